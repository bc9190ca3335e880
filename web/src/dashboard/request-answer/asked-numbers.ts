/** The gateway looks up as many at once (schema.graphql). */
const most = 50;

/** Letters and digits, with what stands inside part numbers. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}./-]*[\p{L}\p{N}])?/gu;

/** Lists what may be part numbers in a comment: words of four characters or more that hold a digit. */
export function askedNumbers(text: string): string[] {
  const words = text.match(word) ?? [];
  const numbers = words.filter((one) => one.length >= 4 && /\d/.test(one));
  return [...new Set(numbers)].slice(0, most);
}
