import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables get their ids differently in the two. */
export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * Lists all migrations; Kysely runs them in the order of their names. They only add columns and tables,
 * with defaults, since an older version may still use the database
 * (docs/decisions/processes.md). Each names its languages itself, since it runs again on every
 * new database (docs/decisions/data.md).
 */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-first-tables': { up: (database) => createFirstTables(database, kind) },
    '002-seed-mark': { up: addSeedMark },
    '003-form-counts': { up: addFormCounts },
    '004-opened-at': { up: addOpenedAt },
    '005-by-day': { up: addIndexesByDay },
    '006-known-networks': { up: addKnownNetworks },
    '007-notifications': { up: (database) => addNotifications(database, kind) },
    '008-idempotency-keys': { up: addIdempotencyKeys },
    '009-request-status': { up: addRequestStatus },
    '010-part-search': { up: (database) => addPartSearch(database, kind) },
    '012-versions': { up: addVersions },
    '013-trash': { up: (database) => addTrash(database, kind) },
    '014-revisions': { up: (database) => addRevisions(database, kind) },
    '015-accounts': { up: (database) => addAccounts(database, kind) },
    '016-second-factor': { up: (database) => addSecondFactor(database, kind) },
    '017-image-descriptions': { up: addImageDescriptions },
    '018-places': { up: addPlaces },
    '020-outdated-texts': { up: addOutdatedTexts },
    '021-product-translations': { up: addProductTranslations },
    '022-editing': { up: addEditing },
    '023-website': { up: addWebsite },
    '024-image-access': { up: addImageAccess },
    '025-capital-sharp-s': { up: foldAllParts },
    '026-request-revisions': { up: (database) => addRequestRevisions(database, kind) },
    '027-zones-of-part-texts': { up: foldAllParts },
    '028-imports': { up: addImports },
    '029-callouts': { up: addCallouts },
    '030-roles': { up: addRoles },
    '031-notification-traces': { up: addNotificationTraces },
    '032-order-of-parts': { up: addOrderOfParts },
    '033-synonyms': { up: (database) => addSynonyms(database, kind) },
    '034-application-details': { up: addApplicationDetails },
    '035-request-phone': { up: addRequestPhone },
    '036-application-status': { up: addApplicationStatus },
    '037-request-assignee': { up: addRequestAssignee },
    '038-templates': { up: (database) => addTemplates(database, kind) },
    '039-attachments': { up: (database) => addAttachments(database, kind) },
    '040-short-words-of-part-texts': { up: foldAllParts },
  };
}

/** The migrations that an up-to-date database has run. */
export const migrationNames = Object.keys(migrations('sqlite'));

// A migration must not use the current table types: it runs on the tables of its time.
type Untyped = Kysely<unknown>;
type Table = CreateTableBuilder<string, string>;

/** Begins a table whose rows get ids by themselves. */
function tableWithId(database: Untyped, kind: DatabaseKind, name: string): Table {
  const table: Table = database.schema.createTable(name);
  return kind === 'sqlite'
    ? // SQLite's autoincrement never reuses the id of a deleted row.
      table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : table.addColumn('id', 'serial', (c) => c.primaryKey());
}

