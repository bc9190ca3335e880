import type { Language } from '../contract/language.ts';
import { languageKey, languages } from '../contract/language.ts';
import type { Localized } from '../contract/localized.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** Tags other than images, and spaces: an emptied editor leaves `<p><br></p>`. */
const invisible = /<\/?(?!img\b)[a-z][^<>]*>|&nbsp;/gi;

/** Whether a text, plain or rich, shows nothing. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').trim() === '';
}

/** Returns the language in which readers of a language get a text: theirs, or the first that has it. */
function languageShown(text: Localized, language: Language): Language | null {
  const hasText = (one: Language) => !isBlank(text[languageKey(one)]);
  return hasText(language) ? language : (languages.find(hasText) ?? null);
}

const forReaders = {
  in: (text, { language }) => {
    const shown = languageShown(text, language);
    return shown ? text[languageKey(shown)] : '';
  },
  writtenIn: (text, { language }) => languageShown(text, language),
} satisfies Resolvers['LocalizedText'];

/** Resolves a text, plain or rich, for readers of one language. */
export const localizedTextResolvers = {
  LocalizedText: forReaders,
  LocalizedHTML: forReaders,
} satisfies Resolvers;
