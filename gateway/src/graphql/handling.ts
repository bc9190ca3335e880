import { badUserInput } from '../contract/error.ts';
import type { RestHandling, RestStatus } from '../contract/handling.ts';
import { restStatuses } from '../contract/handling.ts';
import { restIdOf } from './global-id.ts';

/** Resolves what was done about something that a visitor has sent. */
export const handling = {
  receivedAt: ({ created_at }: RestHandling) => created_at,
  isSuspectedSpam: ({ suspected }: RestHandling) => suspected ?? false,
  status: ({ status }: RestHandling) => statusName(status),
  handledBy: ({ handled_by }: RestHandling) => (handled_by ? { login: handled_by } : null),
  handledAt: ({ handled_at }: RestHandling) => handled_at,
};

const statusNames = { open: 'OPEN', answered: 'ANSWERED', done: 'DONE' } as const;

type Status = (typeof statusNames)[RestStatus];

/** Names a status as the schema does; null for none. */
export function statusName(status: RestStatus | null | undefined): Status | null {
  return status ? statusNames[status] : null;
}

/** Names a status as the contract does. */
export function statusKey(status: Status): RestStatus {
  return restStatuses.find((one) => statusNames[one] === status) ?? 'open';
}

/** How many may be changed or deleted at once. */
const maxReceived = 200;

/** Reads the global ids of what visitors have sent. Throws `BAD_USER_INPUT` for none and for too many. */
export function receivedIdsOf(type: 'Request' | 'Application', ids: string[]): string[] {
  if (ids.length === 0 || ids.length > maxReceived) {
    throw badUserInput('ids', `must be 1 to ${maxReceived}`);
  }
  return ids.map((id) => restIdOf(type, id, 'ids'));
}
