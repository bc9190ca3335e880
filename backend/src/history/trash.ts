import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { idRanges } from '../database/id-ranges.ts';
import { inBatches } from '../database/in-batches.ts';
import { deleteRows } from '../database/delete-rows.ts';
import { ownedTables, trashTables, type TrashTable } from '../database/entity-tables.ts';
import { insertRows } from '../database/insert-rows.ts';
import { isRowLocked, lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { conflict, noSuchRow } from '../errors.ts';
import { imagePathsOf, ownerOf, readRow, rowsWhere, type EntityRef, type Row } from './entity.ts';
import { reattachProducts, rememberCategory, withCategory } from './lost-category.ts';
import { leaveIfTaken } from './product-group.ts';
import { storedRow } from './state.ts';
import { titleOf } from './title.ts';
import { change, lockForEdit, renewVersion } from './version.ts';

/** What is deleted. */
interface DeletionTarget {
  table: TrashTable;
  id: number;
  /** The id of what it must belong to. */
  ownerId?: number;
}

const trashedRow = z.object({ table: z.enum(trashTables), row: storedRow });

type TrashedRow = z.output<typeof trashedRow>;

const storedRefs = z.array(
  z.object({ table: z.enum(trashTables), row: z.object({ id: z.int() }) }),
);

/**
 * Deletes an entity with what belongs to it, and keeps all of it in the trash. Returns the id of the
 * entry there. Throws 'not found' if there is no such entity, and 'outdated' if the write depends on
 * another version of it, or of what an image belongs to.
 */
export async function moveToTrash(
  database: Kysely<Tables>,
  target: DeletionTarget,
  edit: Edit,
): Promise<number> {
  return database
    .transaction()
    .execute((transaction) => moveInTransaction(transaction, target, edit));
}

/** Deletes as `moveToTrash` does, in a transaction that has begun. */
export async function moveInTransaction(
  transaction: Database,
  { table, id, ownerId }: DeletionTarget,
  edit: Edit,
): Promise<number> {
  const owner = ownerOf(table, await readRow(transaction, table, id));
  if (ownerId !== undefined && owner?.id !== ownerId) throw noSuchRow();
  await lockTarget(transaction, { table, id }, owner, edit);
  const row = await readRow(transaction, table, id);
  const parts = await belongingsOf(transaction, table, id);
  const ownerRow = owner && (await readRow(transaction, owner.table, owner.id));
  if (table === 'category') await rememberCategory(transaction, id);
  await saveOwner(transaction, { table, owner, edit }, async () => {
    // The database would delete them along, but many in one long statement.
    for (const [of, some] of Map.groupBy(parts, (part) => part.table)) {
      await deleteRows(
        transaction,
        of,
        some.map((part) => Number(part.row.id)),
      );
    }
    await transaction.deleteFrom(table).where('id', '=', id).execute();
  });
  const entry = await transaction
    .insertInto('deleted')
    .values(entryOf({ table, row, parts, owner, ownerRow }, edit))
    .returning('id')
    .executeTakeFirstOrThrow();
  return entry.id;
}

/**
 * Deletes sub-parts of one spare, and keeps each in the trash, as `moveToTrash` does. Call it in a
 * transaction that has locked the spare and gives it a new version.
 */
export async function moveSubPartsToTrash(
  transaction: Database,
  spareId: number,
  rows: Row[],
  edit: Edit,
): Promise<void> {
  const owner = { table: 'spare', id: spareId } as const;
  const ownerRow = await readRow(transaction, 'spare', spareId);
  const ids = rows.map(({ id }) => Number(id));
  await deleteRows(transaction, 'sub_part', ids);
  const entries = rows.map((row) =>
    entryOf({ table: 'sub_part', row, parts: [], owner, ownerRow }, edit),
  );
  await insertRows(
    transaction,
    entries.map((row) => ({ table: 'deleted', row })),
  );
}

/**
 * Puts the sub-parts back that an import deleted and that are still in the trash. Returns how many. Call it in
 * a transaction that has locked the spare and gives it a new version.
 */
export async function restoreImported(
  transaction: Database,
  spareId: number,
  importId: string,
): Promise<number> {
  const entries = await transaction
    .deleteFrom('deleted')
    .where('import_id', '=', importId)
    .where('owner_kind', '=', 'spare')
    .where('owner_id', '=', spareId)
    .returning('content')
    .execute();
  await insertRows(
    transaction,
    entries.flatMap(({ content }) => z.array(trashedRow).parse(JSON.parse(content))),
  );
  return entries.length;
}

/** What is deleted, with what goes with it and what it belongs to. */
interface Deletion extends TrashedRow {
  parts: TrashedRow[];
  owner: EntityRef | undefined;
  ownerRow: Row | undefined;
}

function entryOf({ table, row, parts, owner, ownerRow }: Deletion, { by, importId }: Edit) {
  const rows = [{ table, row }, ...parts];
  return {
    kind: table,
    entity_id: Number(row.id),
    title: titleOf({ table, row }),
    owner_kind: owner?.table ?? '',
    owner_id: owner?.id ?? null,
    owner_title: owner && ownerRow ? titleOf({ table: owner.table, row: ownerRow }) : '',
    deleted_at: new Date().toISOString(),
    deleted_by: by,
    parts: parts.filter((part) => part.table !== 'image').length,
    content: JSON.stringify(rows),
    images: JSON.stringify(imagePathsOf(rows.map((part) => part.row))),
    import_id: importId ?? null,
  };
}

/**
 * Puts an entry of the trash back as it was, with its ids and versions. Throws 'not found' if there is
 * no such entry, and 'conflict' if what it belongs to does not exist.
 */
export async function restoreFromTrash(
  database: Kysely<Tables>,
  entryId: number,
  edit: Edit,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const rows = await lockContent(transaction, entryId);
    const [first] = rows;
    if (!first) throw noSuchRow();
    const owner = ownerOf(first.table, first.row);
    if (owner && !(await isRowLocked(transaction, owner.table, owner.id))) {
      throw conflict('What this belongs to is deleted as well; restore that first.');
    }
    // A restored revision has put it back already.
    if (await isRowLocked(transaction, first.table, Number(first.row.id))) {
      await forgetEntry(transaction, entryId);
      return;
    }
    first.row = await withCategory(transaction, first.row);
    await saveOwner(transaction, { table: first.table, owner, edit }, () =>
      insertRows(transaction, rows),
    );
    if (first.table === 'product') await leaveIfTaken(transaction, Number(first.row.id));
    if (first.table === 'category') await reattachProducts(transaction, Number(first.row.id));
    await forgetEntry(transaction, entryId);
  });
}

