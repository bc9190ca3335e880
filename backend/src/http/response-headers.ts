import type { Response } from 'express';
import type { Page } from '../database/read-page.ts';

/**
 * The header with the number of entries of a list on all of its pages. By it clients know a page from
 * the whole list, which a backend gives that knows no pages.
 */
export const listTotal = 'X-List-Total';

/** Returns the rows of a page, and tells the number of all in a header. */
export function withTotal<Row>(response: Response, { rows, total }: Page<Row>): Row[] {
  response.set(listTotal, String(total));
  return rows;
}

/** The header of a deletion that names the entry of the trash, by which it can be undone. */
export const trashId = 'X-Trash-Id';

/** Tells the id of the entry of the trash in a header. */
export function withTrashId(response: Response, entry: number): void {
  response.set(trashId, String(entry));
}
