import type { Language } from './languages.ts';

/** Writes the one address of a screen in a language: `/de/part-list/2` of the route `/part-list/2`. */
export function twinAddress(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
