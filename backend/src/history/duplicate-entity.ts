import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { entityOf, ownedTables } from '../database/entity-tables.ts';
import { fieldColumns } from '../database/fields.ts';
import { insertRows } from '../database/insert-rows.ts';
import { lockRow } from '../database/lock-row.ts';
import { without } from '../database/without.ts';
import { readRow, rowsWhere, type EntityRef, type Row } from './entity.ts';
import { outdatedBy } from './outdated.ts';
import { recordRevisions } from './revision.ts';
import { createEntity, firstVersion, type Values } from './version.ts';

/**
 * Copies an entity with its images and parts; `values` are those in which the copy differs. The copies show
 * the same files. Returns the id of the copy. Call it in a transaction. Throws 'not found' if there is no such
 * entity.
 */
export async function duplicateEntity(
  transaction: Database,
  { table, id }: EntityRef,
  values: Values,
  edit: Edit,
): Promise<number> {
  await lockRow(transaction, table, id);
  const original = await readRow(transaction, table, id);
  const { fields = {} } = entityOf(table) ?? {};
  const columns = Object.keys(fields).flatMap((name) => fieldColumns(fields, name));
  const edited: Row = Object.fromEntries(
    columns.map((column) => [column, values[column] ?? original[column] ?? null]),
  );
  const row = { ...edited, ...outdatedBy(table, original, { ...original, ...edited }) };
  return createEntity(transaction, table, row, edit, (copyId) =>
    copyOwned(transaction, { table, id }, copyId, edit),
  );
}

/** Copies the images and parts of an entity to its copy. */
async function copyOwned(
  transaction: Database,
  { table, id }: EntityRef,
  copyId: number,
  edit: Edit,
): Promise<void> {
  for (const { table: part, owner, column } of ownedTables) {
    if (owner !== table) continue;
    // The place of a row is one among ids; the new ids are in order already.
    const ofCopy = {
      [column]: copyId,
      ...(part !== 'image' && { version: firstVersion() }),
    };
    const rows = await rowsWhere(transaction, part, column, id);
    await insertRows(
      transaction,
      rows.map((row) => ({ table: part, row: { ...without(row, 'id', 'place'), ...ofCopy } })),
    );
    if (part === 'image') continue;
    const copies = await rowsWhere(transaction, part, column, copyId);
    const creations = copies.map((row) => ({ after: { row, images: [] } }));
    await recordRevisions(transaction, part, edit, creations);
  }
}
