/**
 * Waits for a write and tells whether it succeeded. A failed call shows no message (spec 8); the
 * Apollo client has logged it, and the screen stays as it is.
 */
export async function succeeds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch {
    return false;
  }
}
