import { isBlank } from 'backend/html-text';
import type { Language } from './contract/language.ts';
import { languageKey, languages } from './contract/language.ts';
import { calloutsOf, imageFields, imageUrl } from './contract/image.ts';
import type { Localized } from './contract/localized.ts';
import type { Resolvers } from './resolvers.generated.ts';

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

/** Resolves the values that entities have in common: texts, plain or rich, for readers of one language; images. */
export const valueResolvers = {
  LocalizedText: forReaders,
  LocalizedHTML: forReaders,
  Image: {
    url: async ({ path }, { width }, { imageBase, session }) => {
      const isOffered =
        typeof width === 'number' && (await session.offer.read()).takes('GET /files/{name}', 'w');
      return imageUrl(imageBase, path, isOffered ? width : null);
    },
    alternativeText: ({ description }) =>
      description && imageFields.resolvers.alternativeText(description),
    focalX: ({ description }) => description?.focal_x ?? null,
    focalY: ({ description }) => description?.focal_y ?? null,
    callouts: (image) => (image.callouts ? calloutsOf(image) : null),
  },
} satisfies Resolvers;
