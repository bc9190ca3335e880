import { isBlank } from 'backend/html-text';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import { languageKey, languages } from '../contract/language.ts';
import type { Language } from '../contract/language.ts';
import type { Localized } from '../contract/localized.ts';
import type {
  TranslatedField,
  TranslatedKind,
  TranslationProblem,
} from '../resolvers.generated.ts';

/** A text that administrators translate. */
export interface Translated {
  kind: TranslatedKind;
  /** The REST id of what an administrator opens to translate it; of a page its slug. */
  restId: string;
  title: string;
  field: TranslatedField;
  text: Localized;
}

/** Texts of one object that lack the same in one language. */
export interface TranslationGap extends Omit<Translated, 'text'> {
  language: Language;
  problem: TranslationProblem;
  count: number;
}

/** Texts of one object of which another language was changed later. */
export type OutdatedTexts = Pick<
  TranslationGap,
  'kind' | 'restId' | 'field' | 'language' | 'count'
>;

/**
 * Lists what is missing in a language, by language and then in the order of the texts. Counts the texts
 * of one object, such as the sub-parts of a spare, together. Adds the outdated ones of these objects.
 */
export async function translationGaps(
  texts: Translated[],
  outdated: OutdatedTexts[] = [],
): Promise<TranslationGap[]> {
  const titles = new Map(
    await flatMapInPieces(texts, (of): [string, string][] => [[keyOf(of), of.title]]),
  );
  const missing = await flatMapInPieces(texts, missingTexts);
  return languages.flatMap((language) => [
    ...together(missing.filter((gap) => gap.language === language)),
    ...outdated.flatMap((of) => {
      const title = titles.get(keyOf(of));
      const isListed = of.language === language && title !== undefined;
      return isListed ? [{ ...of, title, problem: 'OUTDATED' as const }] : [];
    }),
  ]);
}

/** Lists what is missing of a text. */
function missingTexts({ text, ...of }: Translated): TranslationGap[] {
  return languages.flatMap((language) => {
    const problem = problemOf(text, language);
    return problem ? [{ ...of, language, problem, count: 1 }] : [];
  });
}

/** Counts gaps of the same texts together. */
function together(missing: TranslationGap[]): TranslationGap[] {
  const gaps = new Map<string, TranslationGap>();
  for (const gap of missing) {
    const key = [keyOf(gap), gap.problem].join();
    const known = gaps.get(key);
    if (known) known.count += 1;
    else gaps.set(key, gap);
  }
  return [...gaps.values()];
}

function keyOf({ kind, restId, field }: Pick<Translated, 'kind' | 'restId' | 'field'>): string {
  return [kind, restId, field].join();
}

/** Returns what is wrong with a text in a language; a text that is blank in all of them is none. */
function problemOf(text: Localized, language: Language): TranslationProblem | undefined {
  const here = text[languageKey(language)];
  const others = languages.filter((one) => one !== language).map((one) => text[languageKey(one)]);
  if (isBlank(here)) return others.some((other) => !isBlank(other)) ? 'EMPTY' : undefined;
  return isUntranslated(here, others, language) ? 'UNTRANSLATED' : undefined;
}

/** Whether a text is prose that one of other languages has as well. */
export function isUntranslated(text: string, others: string[], language: Language): boolean {
  const words = wordsOf(text);
  const isSame = others.some((other) => wordsOf(other).join(' ') === words.join(' '));
  return isSame && isProse(words, language);
}

function wordsOf(text: string): string[] {
  const plain = text.replace(/<[^<>]*>|&nbsp;/gi, ' ');
  return plain.split(/\s+/).filter(Boolean);
}

/**
 * Whether equal texts of two languages are one that nobody has translated. A number such as `LM6000 PC`
 * and a short term such as `Filter` may be the same in two languages, but no Russian word is in Latin.
 */
function isProse(words: string[], language: Language): boolean {
  const count = words.filter((word) => /\p{Ll}{3}/u.test(word)).length;
  return language === 'RU' && !/\p{Script=Cyrillic}/u.test(words.join()) ? count > 0 : count >= 3;
}
