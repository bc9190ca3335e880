import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import { createBackend, readBackendConfig } from '../src/backend.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { defaultLanguage, languages, localized } from '../src/languages.ts';
import type { Tables } from '../src/database/tables.ts';
import { startPostgres } from '../src/testing/postgres.ts';

/**
 * Prepares websites with the demo content and with the content of many years, on both databases, for
 * `gateway/bench/growth.ts`, which forks it. Sends the variables of each website, and the ids of an
 * unchanged spare and of a grown one. Deletes everything on the message to stop.
 */
const grown = { request: 100_000, sub_part: 10_000, product: 1_000 };

const folder = await mkdtemp(join(tmpdir(), 'growth-'));
const postgres = await startPostgres(['-c', 'fsync=off']);
const sites: Record<string, Record<string, string>> = {
  'SQLite demo': { DATA_DIR: join(folder, 'sqlite-demo') },
  'SQLite grown': { DATA_DIR: join(folder, 'sqlite-grown') },
  'PostgreSQL demo': {
    DATA_DIR: join(folder, 'postgres-demo'),
    DATABASE_URL: await postgres.createDatabase('demo'),
  },
  'PostgreSQL grown': {
    DATA_DIR: join(folder, 'postgres-grown'),
    DATABASE_URL: await postgres.createDatabase('grown'),
  },
};
let spares: number[] = [];
for (const [name, env] of Object.entries(sites)) {
  const config = readBackendConfig({
    ...env,
    ADMIN_PASSWORD: 'correct horse',
    LOG_LEVEL: 'silent',
  });
  const backend = await createBackend(config);
  await backend.close();
  const database = await openDatabase(config);
  spares = (await database.selectFrom('spare').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  if (name.endsWith('grown')) {
    await database.transaction().execute((transaction) => grow(transaction, spares.slice(1)));
  }
  await database.destroy();
}
process.send?.({ sites, spare: spares[0], grownSpare: spares[1] });

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await postgres.stop();
  await rm(folder, { recursive: true });
  process.exit(0);
};
process.on('message', () => void stop());
process.on('disconnect', () => void stop());

/** Adds rows like those of the demo content until there are as many as after many years. */
async function grow(database: Kysely<Tables>, owners: number[]): Promise<void> {
  const enquiries = Array.from({ length: grown.request }, (_, n) => ({
    name: `Visitor ${String(n)}`,
    email: `visitor${String(n)}@example.org`,
    company: `Company ${String(n % 900)}`,
    suspected: 0,
    text: 'What would an exchange of the nozzles cost, and when could it begin? '.repeat(3),
    lang: languages[n % languages.length] ?? defaultLanguage,
    created_at: new Date(1_600_000_000_000 + n * 60_000).toISOString(),
  }));
  await insert(database, 'request', enquiries);

  const parts = Array.from({ length: grown.sub_part }, (_, n) => ({
    spare_id: owners[n % owners.length] ?? 0,
    quantity: 1 + (n % 9),
    partnumber: `L${String(40_000 + n)}P01`,
    subst_part: n % 4 === 0 ? `L${String(30_000 + n)}P02` : '',
    ...localized('description', () => 'Düse des äußeren Rings, Сопло с уплотнением'),
  }));
  await insert(database, 'sub_part', parts);

  const models = await database.selectFrom('product').selectAll().orderBy('id').execute();
  const images = await database.selectFrom('image').selectAll().execute();
  const properties = await database.selectFrom('product_property').selectAll().execute();
  for (let id = models.length + 1; id <= grown.product; id += 1) {
    const model = models[id % models.length];
    if (!model) throw new Error('there is no product to begin with');
    const ofModel = <Entry extends { product_id: number | null }>(list: Entry[]) =>
      list.filter((entry) => entry.product_id === model.id);
    await insert(database, 'product', [{ ...model, id, title: `${model.title} ${String(id)}` }]);
    const itsImages = ofModel(images).map(({ path }) => ({ path, product_id: id }));
    await insert(database, 'image', itsImages);
    const itsProperties = ofModel(properties).map(({ image_id, description }) => ({
      image_id,
      description,
      product_id: id,
    }));
    await insert(database, 'product_property', itsProperties);
  }
}

async function insert<Table extends keyof Tables>(
  database: Kysely<Tables>,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> {
  const atOnce = 1_000;
  for (let from = 0; from < rows.length; from += atOnce) {
    await database
      .insertInto(table)
      .values(rows.slice(from, from + atOnce))
      .execute();
  }
}
