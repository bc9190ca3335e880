import type { Kysely } from 'kysely';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { addImages, removeImage, type ImageOwner } from './image-list.ts';
import type { Images, LocalFile } from './images.ts';

interface ImageServices {
  database: Kysely<Tables>;
  images: Images;
}

/** Adds images at the end of an owner's list (`POST …/image/add`). Throws 'not found' for an unknown owner. */
export async function addImage(
  { database, images }: ImageServices,
  owner: ImageOwner,
  id: number,
  uploads: LocalFile[],
): Promise<void> {
  await images.keep(uploads, (paths) =>
    database.transaction().execute(async (transaction) => {
      await lockRow(transaction, owner, id);
      await addImages(transaction, owner, id, paths);
    }),
  );
}

/** Deletes an image of an owner (`DELETE …/image/delete`). Throws 'not found' if it has no such image. */
export async function deleteImage(
  { database, images }: ImageServices,
  owner: ImageOwner,
  id: number,
  path: string,
): Promise<void> {
  if (!(await removeImage(database, owner, id, path))) throw noSuchRow();
  await images.discard([path]);
}
