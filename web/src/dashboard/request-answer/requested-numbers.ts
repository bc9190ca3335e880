import { foldNumber } from 'backend/part-folding';

/** How many numbers the gateway looks up at once, and how long they may be (schema.graphql). */
const maxNumbers = 50;
const maxLength = 100;

/** Letters and digits, with what stands inside part numbers. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}./-]*[\p{L}\p{N}])?/gu;

/**
 * Lists what may be part numbers in a comment: words of four characters or more that hold a digit. Of
 * several spellings of a number, the first.
 */
export function requestedNumbers(text: string): string[] {
  const words = text.match(word) ?? [];
  const numbers = words.filter(
    (one) => one.length >= 4 && one.length <= maxLength && /\d/.test(one),
  );
  const firstSpellings = Map.groupBy(numbers, foldNumber).values();
  return Array.from(firstSpellings, ([first = '']) => first).slice(0, maxNumbers);
}
