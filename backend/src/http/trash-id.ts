import type { Response } from 'express';

/** The header of a deletion that names the entry of the trash, by which it can be undone. */
export const trashId = 'X-Trash-Id';

/** Tells the id of the entry of the trash in a header. */
export function withTrashId(response: Response, entry: number): void {
  response.set(trashId, String(entry));
}
