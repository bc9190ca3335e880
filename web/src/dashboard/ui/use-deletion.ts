import { useApolloClient } from '@apollo/client/react';

import { showAlert } from '../../ui/alert/alert.ts';
import { confirm } from './confirm.ts';
import { forgetTrashList, trashEntryIn } from './trash-list.ts';
import { succeeds } from './succeeds.ts';
import { useRestore } from './use-restore.ts';

/** Asks for confirmation and deletes; resolves to whether it was deleted. */
type Deletion = (write: () => Promise<unknown>, cascade?: string) => Promise<boolean>;

/**
 * Returns a function that asks for confirmation, which names what goes along, deletes and shows the
 * alert (spec 4, 8). Where the backend keeps a trash, the alert offers to undo it. The write resolves to the
 * response, or to those of several deletions.
 */
export function useDeletion(): Deletion {
  const { restore, restoreMany } = useRestore();
  const { cache } = useApolloClient();
  return async (write, cascade) => {
    if (!(await confirm('Are you sure you want to delete?', cascade))) return false;
    let entries: string[] = [];
    const deleted = write().then((response) => {
      entries = [response].flat().flatMap((one) => trashEntryIn(one) ?? []);
    });
    if (!(await succeeds(deleted))) return false;
    const [first, ...others] = entries;
    if (first) forgetTrashList(cache);
    const run = () => void (others.length > 0 ? restoreMany(entries) : restore(first ?? ''));
    showAlert('Successfully deleted', first ? { label: 'Undo', run } : undefined);
    return true;
  };
}
