/** Whether a PATCH brings anything; an update of nothing is no SQL. */
export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
