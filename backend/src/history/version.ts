import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { lockRow } from '../database/lock-row.ts';
import { outdated } from '../errors.ts';
import { belongings, ownerOf, readRow, rowsWhere, type EntityRef, type Row } from './entity.ts';

/** An entity as one save leaves it: its row and its images, without the parts that are saved by themselves. */
interface State {
  row: Row;
  images: Row[];
}

/**
 * Runs a write that changes an entity or its images; if anything has changed, gives the entity and its
 * owner a new version. Call it in a transaction. Throws 'not found' if there is no such entity, and
 * 'outdated' if the write depends on another version of it.
 */
export async function change(
  transaction: Database,
  entity: EntityRef,
  edit: Edit,
  write: () => Promise<unknown>,
): Promise<void> {
  await lockForEdit(transaction, entity, edit);
  const before = await readState(transaction, entity);
  await write();
  const after = await readState(transaction, entity);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await renewVersion(transaction, entity);
  await renewOwner(transaction, entity, after.row);
  const hasMoved = ownerOf(entity.table, before.row)?.id !== ownerOf(entity.table, after.row)?.id;
  if (hasMoved) await renewOwner(transaction, entity, before.row);
}

/** Gives an entity that was just added, and its owner, a new version. Call it in the same transaction. */
export async function noteAdded(transaction: Database, entity: EntityRef): Promise<void> {
  await renewVersion(transaction, entity);
  await renewOwner(transaction, entity, await readRow(transaction, entity.table, entity.id));
}

/**
 * Locks an entity after its owner, in the order in which deleting does. Throws 'not found' if there is
 * no such entity, and 'outdated' if the write depends on another version of it.
 */
export async function lockForEdit(
  transaction: Database,
  { table, id }: EntityRef,
  { ifMatch }: Edit,
): Promise<void> {
  const owner = ownerOf(table, await readRow(transaction, table, id));
  if (owner) await lockRow(transaction, owner.table, owner.id);
  await lockRow(transaction, table, id);
  if (ifMatch === undefined || ifMatch === '*') return;
  const { version } = await readRow(transaction, table, id);
  if (typeof version !== 'number' || !ifMatch.includes(version)) throw outdated();
}

/**
 * Gives an entity a new version: the present time in milliseconds, which is later than any version in a
 * backup that may be restored, and in any case a larger number than before.
 */
export async function renewVersion(transaction: Database, { table, id }: EntityRef): Promise<void> {
  const now = sql.lit(Date.now());
  await sql`
    update ${sql.table(table)}
    set version = case when version < ${now} then ${now} else version + 1 end
    where id = ${id}`.execute(transaction);
}

async function renewOwner(
  transaction: Database,
  { table }: Pick<EntityRef, 'table'>,
  row: Row,
): Promise<void> {
  const owner = ownerOf(table, row);
  if (owner) await renewVersion(transaction, owner);
}

async function readState(transaction: Database, { table, id }: EntityRef): Promise<State> {
  const images: Row[] = [];
  for (const { table: part, column, owner } of belongings) {
    if (part !== 'image' || owner !== table) continue;
    images.push(...(await rowsWhere(transaction, part, column, id)));
  }
  return { row: await readRow(transaction, table, id), images };
}
