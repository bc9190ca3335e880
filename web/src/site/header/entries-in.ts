import { languageOf } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import type { NavigationMenu_EntryFragment } from './NavigationMenu.generated.ts';

/** A link of the navigation in the visitor's language, or in another one if that has no title. */
export interface MenuEntry {
  restId: string;
  title: string;
  lang: Language | undefined;
}

/** Gives the entries as a visitor reads them; leaves out those without a title in any language. */
export function entriesIn(
  language: Language,
  entries: readonly NavigationMenu_EntryFragment[],
): MenuEntry[] {
  return entries.flatMap(({ restId, title }) =>
    title[language]
      ? [{ restId, title: title[language], lang: languageOf(title[`${language}WrittenIn`]) }]
      : [],
  );
}
