import type { Kysely } from 'kysely';
import { isEmpty } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { addImages, imagesOf } from '../files/image-list.ts';
import { columnsOf, localized } from '../languages.ts';
import type { Service, ServiceTexts } from './service-contract.ts';

const columns = ['id', ...columnsOf('title'), ...columnsOf('text')] as const;

const noTexts = { ...localized('title', () => ''), ...localized('text', () => '') };

/** All services, oldest first. */
export async function listServices(database: Database): Promise<Service[]> {
  return withImages(
    database,
    await database.selectFrom('service').select(columns).orderBy('id').execute(),
  );
}

/** Throws 'not found' if there is no such service. */
export async function findService(database: Database, id: number): Promise<Service> {
  const rows = await database.selectFrom('service').select(columns).where('id', '=', id).execute();
  const [service] = await withImages(database, rows);
  if (!service) throw noSuchRow();
  return service;
}

/** Adds a service with stored images. */
export async function addService(
  database: Kysely<Tables>,
  texts: ServiceTexts,
  paths: string[],
): Promise<Service> {
  return database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('service')
      .values({ ...noTexts, ...texts })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addImages(transaction, 'service_id', id, paths);
    return findService(transaction, id);
  });
}

/** Throws 'not found' if there is no such service. */
export async function updateService(
  database: Database,
  id: number,
  texts: ServiceTexts,
): Promise<Service> {
  if (!isEmpty(texts)) {
    await database.updateTable('service').set(texts).where('id', '=', id).execute();
  }
  return findService(database, id);
}

/** Deletes a service; gives the paths of the images that nothing names any more. */
export async function deleteService(database: Kysely<Tables>, id: number): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'service', id);
    const images = await imagesOf(transaction, 'service_id', [id]);
    await transaction.deleteFrom('service').where('id', '=', id).execute();
    return images.get(id) ?? [];
  });
}

async function withImages(database: Database, rows: Omit<Service, 'images'>[]): Promise<Service[]> {
  const ids = rows.map((row) => row.id);
  const images = await imagesOf(database, 'service_id', ids);
  return rows.map(({ id, ...texts }) => ({ id, images: images.get(id) ?? [], ...texts }));
}
