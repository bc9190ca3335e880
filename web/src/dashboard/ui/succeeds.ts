import { isStored } from '../../apollo/errors.ts';

/**
 * Waits for a write and tells whether it is stored. A failed call shows no message (spec 8); the
 * Apollo client has logged it, and the screen stays as it is.
 */
export async function succeeds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    return isStored(error);
  }
}
