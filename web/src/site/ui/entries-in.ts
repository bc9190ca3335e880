import type { LocalizedText_ShownFragment } from '../../i18n/LocalizedText.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';

/** A link to a spare or service in the visitor's language, or in another one if that has no title. */
export interface MenuEntry {
  restId: string;
  title: string;
  lang: Language | undefined;
}

/** Gives the entries as a visitor reads them; leaves out those without a title in any language. */
export function entriesIn(
  language: Language,
  entries: readonly { restId: string; title: LocalizedText_ShownFragment }[],
): MenuEntry[] {
  return entries.flatMap(({ restId, title }) =>
    title[language]
      ? [{ restId, title: title[language], lang: languageOf(title[`${language}WrittenIn`]) }]
      : [],
  );
}
