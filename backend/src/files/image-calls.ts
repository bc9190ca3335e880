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

/** `POST …/image/add`: stores images at the end of a list. Throws 'not found' for an unknown owner. */
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

/** `DELETE …/image/delete`: throws 'not found' unless the path is an image of that owner. */
export async function deleteImage(
  { database, images }: ImageServices,
  owner: ImageOwner,
  id: number,
  path: string,
): Promise<void> {
  if (!(await removeImage(database, owner, id, path))) throw noSuchRow();
  await images.discard([path]);
}
