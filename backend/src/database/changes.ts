/** Checks whether a PATCH changes nothing, since SQL has no update without columns. */
export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
