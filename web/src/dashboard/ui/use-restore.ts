import { useApolloClient } from '@apollo/client/react';

import { isRefusedAs } from '../../apollo/errors.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { inParts } from '../../ui/list/use-read-more.ts';
import { settleEach, showPartialFailure } from './settle-each.ts';
import {
  RestoreTrashEntriesDocument,
  RestoreTrashEntryDocument,
} from './RestoreTrashEntry.generated.ts';

/**
 * Returns functions that restore entries of the trash. What comes back may stand in any list, so all of them
 * are read again: at once what is on screen, the rest when it is shown.
 */
export function useRestore() {
  const client = useApolloClient();
  const readAgain = () => client.cache.evict({ id: 'ROOT_QUERY' });

  async function restore(id: string): Promise<void> {
    try {
      await client.mutate({ mutation: RestoreTrashEntryDocument, variables: { input: { id } } });
      readAgain();
      showAlert('Restored');
    } catch (error) {
      // The client has logged it; this one the administrator can do something about.
      if (isRefusedAs(error, 'CONFLICT')) {
        showFailure('What this belongs to is in the trash as well. Restore that first.');
      }
    }
  }

  async function restoreMany(all: readonly string[]): Promise<void> {
    let [restored, refused] = [0, 0];
    const { failed } = await settleEach(inParts(all), async (ids) => {
      const { data } = await client.mutate({
        mutation: RestoreTrashEntriesDocument,
        variables: { input: { ids } },
      });
      restored += data?.restoreTrashEntries.deletedIds?.length ?? 0;
      refused += data?.restoreTrashEntries.refusedIds?.length ?? 0;
    });
    readAgain();
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
