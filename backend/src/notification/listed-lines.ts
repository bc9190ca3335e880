import { languages, type Language } from '../languages.ts';
import { foldNumber } from '../part-folding.ts';

/** More lines than an enquiry has parts. */
const maxLines = 200;

/** A part number is no longer. */
const maxNumberLength = 100;

type ListedPart = Record<'partnumber' | 'subst_part' | `description_${Language}`, string>;

/** Finds the parts of the lists that numbers name, also as a substitute. */
export type FindParts = (numbers: string[]) => Promise<{ part: ListedPart }[]>;

/** What an enquiry asks for, in the words of the part lists. */
export interface ListedLines {
  /** A line for each part in the form of spec 2.7, with its quantity above one. */
  lines: string[];
  /** The number by which the sender's browser and the company name the enquiry; empty without one. */
  reference: string;
}

/**
 * Reads the parts that an enquiry asks for. Takes no text from it: numbers and descriptions are those of the
 * part lists, so whatever a stranger types, only what the website says itself is written to an address that
 * may be somebody else's.
 */
export async function listedLines(
  findParts: FindParts,
  text: string,
  language: Language,
): Promise<ListedLines> {
  const wanted = text.split('\n').slice(0, maxLines).map(readLine);
  const numbers = wanted.map(({ number }) => number);
  const hits = await findParts(numbers.filter(({ length }) => length <= maxNumberLength));
  const texts = listedTexts(hits, language);
  const lines = wanted.flatMap(({ number, quantity }) => {
    const listed = texts.get(foldNumber(number));
    if (listed === undefined) return [];
    return [quantity > 1 ? `${listed} × ${quantity}` : listed];
  });
  return { lines, reference: /: ([\dA-F]{4}-[\dA-F]{4})\s*$/.exec(text)?.[1] ?? '' };
}

/** Reads the number before the first comma, and the quantity at the end. */
function readLine(line: string): { number: string; quantity: number } {
  const [, part = '', quantity = '1'] = /^(.*?)(?: × (\d{1,5}))?$/.exec(line.trimEnd()) ?? [];
  return { number: part.split(',', 1).join('').trim(), quantity: Number(quantity) };
}

/** Writes the parts by their folded numbers; of a number that is only a substitute, the number alone. */
function listedTexts(hits: { part: ListedPart }[], language: Language): Map<string, string> {
  const own = hits.map(({ part }) => {
    const description = [language, ...languages]
      .map((key) => part[`description_${key}`])
      .find((text) => text !== '');
    const text = [part.partnumber, description, part.subst_part]
      // An imported description may have line breaks.
      .map((words) => words?.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(', ');
    return [foldNumber(part.partnumber), text] as const;
  });
  const substitutes = hits.map(
    ({ part }) => [foldNumber(part.subst_part), part.subst_part] as const,
  );
  // The first of a number counts, as in the lists.
  const texts = new Map([...substitutes.toReversed(), ...own.toReversed()]);
  texts.delete('');
  return texts;
}
