import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { emptyFields, entityOf } from '../database/entity-tables.ts';
import { lockRow } from '../database/lock-row.ts';
import { noSuchRow, outdated } from '../errors.ts';
import { ownerOf, readRow, type EntityRef, type Row } from './entity.ts';
import { outdatedBy } from './outdated.ts';
import { recordRevisions } from './revision.ts';
import { ownColumns, readImages, readState, type State } from './state.ts';

/** Values for columns of a row; a column without one stays as it is. */
export type Values = Partial<Record<string, Row[string]>>;

/**
 * Changes an entity: `write` returns the new values of its row, with the outdated texts if it knows them, and
 * writes its images itself. If anything has changed, records a revision, and gives the entity and its owner a
 * new version. Call it in a transaction. Throws 'not found' if there is no such entity, and 'outdated' if the
 * write depends on another version of it.
 */
export async function change(
  transaction: Database,
  entity: EntityRef,
  edit: Edit,
  write: (before: State) => Values | Promise<Values>,
): Promise<void> {
  await lockForEdit(transaction, entity, edit);
  const before = await readState(transaction, entity);
  const written = await write(before);
  const values = changedValues(before.row, written);
  const images = await readImages(transaction, entity);
  const areImagesSame = JSON.stringify(images) === JSON.stringify(before.images);
  if (Object.keys(values).length === 0 && areImagesSame) return;
  const outdated =
    written.outdated === undefined
      ? outdatedBy(entity.table, before.row, { ...before.row, ...values })
      : {};
  const isEdited = Object.keys(values).some((name) => !ownColumns.includes(name));
  const dated =
    isEdited && 'updated_at' in before.row ? { updated_at: new Date().toISOString() } : {};
  // A row is written once, as the database keeps a version of it for each time.
  const row = await updateRow(transaction, entity, { ...values, ...outdated, ...dated });
  const after = { row, images };
  await renewOwner(transaction, entity, after.row);
  await recordRevisions(transaction, entity.table, edit, [{ before, after }]);
  const hasMoved = ownerOf(entity.table, before.row)?.id !== ownerOf(entity.table, after.row)?.id;
  if (hasMoved) await renewOwner(transaction, entity, before.row);
}

function changedValues(row: Row, values: Values): Row {
  const changed = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === row[name] ? [] : [[name, value] as const],
  );
  return Object.fromEntries(changed);
}

/**
 * Creates an entity: its row, with empty fields where nothing is given, its images if `addImages` adds any, and its
 * first revision; gives its owner a new version. Returns its id. Call it in a transaction.
 */
export async function createEntity(
  transaction: Database,
  table: EntityRef['table'],
  values: Values,
  edit: Edit,
  addImages?: (id: number) => Promise<void>,
): Promise<number> {
  const row = { ...emptyFields(table), ...values, version: firstVersion() };
  const names = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})
    returning id`.execute(transaction);
  const id = Number(rows[0]?.id);
  await addImages?.(id);
  await recordCreation(transaction, { table, id }, edit);
  return id;
}

async function recordCreation(transaction: Database, entity: EntityRef, edit: Edit): Promise<void> {
  const after = await readState(transaction, entity);
  await renewOwner(transaction, entity, after.row);
  await recordRevisions(transaction, entity.table, edit, [{ after }]);
}

/**
 * Locks an entity after its owner, in the order in which deleting does. Throws 'not found' if there is
 * no such entity, and 'outdated' if the write depends on another version of it.
 */
export async function lockForEdit(
  transaction: Database,
  { table, id }: EntityRef,
  edit: Edit,
): Promise<void> {
  const owner = entityOf(table)?.owner && ownerOf(table, await readRow(transaction, table, id));
  if (owner) await lockRow(transaction, owner.table, owner.id);
  await lockRow(transaction, table, id);
  await readForEdit(transaction, { table, id }, edit);
}

/**
 * Reads the row of an entity. Throws 'not found' if there is no such entity, and 'outdated' if the write
 * depends on another version of it.
 */
export async function readForEdit(
  database: Database,
  { table, id }: EntityRef,
  { ifMatch }: Edit,
): Promise<Row> {
  const row = await readRow(database, table, id);
  if (ifMatch === undefined || ifMatch === '*') return row;
  if (typeof row.version !== 'number' || !ifMatch.includes(row.version)) throw outdated();
  return row;
}

/**
 * Returns the version of a new entity: the present time in milliseconds, which is later than any version in
 * a backup that may be restored.
 */
export function firstVersion(): number {
  return Date.now();
}

/** Gives an entity a new version: the present time, and in any case a larger number than before. */
export async function renewVersion(transaction: Database, entity: EntityRef): Promise<void> {
  await updateRow(transaction, entity, {});
}

/** Writes values and a new version into the row of an entity, and returns the row. */
async function updateRow(
  transaction: Database,
  { table, id }: EntityRef,
  values: Row,
): Promise<Row> {
  const now = sql.lit(Date.now());
  const changes = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const version = sql`version = case when version < ${now} then ${now} else version + 1 end`;
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set ${sql.join([...changes, version])}
    where id = ${id} returning *`.execute(transaction);
  const [row] = rows;
  if (!row) throw noSuchRow();
  return row;
}

async function renewOwner(
  transaction: Database,
  { table }: Pick<EntityRef, 'table'>,
  row: Row,
): Promise<void> {
  const owner = ownerOf(table, row);
  if (owner) await renewVersion(transaction, owner);
}
