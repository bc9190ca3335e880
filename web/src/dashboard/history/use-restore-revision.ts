import { useMutation } from '@apollo/client/react';
import { useContext } from 'react';

import { showAlert } from '../../ui/alert/alert.ts';
import { askToDiscard, UnsavedFormsContext } from '../drafts/unsaved-forms.ts';
import { confirm } from '../ui/confirm.ts';
import { succeeds } from '../ui/succeeds.ts';
import { RestoreRevisionDocument } from './RestoreRevision.generated.ts';

/** Restores a revision by its id; resolves to whether it is stored. */
type Restore = (id: string, form: HTMLFormElement | undefined) => Promise<boolean>;

/**
 * Returns a function that asks for confirmation, and about the unsaved changes of a form, restores a
 * revision and shows an alert. It names no version, unlike a save: nothing is lost where somebody else has
 * saved meanwhile, since that stays in the history.
 */
export function useRestoreRevision(): Restore {
  const [restoreRevision] = useMutation(RestoreRevisionDocument, {
    // It puts back the position and the category as well, which lists show.
    update: (cache) => cache.evict({ id: 'ROOT_QUERY' }),
  });
  const unsaved = useContext(UnsavedFormsContext);
  return async (id, form) => {
    if (!(await confirm('Restore this revision?', 'What is stored now stays in the history.'))) {
      return false;
    }
    // They are discarded once it is restored.
    if (!(await askToDiscard(unsaved, form))) return false;
    if (!(await succeeds(restoreRevision({ variables: { input: { id } } })))) return false;
    showAlert('Restored');
    return true;
  };
}
