import { isRecent } from '../form/kept-forms.ts';
import { StoredList, useStoredList } from '../stored-list.ts';
import type { ColumnRole } from './headings.ts';

/** A list that somebody has pasted and not yet added to the enquiry. */
interface PastedText {
  text: string;
  /** What the columns hold, where somebody has said so. */
  roles?: ColumnRole[];
  at: number;
}

const stored = new StoredList('pasted_list', isPastedText);

/** Returns the pasted list, which is kept for a day. */
export function usePastedText(): PastedText | undefined {
  return useStoredList(stored).find(({ at }) => isRecent(at));
}

/** Returns the pasted list, which is kept for a day. */
export function readPastedText(): PastedText | undefined {
  return stored.read().find(({ at }) => isRecent(at));
}

/** Keeps a pasted list, in place of the one before. */
export function keepPastedText(text: string, roles?: ColumnRole[]): void {
  stored.write(text === '' ? [] : [{ text, ...(roles && { roles }), at: Date.now() }]);
}

/** Deletes a list that is older than a day. */
export function forgetOldPastedText(): void {
  stored.write(stored.read().filter(({ at }) => isRecent(at)));
}

function isPastedText(value: object): value is PastedText {
  const { text, roles, at } = value as Record<string, unknown>;
  const isRoles =
    roles === undefined ||
    (Array.isArray(roles) && roles.every((role) => typeof role === 'string'));
  return typeof text === 'string' && typeof at === 'number' && isRoles;
}
