import { languageTag } from '../../i18n/language-tag.ts';
import type { Language } from '../../i18n/language.ts';
import type { NavigationMenu_EntryFragment } from './NavigationMenu.generated.ts';

/** A link of the navigation in the visitor's language, or where that has no title in another. */
export interface MenuEntry {
  restId: string;
  title: string;
  lang: Language | undefined;
}

/** The entries as a visitor reads them; one that has no title in any language is left out. */
export function entriesIn(
  language: Language,
  entries: readonly NavigationMenu_EntryFragment[],
): MenuEntry[] {
  return entries.flatMap(({ restId, [language]: title }) =>
    title.in ? [{ restId, title: title.in, lang: languageTag(title.writtenIn) }] : [],
  );
}
