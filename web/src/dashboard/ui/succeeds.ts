import { isStored } from '../../apollo/errors.ts';

/**
 * Waits for a write; resolves to whether it is stored. A failed call shows no message (spec 8) and leaves
 * the screen as it is; the Apollo client has logged it.
 */
export async function succeeds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    return isStored(error);
  }
}
