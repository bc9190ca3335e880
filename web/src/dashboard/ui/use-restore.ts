import { useApolloClient } from '@apollo/client/react';

import { isRefusedAs } from '../../apollo/errors.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { RestoreTrashEntryDocument } from './RestoreTrashEntry.generated.ts';

/**
 * Returns a function that restores an entry of the trash. What comes back may stand in any list, so all
 * of them are read again: at once what is on screen, the rest when it is shown.
 */
export function useRestore(): (id: string) => Promise<void> {
  const client = useApolloClient();
  return async (id) => {
    try {
      await client.mutate({ mutation: RestoreTrashEntryDocument, variables: { input: { id } } });
      client.cache.evict({ id: 'ROOT_QUERY' });
      showAlert('Restored');
    } catch (error) {
      // The client has logged it; this one the administrator can do something about.
      if (isRefusedAs(error, 'CONFLICT')) {
        showAlert('What this belongs to is in the trash as well. Restore that first.');
      }
    }
  };
}
