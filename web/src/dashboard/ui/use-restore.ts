import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { hasErrorCode, isRefusedAs } from '../../apollo/errors.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { inParts } from '../../ui/list/use-read-more.ts';
import { settleEach, showPartialFailure } from './settle-each.ts';
import {
  RestoreTrashEntriesDocument,
  RestoreTrashEntryDocument,
} from './RestoreTrashEntry.generated.ts';

/**
 * Returns functions that restore entries of the trash. What comes back may stand in any list, so all of them
 * are read again: at once what is on screen, the rest when it is shown. On the screen of the trash its list only
 * loses them by `removeFromTrash`: one that is read again begins with its first page, and would lose the place
 * to which one has scrolled.
 */
export function useRestore(removeFromTrash?: (cache: ApolloCache, ids: readonly string[]) => void) {
  const client = useApolloClient();

  function readAgain(goneIds: readonly string[]) {
    removeFromTrash?.(client.cache, goneIds);
    client.cache.modify({
      fields: (stored: unknown, { fieldName, DELETE }) =>
        removeFromTrash && fieldName === 'trash' ? stored : DELETE,
    });
  }

  async function restore(id: string): Promise<void> {
    try {
      await client.mutate({ mutation: RestoreTrashEntryDocument, variables: { input: { id } } });
      readAgain([id]);
      showAlert('Restored');
    } catch (error) {
      if (hasErrorCode(error, 'NOT_FOUND')) {
        readAgain([id]);
        showFailure('Somebody else has restored this or deleted it for good.');
      }
      // The client has logged it; this one the administrator can do something about.
      if (isRefusedAs(error, 'CONFLICT')) {
        showFailure('What this belongs to is in the trash as well. Restore that first.');
      }
    }
  }

  async function restoreMany(all: readonly string[]): Promise<void> {
    const gone: string[] = [];
    let [restored, refused] = [0, 0];
    const { failed } = await settleEach(inParts(all), async (ids) => {
      const { data } = await client.mutate({
        mutation: RestoreTrashEntriesDocument,
        variables: { input: { ids } },
      });
      const { deletedIds, refusedIds } = data?.restoreTrashEntries ?? {};
      restored += deletedIds?.length ?? 0;
      refused += refusedIds?.length ?? 0;
      // Those that somebody else has restored are in neither.
      gone.push(...ids.filter((id) => !refusedIds?.includes(id)));
    });
    readAgain(gone);
    if (failed.length > 0) {
      showPartialFailure({ done: restored, failed: failed.flat().length }, 'restored');
    } else if (restored > 0) showAlert(restored === 1 ? 'Restored' : `${restored} restored`);
    if (refused > 0) {
      const belong = refused === 1 ? 'belongs' : 'belong';
      showFailure(
        `What ${refused} of them ${belong} to is in the trash as well. Restore that first.`,
      );
    }
  }

  return { restore, restoreMany };
}
