import { showAlert } from '../../ui/alert/alert.ts';
import { confirm } from './confirm.ts';
import { succeeds } from './succeeds.ts';

/** Asks for confirmation, deletes and shows the alert (spec 4, 8); resolves to whether it was deleted. */
export async function deleteConfirmed(write: () => Promise<unknown>): Promise<boolean> {
  if (!(await confirm('Are you sure you want to delete?'))) return false;
  if (!(await succeeds(write()))) return false;
  showAlert('Successfully deleted');
  return true;
}
