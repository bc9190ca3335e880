import { isBefore } from './rest-id.ts';
import { gatewayError } from './rest-error.ts';

/**
 * The entity that a write has just made, where the backend did not say which: of those that look
 * like it, the one with the highest id; the last of the list where ids are no numbers, which do not
 * tell what is newer. Throws `BACKEND_INVALID_RESPONSE` where there is none.
 */
export function newest<T extends { id: string }>(
  row: string,
  entities: T[],
  looksLikeIt: (entity: T) => boolean = () => true,
): T {
  const made = entities
    .filter(looksLikeIt)
    .toSorted((a, b) => Number(isBefore(b.id, a.id)) - Number(isBefore(a.id, b.id)))
    .at(-1);
  if (!made) throw gatewayError('BACKEND_INVALID_RESPONSE', { row });
  return made;
}
