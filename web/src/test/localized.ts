import type { Language as SchemaLanguage } from '../apollo/schema.generated.ts';
import {
  declarations,
  defaultLanguage,
  forEachLanguage,
  languageOf,
  languages,
} from '../i18n/languages.ts';

/** Lists a text for each language, in the site's order; blank if left out. */
export function inEachLanguage(...given: string[]): string[] {
  return languages.map((_, index) => given[index] ?? '');
}

/**
 * A localized text as the server returns it. Takes the texts in the order of the site's languages, blank
 * if left out; where one is blank, visitors get the text of the default language.
 */
export function localized(...given: string[]) {
  const texts = forEachLanguage((language) => given[languages.indexOf(language)] ?? '');
  const shownIn = (name: SchemaLanguage) => {
    const language = languageOf(name) ?? defaultLanguage;
    return texts[language] ? language : defaultLanguage;
  };
  return {
    ...texts,
    in: ({ language }: { language: SchemaLanguage }) => texts[shownIn(language)],
    writtenIn: ({ language }: { language: SchemaLanguage }) => {
      const shown = shownIn(language);
      return texts[shown] ? declarations[shown].schemaName : null;
    },
  };
}
