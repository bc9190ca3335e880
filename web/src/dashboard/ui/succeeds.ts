import { isStored } from '../../apollo/errors.ts';
import { closeOvertaken } from '../../ui/alert/alert.ts';

/**
 * Waits for a write; resolves to whether it is stored. A failed call shows no message (spec 8) and leaves
 * the screen as it is, but for the alert of an earlier success; the Apollo client has logged it.
 */
export async function succeeds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isStored(error)) return true;
    void closeOvertaken();
    return false;
  }
}
