import { showAlert } from '../../ui/alert.ts';
import { confirm } from './confirm.ts';
import { succeeds } from './succeeds.ts';

/** Asks what every deletion asks first, deletes and says so (spec 4, 8); tells whether it was done. */
export async function deleteConfirmed(write: () => Promise<unknown>): Promise<boolean> {
  if (!(await confirm('Are you sure you want to delete?'))) return false;
  if (!(await succeeds(write()))) return false;
  showAlert('Successfully deleted');
  return true;
}
