import type { Response } from 'express';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { ownerColumn, type ImageListTable } from '../database/entity-tables.ts';
import { noSuchRow } from '../errors.ts';
import { addImages } from '../files/image-list.ts';
import type { LocalFile } from '../files/images.ts';
import { moveInTransaction } from '../history/trash.ts';
import { change } from '../history/version.ts';
import { withTrashId } from '../http/response-headers.ts';
import type { Services } from '../services.ts';

/** An entity that shows a list of images. */
interface Owner {
  table: ImageListTable;
  id: number;
}

/** What shows a list of images, and how requests name one. */
interface OwnerKind<Params, Found> {
  table: ImageListTable;
  idOf: (params: Params) => number | Promise<number>;
  find: (transaction: Database, params: Params) => Promise<Found>;
}

/** What a request to add or remove an image says of it. */
interface ImageCall<Params> {
  params: Params;
  edit: Edit;
}

/**
 * Makes the handlers that add images to the list of an owner (`POST …/image/add`) and remove one
 * (`DELETE …/image/delete`); both respond with the owner as they have left it. They throw 'not found' for an unknown owner or
 * image, and 'outdated' if the write depends on another version of the owner.
 */
export function imageListHandlers<Params, Found>(
  { database, images }: Pick<Services, 'database' | 'images'>,
  { table, idOf, find }: OwnerKind<Params, Found>,
) {
  return {
    add: async ({ params, uploads, edit }: ImageCall<Params> & { uploads: LocalFile[] }) => {
      const id = await idOf(params);
      return images.keep(uploads, (paths) =>
        database.transaction().execute(async (transaction) => {
          await change(transaction, { table, id }, edit, async () => {
            await addImages(transaction, table, id, paths);
            return {};
          });
          return find(transaction, params);
        }),
      );
    },
    remove: async ({
      params,
      body: { path },
      edit,
      response,
    }: ImageCall<Params> & { body: { path: string }; response: Response }) => {
      const id = await idOf(params);
      return database.transaction().execute(async (transaction) => {
        const image = await findImage(transaction, { table, id }, path);
        withTrashId(response, await moveInTransaction(transaction, image, edit));
        return find(transaction, params);
      });
    },
  };
}

/** Finds an image by its path. Throws 'not found' if the owner has no such image. */
export async function findImage(
  database: Database,
  owner: Owner,
  path: string,
): Promise<{ table: 'image'; id: number }> {
  const { id } = await database
    .selectFrom('image')
    .select('id')
    .where(ownerColumn(owner.table), '=', owner.id)
    .where('path', '=', path)
    .executeTakeFirstOrThrow(noSuchRow);
  return { table: 'image', id };
}
