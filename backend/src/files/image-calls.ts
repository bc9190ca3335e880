import { lockRow } from '../database/lock-row.ts';
import { notFound } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import type { Upload } from '../http/uploads.ts';
import { addImages, removeImage, type ImageOwner } from './image-list.ts';

/** Which list of images is meant. */
export interface ImageListOf {
  table: 'spare' | 'product' | 'service' | 'page';
  column: ImageOwner;
  id: number;
}

/** `POST …/image/add`: stores images at the end of a list. Throws 404 for an unknown owner. */
export async function addImage(
  { database, images }: Services,
  { table, column, id }: ImageListOf,
  uploads: Upload[],
): Promise<void> {
  await images.keep(uploads, (paths) =>
    database.transaction().execute(async (transaction) => {
      await lockRow(transaction, table, id);
      await addImages(transaction, column, id, paths);
    }),
  );
}

/** `DELETE …/image/delete`: 404 unless the path is an image of that owner. */
export async function deleteImage(
  { database, images }: Services,
  column: ImageOwner,
  id: number,
  path: string,
): Promise<void> {
  if (!(await removeImage(database, column, id, path))) throw notFound();
  await images.discard([path]);
}
