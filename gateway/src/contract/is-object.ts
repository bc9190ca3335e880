/** Whether a value of a JSON document is an object, which lists and null are not. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
