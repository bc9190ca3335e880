import type { Language } from '../contract/language.ts';
import { languageKey, languages } from '../contract/language.ts';
import type { Localized } from '../contract/localized.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** Tags, but for images, and spaces: `<p><br></p>` is what an emptied editor leaves. */
const invisible = /<\/?(?!img\b)[a-z][^<>]*>|&nbsp;/gi;

/** Whether a text, plain or rich, shows nothing. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').trim() === '';
}

/** The language of the text that readers of a language get: theirs, else the first that has one. */
function languageShown(text: Localized, language: Language): Language | null {
  const hasText = (one: Language) => !isBlank(text[languageKey(one)]);
  return hasText(language) ? language : (languages.find(hasText) ?? null);
}

/** Resolves a text for readers of one language; each is a field of its own, too. */
export const localizedTextResolvers = {
  LocalizedText: {
    in: (text, { language }) => {
      const shown = languageShown(text, language);
      return shown ? text[languageKey(shown)] : '';
    },
    writtenIn: (text, { language }) => languageShown(text, language),
  },
} satisfies Resolvers;
