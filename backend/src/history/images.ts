import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { ownerColumn, type ImageListTable } from '../database/entity-tables.ts';
import { addImages } from '../files/image-list.ts';
import type { Images, LocalFile } from '../files/images.ts';
import { change } from './version.ts';

/** An entity that owns images. */
interface Owner {
  table: ImageListTable;
  id: number;
}

/**
 * Adds images at the end of an owner's list (`POST …/image/add`). Throws 'not found' for an unknown
 * owner, and 'outdated' if the write depends on another version of it.
 */
export async function addImage(
  { database, images }: { database: Kysely<Tables>; images: Images },
  owner: Owner,
  uploads: LocalFile[],
  edit: Edit,
): Promise<void> {
  await images.keep(uploads, (paths) =>
    database.transaction().execute(async (transaction) => {
      await change(transaction, owner, edit, async () => {
        await addImages(transaction, owner.table, owner.id, paths);
        return {};
      });
    }),
  );
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
