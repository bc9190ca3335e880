/** Encodes a text for a part of an address; `encodeURIComponent` throws for half a character (lone surrogate). */
export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
