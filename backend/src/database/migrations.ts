import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The two differ in how a table gets its ids. */
export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * All migrations by name; Kysely runs them in the order of the names. They only add, with defaults,
 * since an older version may be serving on the same database (docs/decisions/several-gateways.md).
 */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-first-tables': { up: (database) => createFirstTables(database, kind) },
    '002-seed-mark': { up: addSeedMark },
    '003-form-counts': { up: addFormCounts },
    '004-opened-at': { up: addOpenedAt },
    '005-by-day': { up: addIndexesByDay },
    '006-known-networks': { up: addKnownNetworks },
  };
}

/** What a database of today has behind it. */
export const migrationNames = Object.keys(migrations('sqlite'));

// A migration must not see the tables of today: it runs on those of its own time.
type Untyped = Kysely<unknown>;
type Table = CreateTableBuilder<string, string>;

async function createFirstTables(database: Untyped, kind: DatabaseKind): Promise<void> {
  // SQLite's autoincrement keeps the id of a deleted row from being given again.
  const table = (name: string): Table =>
    kind === 'sqlite'
      ? database.schema
          .createTable(name)
          .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : database.schema.createTable(name).addColumn('id', 'serial', (c) => c.primaryKey());
  const texts = (builder: Table, ...names: string[]): Table =>
    names.reduce(
      (all, name) => all.addColumn(name, 'text', (c) => c.notNull().defaultTo('')),
      builder,
    );
  const trilingual = (builder: Table, ...names: string[]): Table =>
    texts(builder, ...names.flatMap((name) => [`${name}_de`, `${name}_en`, `${name}_ru`]));
  const owner = (builder: Table, name: string): Table =>
    builder.addColumn(`${name}_id`, 'integer', (c) =>
      c.notNull().references(`${name}.id`).onDelete('cascade'),
    );

  await texts(table('account'), 'login', 'password_hash')
    .addUniqueConstraint('account_login', ['login'])
    .execute();
  await database.schema
    .createTable('token')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'integer', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await database.schema
    .createTable('login_failure')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .execute();

  await texts(table('settings'), 'phone', 'email', 'address', 'footer_text').execute();
  await trilingual(table('spare'), 'title', 'text').execute();
  await trilingual(
    texts(owner(table('sub_part'), 'spare'), 'partnumber', 'subst_part').addColumn(
      'quantity',
      'integer',
      (c) => c.notNull().defaultTo(0),
    ),
    'description',
  ).execute();
  await texts(table('category'), 'name', 'lang').execute();
  await texts(table('product'), 'title', 'description', 'type', 'model', 'power', 'lang')
    .addColumn('category_id', 'integer', (c) => c.references('category.id').onDelete('set null'))
    .execute();
  await texts(owner(table('product_property'), 'product'), 'image_id', 'description').execute();
  await trilingual(texts(table('partner'), 'image_id'), 'text').execute();
  await trilingual(table('service'), 'title', 'text').execute();
  await trilingual(texts(table('page'), 'slug', 'updated_at'), 'text')
    .addUniqueConstraint('page_slug', ['slug'])
    .execute();
  await trilingual(texts(owner(table('page_part'), 'page'), 'image_id'), 'description').execute();

  const owners = ['spare', 'product', 'service', 'page'];
  await owners
    .reduce<Table>(
      (builder, name) =>
        builder.addColumn(`${name}_id`, 'integer', (c) =>
          c.references(`${name}.id`).onDelete('cascade'),
        ),
      texts(table('image'), 'path'),
    )
    .execute();

  await texts(table('request'), 'name', 'email', 'company', 'text', 'lang', 'created_at')
    .addColumn('suspected', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await texts(table('application'), 'first_name', 'last_name', 'email', 'lang', 'created_at')
    .addColumn('suspected', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await texts(owner(table('application_file'), 'application'), 'path', 'name', 'type')
    .addColumn('size', 'integer', (c) => c.notNull())
    .execute();

  const indexes = [
    ['token', 'account_id'],
    ['sub_part', 'spare_id'],
    ['product', 'category_id'],
    ['product_property', 'product_id'],
    ['page_part', 'page_id'],
    ['application_file', 'application_id'],
    ...owners.map((name) => ['image', `${name}_id`]),
  ];
  for (const [name = '', column = ''] of indexes) {
    await database.schema.createIndex(`${name}_${column}`).on(name).column(column).execute();
  }

  await fixedRows(database);
}

interface FixedTables {
  settings: { id: number };
  page: { slug: string };
}

/** Settings and pages are written with PATCH only (spec 7.2, 7.6), so they exist from the start. */
async function fixedRows(database: Kysely<FixedTables>): Promise<void> {
  await database.insertInto('settings').values({ id: 1 }).execute();
  for (const slug of ['gas-turbina', 'contact', 'privacy-policy', 'careers']) {
    await database.insertInto('page').values({ slug }).execute();
  }
}

/** Remembers that the demo content was there, so that it does not come back when it is deleted. */
async function addSeedMark(database: Untyped): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('seeded', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function addFormCounts(database: Untyped): Promise<void> {
  await database.schema
    .createTable('form_count')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('sent', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Remembers since when the website is there, so that older files are not taken for its own. */
async function addOpenedAt(database: Untyped): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('opened_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** What visitors have stored within a day is added up with each form they send. */
async function addIndexesByDay(database: Untyped): Promise<void> {
  for (const table of ['request', 'application']) {
    await database.schema
      .createIndex(`${table}_created_at`)
      .on(table)
      .column('created_at')
      .execute();
  }
}

async function addKnownNetworks(database: Untyped): Promise<void> {
  await database.schema
    .createTable('known_network')
    .addColumn('account_id', 'integer', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_network_key', ['account_id', 'network'])
    .execute();
}
