import { foldNumber } from 'backend/part-folding';

/** How long a number may be that the gateway looks up (schema.graphql). */
const maxLength = 100;

/** Letters and digits, with what stands inside part numbers. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}./-]*[\p{L}\p{N}])?/gu;

/** The end of a line that a basket has written, such as `A-11, nozzle × 2`. */
const quantityAtEnd = /×\s*(\d{1,9})\s*$/u;

/** What may be a part number, and how many were ordered; null where the line does not say. */
export interface RequestedNumber {
  number: string;
  quantity: number | null;
}

/**
 * Lists what may be part numbers in a comment: words of four characters or more that hold a digit. Of
 * several spellings of a number, the first. A line that begins with a number orders one if it does not say
 * how many, as a basket writes it; of several such lines the quantities are added up.
 */
export function requestedNumbers(text: string): RequestedNumber[] {
  const found = text.split('\n').flatMap((line) => {
    const stated = quantityAtEnd.exec(line)?.[1];
    const words = line.replace(quantityAtEnd, '').match(word) ?? [];
    return words
      .filter((one) => one.length >= 4 && one.length <= maxLength && /\d/.test(one))
      .map((number, index) => ({
        number,
        quantity: stated ? Number(stated) : line.startsWith(`${number},`) ? 1 : null,
        beginsLine: index === 0 && line.startsWith(number),
      }));
  });
  const spellings = Map.groupBy(found, ({ number }) => foldNumber(number)).values();
  return Array.from(spellings).flatMap(([first, ...more]) => {
    if (!first) return [];
    const ordered = [first, ...more].filter(({ beginsLine }) => beginsLine);
    const stated = (ordered[0] ? ordered : [first]).flatMap(({ quantity }) => quantity ?? []);
    const quantity = stated.length > 0 ? stated.reduce((sum, one) => sum + one) : null;
    return [{ number: first.number, quantity }];
  });
}
