import type { LocalizedText_ShownFragment } from '../../i18n/LocalizedText.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { pathOf } from '../../public-screens.ts';
import type { EntryScreen } from '../../public-screens.ts';

/** A link to a spare or service in the visitor's language, or in another one if that has no title. */
export interface MenuEntry {
  restId: string;
  path: string;
  title: string;
  lang: Language | undefined;
}

/** Gives the entries as a visitor reads them; leaves out those without a title in any language. */
export function entriesIn(
  language: Language,
  entries: readonly { restId: string; title: LocalizedText_ShownFragment }[],
  screen: EntryScreen,
): MenuEntry[] {
  return entries.flatMap(({ restId, title }) =>
    title[language]
      ? [
          {
            restId,
            path: pathOf(screen, restId),
            title: title[language],
            lang: languageOf(title[`${language}WrittenIn`]),
          },
        ]
      : [],
  );
}
