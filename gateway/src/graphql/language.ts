import type { Language } from './resolvers.generated.ts';

/** The languages of the site, the default first (spec 9). */
export const languages = ['DE', 'EN', 'RU'] as const satisfies Language[];

/** The language that a backend names in any case; null where it names none of the three. */
export function toLanguage(name: string | null | undefined): Language | null {
  const upper = name?.toUpperCase();
  return upper === 'DE' || upper === 'EN' || upper === 'RU' ? upper : null;
}
