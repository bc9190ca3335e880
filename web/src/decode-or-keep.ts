/** Decodes a part of an address; what is not validly encoded, such as `50%`, means itself. */
export function decodeOrKeep(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
