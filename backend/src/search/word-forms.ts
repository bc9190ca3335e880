import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stopwords as englishStopWords } from '@orama/stopwords/english';
import { stopwords as germanStopWords } from '@orama/stopwords/german';
import { stopwords as russianStopWords } from '@orama/stopwords/russian';
import { foldText, hasDigits, withinWords } from '../part-folding.ts';

const stopWords = new Set([...germanStopWords, ...englishStopWords, ...russianStopWords]);

/** The time that stemming takes grows with the square of the length; no word of a language is longer. */
const maxStemmedLength = 40;

/** Shorter words and stems occur within too many others. */
export const minLengthWithinWords = 4;

/** Shorter words end too many others: a control is no Öl. */
const minLengthAtEnd = 3;

/**
 * Splits a text into lower-case words, so that each folds to what `foldText` makes of it. A single Latin
 * letter belongs to the word after it: an O ring is an O-ring.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(withinWords, '')
    .replaceAll(/(?<![\p{L}\p{N}])([b-z]) +(?=[a-zäöüß]{3})/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether a word only joins others, like 'for'. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Whether a text has Cyrillic letters. */
export function isCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text);
}

/**
 * Spellings of a folded word that endings and typewriters change in the middle, where no stem is the
 * beginning of both: DUESE is DUSE, КОЛЕЦ has КОЛЬЦО's stem КОЛЦ. Of short words, OEL is OL, but FUEL is not
 * FUL.
 */
export function otherSpellings(folded: string): string[] {
  if (hasDigits(folded)) return [];
  const spellings = [
    folded.replaceAll(/(?<![AEQ])([A0U])E/g, '$1'),
    folded.replace(/(?<=\S{2})[0E]([KЦЛH])$/u, '$1'),
  ];
  const isTelling = ({ length }: string) => length >= minLengthWithinWords || /^0E./.test(folded);
  return spellings.filter((one) => one !== folded && isTelling(one));
}

/**
 * Returns the terms, any of which in a folded text means that the word is there: its stems, the word as it
 * is and its other spellings. Short stems have to be whole words; a short word has to begin or end one, or
 * to be a fragment of a number.
 */
export function termsOf(word: string): string[] {
  const folded = foldText(word);
  if (hasDigits(folded) || word.length > maxStemmedLength)
    return [folded, ...dividedNumber(folded)];
  const spellings = [word, ...otherSpellings(folded).map((one) => one.toLowerCase())];
  const stems = spellings.flatMap(stemsOf).map((stem) => {
    return isShort(stem) ? ` ${stem} ` : stem;
  });
  // English has hardly a compound that is one word, and its stems are short.
  const english = foldText(stemEnglish(word));
  const terms = [...[folded, ...otherSpellings(folded)].flatMap(withBlanks), ...stems];
  if (!isShort(english) && !isCyrillic(word)) terms.push(` ${english}`);
  // What holds a shorter term is found by that.
  const found = [...new Set(terms)].filter(
    (term, _, all) => !all.some((other) => other !== term && term.includes(other)),
  );
  return isShort(folded) && folded.length > 1 ? [...found, folded] : found;
}

function isShort({ length }: string): boolean {
  return length < minLengthWithinWords;
}

function withBlanks(folded: string): string[] {
  if (!isShort(folded)) return [folded];
  return folded.length < minLengthAtEnd ? [` ${folded}`] : [` ${folded}`, `${folded} `];
}

/** Whether a term counts only within words with digits, since it is short and may be anywhere in them. */
export function isFragment(term: string): boolean {
  return isShort(term) && !term.includes(' ') && !hasDigits(term);
}

/** Whether a folded text holds a term. */
export function holds(text: string, term: string): boolean {
  if (!text.includes(term)) return false;
  return (
    !isFragment(term) || text.split(' ').some((word) => hasDigits(word) && word.includes(term))
  );
}

function stemsOf(word: string): string[] {
  const stems = isCyrillic(word)
    ? [stemRussian(word)]
    : // The stemmer leaves the ending of Schaufeln, and too little of Düsen.
      [stemGerman(word), word.replace(/(?<=[elr])n$/, '')];
  return stems.map(foldText).filter((stem) => stem.length > 1);
}

/** LM6000 is meant where LM 6000 is written. */
function dividedNumber(folded: string): string[] {
  const [, letters, digits] = /^(\p{L}+)(\p{N}+)$/u.exec(folded) ?? [];
  return letters && digits ? [` ${letters} ${digits}`] : [];
}

/** Latin letters by the Russian ones that they stand for in English and German transliteration. */
const transliteration: [latin: RegExp, cyrillic: string][] = [
  [/shch|schtsch/g, 'щ'],
  [/tsch|ch/g, 'ч'],
  [/sch|sh/g, 'ш'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts|tz/g, 'ц'],
  [/[yj]a/g, 'я'],
  [/[yj]u/g, 'ю'],
  [/[yj][eo]/g, 'е'],
  [/x/g, 'кс'],
];

const letters: Record<string, string> = {
  ...{ a: 'а', b: 'б', c: 'ц', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й', k: 'к' },
  ...{ l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в' },
  ...{ w: 'в', y: 'ы', z: 'з' },
};

/** Writes Latin words in Cyrillic letters, as Russian is typed on a foreign keyboard. */
export function inCyrillic(words: string[]): string[] | undefined {
  if (!words.every((word) => /^[a-z]{4,40}$/.test(word))) return undefined;
  return words.map((word) =>
    transliteration
      .reduce((text, [latin, sign]) => text.replaceAll(latin, sign), word)
      .replaceAll(/[a-z]/g, (letter) => letters[letter] ?? letter),
  );
}
