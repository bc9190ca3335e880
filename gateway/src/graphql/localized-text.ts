import { givenFields } from '../rest/given-fields.ts';
import type {
  Language,
  LocalizedTextChangeInput,
  LocalizedTextInput,
  Resolvers,
} from './resolvers.generated.ts';

/** A text in the three languages of the site. */
export interface Localized {
  de: string;
  en: string;
  ru: string;
}

/** The three fields in which the contract keeps a text, for instance `title_de`. */
export type LocalizedFields<Name extends string> = Record<`${Name}_${keyof Localized}`, string>;

/** Resolves a text that a REST object keeps in three fields, for instance `localized('title')`. */
export function localized<Name extends string>(
  name: Name,
): (object: LocalizedFields<Name>) => Localized {
  // Put together once: a list asks for them with every entry.
  const [de, en, ru] = [`${name}_de`, `${name}_en`, `${name}_ru`] as const;
  return (object) => ({ de: object[de], en: object[en], ru: object[ru] });
}

/** Gives the fields for the contract out of a text as it was typed; out of a change those that it names. */
export function localizedFields<Name extends string>(
  name: Name,
  text: LocalizedTextInput,
): LocalizedFields<Name>;
export function localizedFields<Name extends string>(
  name: Name,
  change: LocalizedTextChangeInput | null | undefined,
): Partial<LocalizedFields<Name>>;
export function localizedFields(name: string, text?: LocalizedTextChangeInput | null): object {
  return givenFields({
    [`${name}_de`]: text?.de,
    [`${name}_en`]: text?.en,
    [`${name}_ru`]: text?.ru,
  });
}

/** The keys of the languages in `Localized`, and their names in the contract. */
export const languageKeys = { DE: 'de', EN: 'en', RU: 'ru' } as const;

/** In this order one stands in for another; the first is the default (spec 9). */
const languages: readonly Language[] = ['DE', 'EN', 'RU'];

/** Tags, but for images, and spaces: `<p><br></p>` is what an emptied editor leaves. */
const invisible = /<\/?(?!img\b)[a-z][^<>]*>|&nbsp;/gi;

/** Whether a text, plain or rich, shows nothing. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').trim() === '';
}

/** The language of the text that readers of a language get: theirs, else the first that has one. */
function languageShown(text: Localized, language: Language): Language | null {
  const hasText = (one: Language) => !isBlank(text[languageKeys[one]]);
  return hasText(language) ? language : (languages.find(hasText) ?? null);
}

/** Resolves a text for readers of one language; all three are fields of their own. */
export const localizedTextResolvers = {
  LocalizedText: {
    in: (text, { language }) => {
      const shown = languageShown(text, language);
      return shown ? text[languageKeys[shown]] : '';
    },
    writtenIn: (text, { language }) => languageShown(text, language),
  },
} satisfies Resolvers;
