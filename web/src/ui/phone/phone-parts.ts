/** A piece of a text with telephone numbers: one of them, with its `tel:` address, or what stands beside them. */
export interface PhonePart {
  text: string;
  href?: string | undefined;
}

/**
 * A number as people write it. A slash belongs to it unless a whole number follows. Of the signs before it two
 * count: any number of them would take a second of a long row of parentheses.
 */
const written = /([+(]{0,2}\d(?:[\d\s().–-]|\/(?!\s*\(?[+0]))*\d)/;

/** The most digits of a number (ITU-T E.164). */
const maxDigits = 15;

/** Digits, of which those before a slash are no more than an area code with its country. */
const dialled = /^\+?(?:\d{1,7}\/)*\d+$/;

/**
 * Finds the telephone numbers in a text that people have written, such as '0551 1 or 0551 2'. What may be part of
 * a number or of two gets no address: it would dial nonsense.
 */
export function phoneParts(text: string): PhonePart[] {
  // Every second piece is what the parentheses of the expression have matched.
  const pieces = text.split(written);
  const isAlone = pieces.length === 3;
  return pieces
    .map((piece, index) => {
      const isNumber = index % 2 === 1 && (isAlone || /^[+(0]/.test(piece));
      return { text: piece, href: isNumber ? hrefOf(piece) : undefined };
    })
    .filter((part) => part.text !== '');
}

function hrefOf(number: string): string | undefined {
  // After the code of a country, the 0 in parentheses is not dialled.
  const whole = number.includes('+') ? number.replace('(0)', '') : number;
  const digits = whole.replace(/[^+\d/]/g, '');
  const address = digits.replaceAll('/', '');
  const isOne = dialled.test(digits) && address.replace('+', '').length <= maxDigits;
  return isOne ? `tel:${address}` : undefined;
}
