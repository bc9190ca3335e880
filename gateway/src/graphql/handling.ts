import { badUserInput } from '../contract/error.ts';
import type { RestHandling } from '../contract/handling.ts';
import { schemaName } from '../contract/kinds.ts';
import { restIdOf } from './global-id.ts';

/** Resolves what was done about something that a visitor has sent. */
export const handling = {
  receivedAt: ({ created_at }: RestHandling) => created_at,
  isSuspectedSpam: ({ suspected }: RestHandling) => suspected ?? false,
  status: ({ status }: RestHandling) => (status ? schemaName(status) : null),
  handledBy: ({ handled_by }: RestHandling) => (handled_by ? { login: handled_by } : null),
  handledAt: ({ handled_at }: RestHandling) => handled_at,
};

/** How many may be changed or deleted at once. */
const maxReceived = 200;

/** Reads the global ids of what visitors have sent. Throws `BAD_USER_INPUT` for none and for too many. */
export function receivedIdsOf(type: 'Request' | 'Application', ids: string[]): string[] {
  if (ids.length === 0 || ids.length > maxReceived) {
    throw badUserInput('ids', `must be 1 to ${maxReceived}`);
  }
  return ids.map((id) => restIdOf(type, id, 'ids'));
}
