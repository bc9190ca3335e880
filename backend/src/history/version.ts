import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { lockRow } from '../database/lock-row.ts';
import { outdated } from '../errors.ts';
import { belongings, ownerOf, readRow, type EntityRef, type Row } from './entity.ts';
import { recordRevisions } from './revision.ts';
import { readState, type State } from './state.ts';

/**
 * Runs a write that changes an entity or its images; if anything has changed, records a revision, and
 * gives the entity and its owner a new version. Call it in a transaction. Throws 'not found' if there is no such entity, and
 * 'outdated' if the write depends on another version of it.
 */
export async function change(
  transaction: Database,
  entity: EntityRef,
  edit: Edit,
  write: (before: State) => Promise<unknown>,
): Promise<void> {
  await lockForEdit(transaction, entity, edit);
  const before = await readState(transaction, entity);
  await write(before);
  const after = await readState(transaction, entity);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await renewVersion(transaction, entity);
  await renewOwner(transaction, entity, after.row);
  await recordRevisions(transaction, entity.table, edit, [{ before, after }]);
  const hasMoved = ownerOf(entity.table, before.row)?.id !== ownerOf(entity.table, after.row)?.id;
  if (hasMoved) await renewOwner(transaction, entity, before.row);
}

/**
 * Records the first revision of an entity that was just added, and gives it and its owner a new version.
 * Call it in the same transaction.
 */
export async function noteAdded(
  transaction: Database,
  entity: EntityRef,
  edit: Edit,
): Promise<void> {
  await renewVersion(transaction, entity);
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
  { ifMatch }: Edit,
): Promise<void> {
  const isPart = belongings.some((belonging) => belonging.table === table);
  const owner = isPart && ownerOf(table, await readRow(transaction, table, id));
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
