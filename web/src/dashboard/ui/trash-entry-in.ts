/** Returns the entry of the trash that the response to a deletion names; undefined if it names none. */
export function trashEntryIn(response: unknown): string | undefined {
  const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
  return Object.values(data)
    .filter(isObject)
    .map((payload) => payload['trashEntryId'])
    .find((id) => typeof id === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
