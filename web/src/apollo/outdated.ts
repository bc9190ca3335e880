import { userErrorsIn } from './errors.ts';

/** The mark of a response to a save that was refused because what is stored has changed since. */
const mark = 'outdated';

/**
 * Marks a mutation's response if all that was refused is outdated: it contains what is stored, so it is
 * no failed call, and the cache takes it.
 */
export function markIfOutdated<
  TResponse extends { data?: Record<string, unknown> | null; extensions?: Record<string, unknown> },
>(response: TResponse): TResponse {
  const userErrors = userErrorsIn(response.data ?? {});
  if (userErrors.length === 0 || userErrors.some(({ code }) => code !== 'OUTDATED'))
    return response;
  return { ...response, extensions: { ...response.extensions, [mark]: true } };
}

/** Whether a save was refused because what is stored has changed since it was read. */
export function isOutdated(response: { extensions?: Record<string, unknown> }): boolean {
  return response.extensions?.[mark] === true;
}
