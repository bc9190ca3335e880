/** Whether two values of a form are the same; files are the same where they are one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isComposed(one) || !isComposed(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** Whether a value has fields or entries of its own; a file counts as one value. */
export function isComposed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob);
}