/**
 * Runs a write that takes something away from its owner, or gives it back. An image is a part of the
 * owner's state, so that is a save of the owner; anything else only gives it a new version.
 */
async function saveOwner(
  transaction: Database,
  { table, owner, edit }: { table: TrashTable; owner: EntityRef | undefined; edit: Edit },
  write: () => Promise<unknown>,
): Promise<void> {
  if (owner && table === 'image') {
    await change(transaction, owner, edit, async () => {
      await write();
      return {};
    });
    return;
  }
  await write();
  if (owner) await renewVersion(transaction, owner);
}

async function forgetEntry(transaction: Database, entryId: number): Promise<void> {
  await transaction.deleteFrom('deleted').where('id', '=', entryId).execute();
}

/** Locks an entry and reads its rows, the entity itself first. Throws 'not found' if there is no such entry. */
export async function lockContent(transaction: Database, entryId: number): Promise<TrashedRow[]> {
  await lockRow(transaction, 'deleted', entryId);
  const { content } = await transaction
    .selectFrom('deleted')
    .select('content')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow(noSuchRow);
  const rows: TrashedRow[] = [];
  for (const some of inBatches(z.array(z.unknown()).parse(JSON.parse(content)))) {
    rows.push(...some.map((row) => trashedRow.parse(row)));
    await nextTurn();
  }
  return rows;
}

async function lockTarget(
  transaction: Database,
  { table, id }: DeletionTarget,
  owner: EntityRef | undefined,
  edit: Edit,
): Promise<void> {
  // An image has no version of its own.
  if (table !== 'image') await lockForEdit(transaction, { table, id }, edit);
  else if (owner) await lockForEdit(transaction, owner, edit);
  await lockRow(transaction, table, id);
}

/** Lists the rows that go with an entity. */
async function belongingsOf(
  database: Database,
  owner: TrashTable,
  id: number,
): Promise<TrashedRow[]> {
  const rows: TrashedRow[] = [];
  for (const { table, column, owner: kind } of ownedTables) {
    if (kind !== owner) continue;
    for (const row of await rowsWhere(database, table, column, id)) rows.push({ table, row });
  }
  return rows;
}

/** Returns the highest id of each table that is in use in the trash. */
export async function highestIdsInTrash(database: Database): Promise<Map<string, number>> {
  const highest = new Map<string, number>();
  for await (const range of idRanges(database, sql.table('deleted'), [sql.ref('content')])) {
    const entries = await database.selectFrom('deleted').select('content').where(range).execute();
    for (const { table, id } of entries.flatMap(({ content }) => refsIn(content))) {
      highest.set(table, Math.max(highest.get(table) ?? 0, id));
    }
  }
  return highest;
}

/** Lists which rows the stored content of an entry holds, the entity itself first. */
export function refsIn(content: string): { table: TrashTable; id: number }[] {
  return storedRefs.parse(JSON.parse(content)).map(({ table, row: { id } }) => ({ table, id }));
}
