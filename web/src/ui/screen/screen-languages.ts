import { use, useEffect, useMemo, useSyncExternalStore } from 'react';

import type { Language as SchemaLanguage } from '../../apollo/schema.generated.ts';
import { languageOf, languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { ServerSideContext } from './server-side.ts';

/** Where a screen is, by the languages in which it is written. */
export type TranslatedPaths = Partial<Record<Language, string>>;

/** In which languages a screen is written. */
export interface ScreenLanguages {
  /** The language of what is shown, which another one's text may stand in for. */
  shown: Language;
  paths: TranslatedPaths;
}

let current: ScreenLanguages | undefined;
const listeners = new Set<() => void>();

function setCurrent(screen: ScreenLanguages | undefined): void {
  current = screen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reports the languages in which the screen is written, so that the language switch and search engines
 * find it in them; a screen that reports none is written in all.
 */
export function useScreenLanguages(screen: ScreenLanguages | undefined): void {
  use(ServerSideContext)?.translate(screen);

  useEffect(() => {
    setCurrent(screen);
    return () => setCurrent(undefined);
  }, [screen]);
}

/** Returns the languages of the screen that is shown; undefined where it is written in all. */
export function useCurrentLanguages(): ScreenLanguages | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

/** The language in which each language's readers see a text, as `LocalizedText_languages` reads it. */
type WrittenIn = Record<`${Language}WrittenIn`, SchemaLanguage | null>;

/** Lists the languages in which a text is written; all of them where it is blank in each. */
export function languagesOf(text: WrittenIn): readonly Language[] {
  const written = languages.filter((code) => languageOf(text[`${code}WrittenIn`]) === code);
  return written.length > 0 ? written : languages;
}

/** Reports a screen at one path as written in the languages of its text. */
export function useTextLanguages(
  text: (WrittenIn & { writtenIn: SchemaLanguage | null }) | undefined,
  path: string,
): void {
  const screen = useMemo(() => {
    const shown = languageOf(text?.writtenIn ?? null);
    return text && shown && { shown, paths: pathsIn(languagesOf(text), path) };
  }, [text, path]);
  useScreenLanguages(screen);
}

/** Returns the same path for each of some languages. */
export function pathsIn(codes: readonly Language[], path: string): TranslatedPaths {
  return Object.fromEntries(codes.map((code) => [code, path]));
}

/** Returns the path and language of the address that stands for a screen: its own, or that of the text that stands in. */
export function canonicalOf(
  screen: ScreenLanguages | undefined,
  language: Language,
  path: string,
): { language: Language; path: string } {
  if (!screen || screen.shown === language) return { language, path };
  const [pathname = '', ...search] = path.split('?');
  const shownAt = screen.paths[screen.shown] ?? pathname;
  return { language: screen.shown, path: [shownAt, ...search].join('?') };
}
