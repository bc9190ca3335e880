import { languages, type Language } from '../backend/src/languages.ts';

interface Localized {
  language: Language;
  key: string;
  text: string;
}

/** Collects the texts of a value that has them in every language side by side, by their place in it. */
export function localizedTexts(value: unknown, key = ''): Localized[] {
  if (!isObject(value)) return [];
  if (Object.keys(value).length === languages.length && languages.every((code) => code in value)) {
    return languages.flatMap((language) =>
      textsIn(value[language], key).map((text) => ({ language, ...text })),
    );
  }
  return Object.entries(value).flatMap(([name, one]) =>
    localizedTexts(one, keyIn(value, key, name)),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The texts of one language. A function gives its text with a placeholder for its value. */
function textsIn(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (value instanceof Function)
    return textsIn(Reflect.apply(value, undefined, ['{{value}}']), key);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, keyIn(value, key, name)));
}

function keyIn(parent: unknown, key: string, name: string): string {
  return Array.isArray(parent) ? `${key}[${name}]` : [key, name].filter(Boolean).join('.');
}
