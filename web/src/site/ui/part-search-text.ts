/** The most characters that a search takes (schema.graphql). */
export const maxSearchLength = 100;

/**
 * Makes a text from an address one that can be searched for: without what no keyboard types (control
 * characters, halves of a character), and no longer than the search field takes.
 */
export function partSearchText(given: string): string {
  return given
    .slice(0, maxSearchLength)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
}