async function createFirstTables(database: Untyped, kind: DatabaseKind): Promise<void> {
  const table = (name: string) => tableWithId(database, kind, name);
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

/** Adds settings and pages, which only PATCH can write (spec 7.2, 7.6). */
async function fixedRows(database: Kysely<FixedTables>): Promise<void> {
  await database.insertInto('settings').values({ id: 1 }).execute();
  for (const slug of ['gas-turbina', 'contact', 'privacy-policy', 'careers']) {
    await database.insertInto('page').values({ slug }).execute();
  }
}

/** Records that the demo content was stored, so that it does not come back after its deletion. */
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

/** Records when the website started, so that older files are not mistaken for its own. */
async function addOpenedAt(database: Untyped): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('opened_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Speeds up the sum of what visitors stored within a day, which every public form needs. */
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

async function addNotifications(database: Untyped, kind: DatabaseKind): Promise<void> {
  const table = database.schema.createTable('notification');
  const withId =
    kind === 'sqlite'
      ? table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (c) => c.primaryKey());
  await withId
    .addColumn('request_id', 'integer', (c) => c.references('request.id').onDelete('cascade'))
    .addColumn('application_id', 'integer', (c) =>
      c.references('application.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('error', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const column of ['request_id', 'application_id', 'state']) {
    await database.schema
      .createIndex(`notification_${column}`)
      .on('notification')
      .column(column)
      .execute();
  }
}

async function addIdempotencyKeys(database: Untyped): Promise<void> {
  await database.schema
    .createTable('idempotency_key')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('row_id', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}

/** Records what administrators have done about an enquiry. */
async function addRequestStatus(database: Untyped): Promise<void> {
  const columns = { status: 'open', note: '', handled_by: '', handled_at: '' };
  for (const [name, value] of Object.entries(columns)) {
    await database.schema
      .alterTable('request')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(value))
      .execute();
  }
  await database.schema.createIndex('request_status').on('request').column('status').execute();
}

/**
 * Adds what the part search reads. Triggers note every sub-part that is written, by whomever, and the
 * next search folds it (`spare/part-index.ts`).
 */
async function addPartSearch(database: Untyped, kind: DatabaseKind): Promise<void> {
  // Ranges of numbers need an order that no locale changes.
  const text = kind === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const change = database.schema.createTable('sub_part_change');
  await (
    kind === 'sqlite'
      ? change.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : change.addColumn('id', 'bigserial', (c) => c.primaryKey())
  )
    .addColumn('part_id', 'integer', (c) => c.notNull())
    .execute();

  const numbers = ['number', 'number_reversed', 'subst', 'subst_reversed'];
  await [...numbers, 'text']
    .reduce(
      (table, name) => table.addColumn(name, text, (c) => c.notNull()),
      database.schema
        .createTable('sub_part_search')
        .addColumn('part_id', 'integer', (c) =>
          c.primaryKey().references('sub_part.id').onDelete('cascade'),
        ),
    )
    .execute();
  for (const name of numbers) {
    await database.schema
      .createIndex(`sub_part_search_${name}`)
      .on('sub_part_search')
      .column(name)
      .execute();
  }
  await (kind === 'sqlite' ? addSqlitePartSearch(database) : addPostgresPartSearch(database));
  await foldAllParts(database);
}

async function addSqlitePartSearch(database: Untyped): Promise<void> {
  const addToIndex = sql`
    insert into sub_part_text (rowid, text) values (new.part_id, new.text);`;
  const removeFromIndex = sql`
    insert into sub_part_text (sub_part_text, rowid, text) values ('delete', old.part_id, old.text);`;
  const note = sql`insert into sub_part_change (part_id) values (new.id);`;
  const statements = [
    sql`create virtual table sub_part_text using fts5(
      text, content = 'sub_part_search', content_rowid = 'part_id',
      tokenize = 'trigram case_sensitive 1'
    )`,
    sql`create trigger sub_part_search_added after insert on sub_part_search
      begin ${addToIndex} end`,
    sql`create trigger sub_part_search_deleted after delete on sub_part_search
      begin ${removeFromIndex} end`,
    sql`create trigger sub_part_search_changed after update on sub_part_search
      begin ${removeFromIndex} ${addToIndex} end`,
    sql`create trigger sub_part_added after insert on sub_part begin ${note} end`,
    sql`create trigger sub_part_changed after update on sub_part begin ${note} end`,
  ];
  for (const statement of statements) await statement.execute(database);
}

async function addPostgresPartSearch(database: Untyped): Promise<void> {
  await sql`
    create function note_sub_part_change() returns trigger language plpgsql as $$
    begin
      insert into sub_part_change (part_id) values (new.id);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger sub_part_changed after insert or update on sub_part
    for each row execute function note_sub_part_change()`.execute(database);
  // Where the extension may not be created, the search reads all of the texts instead.
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index sub_part_search_text on sub_part_search using gin (text gin_trgm_ops);
    exception when others then
      raise notice 'no index for the part search: %', sqlerrm;
    end $$`.execute(database);
}

/** Counts the changes of every entity, so that no save overwrites another one unseen. */
async function addVersions(database: Untyped): Promise<void> {
  const tables = ['settings', 'category', 'product', 'product_property', 'spare', 'sub_part'];
  for (const table of [...tables, 'partner', 'service', 'page', 'page_part']) {
    await database.schema
      .alterTable(table)
      .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  }
}

/** Keeps what was deleted, and which category a product had before that was deleted. */
async function addTrash(database: Untyped, kind: DatabaseKind): Promise<void> {
  await tableWithId(database, kind, 'deleted')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('owner_kind', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'integer')
    .addColumn('owner_title', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .addColumn('deleted_by', 'text', (c) => c.notNull())
    .addColumn('parts', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('images', 'text', (c) => c.notNull())
    .execute();
  await database.schema.alterTable('product').addColumn('lost_category_id', 'integer').execute();
}

/** Keeps what each save has made of an entity. */
async function addRevisions(database: Untyped, kind: DatabaseKind): Promise<void> {
  await tableWithId(database, kind, 'revision')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('images', 'text', (c) => c.notNull())
    .execute();
  await database.schema
    .createIndex('revision_of_entity')
    .on('revision')
    .columns(['kind', 'entity_id', 'id'])
    .execute();
}

/** Adds what sessions show, invitations of further administrators, and the log. */
async function addAccounts(database: Untyped, kind: DatabaseKind): Promise<void> {
  await database.schema
    .alterTable('account')
    .addColumn('created_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const [name, type] of [
    ['created_at', 'bigint'],
    ['used_at', 'bigint'],
  ] as const) {
    await database.schema
      .alterTable('token')
      .addColumn(name, type, (c) => c.notNull().defaultTo(0))
      .execute();
  }
  for (const name of ['address', 'browser']) {
    await database.schema
      .alterTable('token')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  // A token lived for a week, and for 12 hours without use.
  await sql`update token set
    created_at = ends_at - 604800000, used_at = expires_at - 43200000`.execute(database);

  await tableWithId(database, kind, 'invitation')
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('account_id', 'integer', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  const texts = ['at', 'login', 'address', 'operation', 'target'];
  await texts
    .reduce(
      (table, name) => table.addColumn(name, 'text', (c) => c.notNull()),
      tableWithId(database, kind, 'log_entry'),
    )
    .execute();
  await database.schema
    .createIndex('log_entry_operation_at')
    .on('log_entry')
    .columns(['operation', 'at'])
    .execute();
}

/** Adds the second factor of logins: a secret for time-based codes, and codes for when it is lost. */
async function addSecondFactor(database: Untyped, kind: DatabaseKind): Promise<void> {
  await tableWithId(database, kind, 'second_factor')
    .addColumn('account_id', 'integer', (c) =>
      c.notNull().unique().references('account.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('wrong_codes', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('counted_from', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await tableWithId(database, kind, 'recovery_code')
    .addColumn('account_id', 'integer', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await database.schema
    .createIndex('recovery_code_account_id')
    .on('recovery_code')
    .column('account_id')
    .execute();
}

/** Adds to each image its alternative texts and the point that stays in view where it is cropped. */
async function addImageDescriptions(database: Untyped): Promise<void> {
  for (const table of ['image', 'partner', 'product_property', 'page_part']) {
    for (const name of ['alt_de', 'alt_en', 'alt_ru']) {
      await database.schema
        .alterTable(table)
        .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    }
    for (const name of ['focal_x', 'focal_y']) {
      await database.schema
        .alterTable(table)
        .addColumn(name, 'integer', (c) => c.notNull().defaultTo(50))
        .execute();
    }
  }
}

/** Lets administrators give what is listed another place than that of its id (`database/place.ts`). */
async function addPlaces(database: Untyped): Promise<void> {
  const tables = ['image', 'spare', 'sub_part', 'product_property', 'partner', 'service'];
  for (const table of [...tables, 'page_part']) {
    await database.schema.alterTable(table).addColumn('place', 'double precision').execute();
  }
}

/** Notes which texts are older than those that they translate, as JSON: the names of their columns. */
async function addOutdatedTexts(database: Untyped): Promise<void> {
  for (const table of ['spare', 'sub_part', 'partner', 'service', 'page', 'page_part']) {
    await database.schema
      .alterTable(table)
      .addColumn('outdated', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  }
}

/** Keeps which products are translations of each other. */
async function addProductTranslations(database: Untyped): Promise<void> {
  await database.schema.alterTable('product').addColumn('translation_group', 'text').execute();
  await database.schema
    .createIndex('product_translation_group')
    .on('product')
    .column('translation_group')
    .execute();
}

/** Notes who has what open in a form, and why a write in the log was refused. */
async function addEditing(database: Untyped): Promise<void> {
  await database.schema
    .createTable('open_form')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('login', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('open_form_of_session', ['kind', 'entity_id', 'session'])
    .execute();
  await database.schema
    .alterTable('log_entry')
    .addColumn('refused', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await database.schema
    .createIndex('log_entry_refused_at')
    .on('log_entry')
    .columns(['refused', 'at'])
    .execute();
}

/** Records the newest time at which the site has run, and since when the clock is far from it. */
async function addWebsite(database: Untyped): Promise<void> {
  await database.schema
    .createTable('website')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('doubted_since', 'bigint', (c) => c.notNull())
    .addColumn('doubted_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Finds out quickly whether visitors see an image, and keeps the secret that signs the addresses of others. */
async function addImageAccess(database: Untyped): Promise<void> {
  const columns = {
    image: 'path',
    partner: 'image_id',
    product_property: 'image_id',
    page_part: 'image_id',
  };
  for (const [table, column] of Object.entries(columns)) {
    await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
  await database.schema
    .alterTable('website')
    .addColumn('image_secret', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Has all sub-parts folded by the next search. */
async function foldAllParts(database: Untyped): Promise<void> {
  await sql`insert into sub_part_change (part_id) select id from sub_part`.execute(database);
}

/** Gives enquiries a version, and keeps what each change of status or note has made of them. */
async function addRequestRevisions(database: Untyped, kind: DatabaseKind): Promise<void> {
  await database.schema
    .alterTable('request')
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await tableWithId(database, kind, 'request_revision')
    .addColumn('request_id', 'integer', (c) =>
      c.notNull().references('request.id').onDelete('cascade'),
    )
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
  await database.schema
    .createIndex('request_revision_request_id')
    .on('request_revision')
    .column('request_id')
    .execute();
  await sql`
    insert into request_revision (request_id, saved_at, saved_by, session, status, note)
    select id, handled_at, handled_by, '', status, note from request
    where handled_by <> '' order by handled_at`.execute(database);
}

/** Names the import of sub-parts that made a revision or an entry of the trash, so that it can be undone. */
async function addImports(database: Untyped): Promise<void> {
  for (const table of ['revision', 'deleted']) {
    await database.schema.alterTable(table).addColumn('import_id', 'text').execute();
    await sql`create index ${sql.ref(`${table}_import_id`)} on ${sql.table(table)} (import_id)
      where import_id is not null`.execute(database);
  }
}

/** Keeps where callouts stand on an image, as JSON, and by which numbers a sub-part is found on drawings. */
async function addCallouts(database: Untyped): Promise<void> {
  await database.schema
    .alterTable('image')
    .addColumn('callouts', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await database.schema
    .alterTable('sub_part')
    .addColumn('callout', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Gives administrators roles. Those of before, and whom they have invited, are owners: there was no other role. */
async function addRoles(database: Untyped): Promise<void> {
  for (const table of ['account', 'invitation']) {
    await database.schema
      .alterTable(table)
      .addColumn('role', 'text', (c) => c.notNull().defaultTo('owner'))
      .execute();
  }
}

/** Keeps the trace of what has caused a notification. */
async function addNotificationTraces(database: Untyped): Promise<void> {
  await database.schema
    .alterTable('notification')
    .addColumn('traceparent', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Reads a page of a long list without sorting all of its sub-parts. */
async function addOrderOfParts(database: Untyped): Promise<void> {
  await sql`create index sub_part_order on sub_part (spare_id, (coalesce(place, id)), id)`.execute(
    database,
  );
}

/** Keeps which names the search takes for one another, beside the built-in ones. */
async function addSynonyms(database: Untyped, kind: DatabaseKind): Promise<void> {
  await tableWithId(database, kind, 'synonym')
    .addColumn('words', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Keeps the job that is applied for, and what the applicant says of the machines they have worked on. */
async function addApplicationDetails(database: Untyped): Promise<void> {
  for (const column of ['job', 'experience']) {
    await database.schema
      .alterTable('application')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
}

/** Keeps the phone number of who sends an enquiry. */
async function addRequestPhone(database: Untyped): Promise<void> {
  await database.schema
    .alterTable('request')
    .addColumn('phone', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Keeps what was done about applications, as about enquiries. */
async function addApplicationStatus(database: Untyped): Promise<void> {
  const columns = { status: 'open', handled_by: '', handled_at: '' };
  for (const [name, value] of Object.entries(columns)) {
    await database.schema
      .alterTable('application')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(value))
      .execute();
  }
}

/** Keeps who is to answer an enquiry, and what each change has made of that. */
async function addRequestAssignee(database: Untyped): Promise<void> {
  for (const table of ['request', 'request_revision']) {
    await database.schema
      .alterTable(table)
      .addColumn('assignee', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
}

/** Keeps the texts with which administrators answer enquiries. */
async function addTemplates(database: Untyped, kind: DatabaseKind): Promise<void> {
  const columns = ['name', 'text_de', 'text_en', 'text_ru'];
  await columns
    .reduce(
      (table, name) => table.addColumn(name, 'text', (c) => c.notNull().defaultTo('')),
      tableWithId(database, kind, 'template'),
    )
    .addColumn('outdated', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Keeps the files that visitors attach to enquiries. */
async function addAttachments(database: Untyped, kind: DatabaseKind): Promise<void> {
  const columns = ['path', 'name', 'type', 'created_at'];
  await columns
    .reduce(
      (table, name) => table.addColumn(name, 'text', (c) => c.notNull()),
      tableWithId(database, kind, 'attachment'),
    )
    .addColumn('request_id', 'integer', (c) => c.references('request.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('size', 'integer', (c) => c.notNull())
    .execute();
  for (const column of ['request_id', 'created_at']) {
    await database.schema
      .createIndex(`attachment_${column}`)
      .on('attachment')
      .column(column)
      .execute();
  }
}
