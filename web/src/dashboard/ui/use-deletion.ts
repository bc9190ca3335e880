import { useApolloClient } from '@apollo/client/react';

import { showAlert } from '../../ui/alert/alert.ts';
import type { AlertAction } from '../../ui/alert/alert.ts';
import { confirm } from './confirm.ts';
import { settleEach, showPartialFailure } from './settle-each.ts';
import { deletedIdsIn, forgetTrashList, trashEntryIn } from './trash-list.ts';
import { succeeds } from './succeeds.ts';
import { nullIfGone, untilGone } from './until-gone.ts';
import { useRestore } from './use-restore.ts';

const question = 'Are you sure you want to delete?';

/** Asks for confirmation and deletes; resolves to whether it was deleted. */
type Deletion = (
  write: () => Promise<unknown>,
  cascade?: string,
  title?: string,
) => Promise<boolean>;

/**
 * Returns a function that asks for confirmation, which names what goes along, deletes and shows the
 * alert (spec 4, 8). Where the backend keeps a trash, the alert offers to undo it.
 */
export function useDeletion(): Deletion {
  const undoOf = useUndo();
  const client = useApolloClient();
  return async (write, cascade, title = question) => {
    if (!(await confirm(title, cascade))) return false;
    let response: unknown;
    const deleted = untilGone(client, write()).then((value) => {
      response = value;
    });
    if (!(await succeeds(deleted))) return false;
    showAlert('Successfully deleted', undoOf([response]));
    return true;
  };
}

/** Asks for confirmation and deletes several, each or each part by a call of its own; resolves to whether all were. */
type BulkDeletion = <T>(
  all: readonly T[],
  write: (one: T) => Promise<unknown>,
  cascade: string,
) => Promise<boolean>;

/**
 * Returns a function that does the same for several deletions. Where only some succeed, the alert says how
 * many, and offers to undo those.
 */
export function useBulkDeletion(): BulkDeletion {
  const undoOf = useUndo();
  const { cache } = useApolloClient();
  return async (all, write, cascade) => {
    if (!(await confirm(question, cascade))) return false;
    let done = 0;
    const { responses } = await settleEach(all, async (one) => {
      const response = await nullIfGone(write(one));
      // The server may have deleted only some of a part.
      done += response === null ? [one].flat().length : deletedIdsIn(response).length;
      return response;
    });
    // Not before: it would be read with those that are deleted after it.
    if (responses.includes(null)) cache.evict({ id: 'ROOT_QUERY' });
    const undo = undoOf(responses);
    const failed = all.flat().length - done;
    if (failed > 0) showPartialFailure({ done, failed }, 'deleted', undo);
    else showAlert('Successfully deleted', undo);
    return failed === 0;
  };
}

/** Returns what undoes deletions, by their responses; undefined where the backend keeps no trash. */
function useUndo(): (responses: readonly unknown[]) => AlertAction | undefined {
  const { restore, restoreMany } = useRestore();
  const { cache } = useApolloClient();
  return (responses) => {
    const entries = responses.flatMap((response) => trashEntryIn(response) ?? []);
    const [first, ...others] = entries;
    if (!first) return undefined;
    forgetTrashList(cache);
    const run = () => void (others.length > 0 ? restoreMany(entries) : restore(first));
    return { label: 'Undo', run };
  };
}
