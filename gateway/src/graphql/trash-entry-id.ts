import { toGlobalId } from './global-id.ts';

/** Returns the global id of an entry of the trash; null over a backend that keeps none. */
export function trashEntryId(trashId: string | undefined): string | null {
  return trashId === undefined ? null : toGlobalId('TrashEntry', trashId);
}
