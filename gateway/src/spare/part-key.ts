/** Cyrillic letters that look like Latin ones, and O, which looks like a zero. */
const lookalikes: Record<string, string> = {
  ...{ А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', К: 'K' },
  ...{ М: 'M', О: '0', Р: 'P', Т: 'T', Х: 'X', O: '0' },
};

/** Reduces a part number to what identifies it: no blanks, dashes or small letters. */
export function partKey(number: string): string {
  return number
    .toUpperCase()
    .replace(/[АВСЕНКМОРТХO]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}
