import { gatewayError } from './rest-error.ts';

/**
 * The entity that a write has just made, where the backend did not say which: of those that look
 * like it, the one with the highest id. Throws `BACKEND_INVALID_RESPONSE` where there is none.
 */
export function newest<T extends { id: string }>(
  row: string,
  entities: T[],
  looksLikeIt: (entity: T) => boolean = () => true,
): T {
  const made = entities
    .filter(looksLikeIt)
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
    .at(-1);
  if (!made) throw gatewayError('BACKEND_INVALID_RESPONSE', { row });
  return made;
}
