import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { inBatches } from '../database/in-batches.ts';
import { inSnapshot } from '../database/in-snapshot.ts';
import { putRows } from '../database/insert-rows.ts';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import type { Tables } from '../database/tables.ts';
import { readRow, rowsWhere, type Row } from '../history/entity.ts';
import { outdatedAsIn, outdatedBy } from '../history/outdated.ts';
import { recordRevisions, type Save } from '../history/revision.ts';
import { moveSubPartsToTrash } from '../history/trash.ts';
import { firstVersion, lockForEdit, readForEdit, renewVersion } from '../history/version.ts';
import { foldChangedParts } from './part-index.ts';
import { planImport, type NewPart, type PartPlan } from './part-plan.ts';
import { readPartRows, type PartRows } from './part-rows.ts';
import { subPart, type PartImport, type SubPart } from './sub-part-contract.ts';

const table = 'sub_part';

interface Options {
  /** Whether the file is only read, and nothing is written. */
  preview: boolean;
  others: 'keep' | 'remove';
}

/**
 * Adds, changes and removes the sub-parts of a spare as a CSV file says: all of it, or nothing where a line
 * is wrong. Throws 'not found' for an unknown spare, and 'outdated' if the write depends on another version
 * of it.
 */
export async function importParts(
  database: Kysely<Tables>,
  spareId: number,
  file: Buffer,
  { preview, others }: Options,
  edit: Edit,
): Promise<PartImport> {
  const read = await readPartRows(file);
  // A preview waits for nobody who writes, and keeps nobody from it.
  if (preview) {
    return inSnapshot(database, async (snapshot) => {
      await readForEdit(snapshot, { table: 'spare', id: spareId }, edit);
      return (await compare(snapshot, spareId, read, others)).shown;
    });
  }
  const result = await database.transaction().execute(async (transaction) => {
    const spare = { table: 'spare', id: spareId } as const;
    await lockForEdit(transaction, spare, edit);
    const { stored, plan, shown } = await compare(transaction, spareId, read, others);
    if ([plan.added, plan.changed, plan.removed].flat().length === 0) return shown;
    const importId = randomUUID();
    const done = await apply(transaction, { spareId, stored, plan }, { ...edit, importId });
    await renewVersion(transaction, spare);
    return { ...shown, ...done, ...(await readVersion(transaction, spareId)), import_id: importId };
  });
  // A search would fold them otherwise, while a visitor waits. Where this fails, the next search says so.
  await foldChangedParts(database).catch(() => undefined);
  // The response of a long list takes as long as the last piece of it.
  await nextTurn();
  return result;
}

/**
 * Compares a file with the sub-parts of a spare, of which nothing is planned where a line is wrong. `shown` is
 * what a preview of the import answers.
 */
async function compare(
  database: Database,
  spareId: number,
  { rows, errors: wrong }: PartRows,
  others: Options['others'],
) {
  const storedRows = await rowsWhere(database, table, 'spare_id', spareId);
  const stored = new Map(storedRows.map((row) => [Number(row.id), row]));
  const planned = await planImport(await toSubParts(storedRows), rows, others);
  const errors = [...wrong, ...planned.errors].toSorted((a, b) => a.line - b.line);
  const plan = errors.length > 0 ? { added: [], changed: [], removed: [] } : planned.plan;
  const shown: PartImport = {
    ...plan,
    ...(await readVersion(database, spareId)),
    errors,
    warnings: planned.warnings,
    added: plan.added.map(({ line, part }) => ({
      line,
      part: { ...part, id: null, version: null },
    })),
    import_id: null,
  };
  // The response of a long list takes as long as the last piece of it.
  await nextTurn();
  return { stored, plan, shown };
}

async function readVersion(database: Database, spareId: number): Promise<{ version: number }> {
  return { version: Number((await readRow(database, 'spare', spareId)).version) };
}

interface Work {
  spareId: number;
  stored: Map<number, Row>;
  plan: PartPlan;
}

/** Writes a plan with its history in few statements, and lets other requests through between them. */
async function apply(transaction: Database, { spareId, stored, plan }: Work, edit: Edit) {
  const rowOf = (id: number) => stored.get(id) ?? {};
  for (const some of inBatches(plan.removed)) {
    const rows = some.map(({ id }) => rowOf(id));
    await moveSubPartsToTrash(transaction, spareId, rows, edit);
  }
  const changed: PartPlan['changed'] = [];
  for (const some of inBatches(plan.changed)) {
    const saves: Required<Save>[] = [];
    for (const { line, before, after } of some) {
      const save = changeOf(rowOf(before.id), after);
      saves.push(save);
      changed.push({ line, before, after: subPart.parse(save.after.row) });
    }
    await putRows(
      transaction,
      saves.map(({ after: { row } }) => ({ table, row })),
    );
    await recordRevisions(transaction, table, edit, saves);
  }
  const added: { line: number; part: SubPart }[] = [];
  for (const some of inBatches(plan.added)) {
    const rows = await insertParts(
      transaction,
      spareId,
      some.map(({ part }) => part),
    );
    await recordRevisions(
      transaction,
      table,
      edit,
      rows.map((row) => ({ after: { row, images: [] } })),
    );
    for (const [index, row] of rows.entries()) {
      added.push({ line: some[index]?.line ?? 0, part: subPart.parse(row) });
    }
  }
  return { added, changed, removed: plan.removed };
}

/**
 * Makes the state of a part after a change, which the database holds to be the row; `earlier` is the row that
 * it is made again, if any.
 */
export function changeOf(stored: Row, after: SubPart, earlier?: Row): Required<Save> {
  const row = { ...stored, ...after, version: Math.max(firstVersion(), after.version + 1) };
  const outdated = earlier ? outdatedAsIn(earlier, table, stored) : outdatedBy(table, stored, row);
  const state = (one: Row) => ({ row: one, images: [] });
  return { before: state(stored), after: state({ ...row, ...outdated }) };
}

/** Adds parts at the end of a list. Returns their rows, in this order. */
async function insertParts(
  transaction: Database,
  spareId: number,
  parts: NewPart[],
): Promise<Row[]> {
  const version = firstVersion();
  const rows = await transaction
    .insertInto(table)
    .values(parts.map((part) => ({ ...part, spare_id: spareId, version })))
    .returningAll()
    .execute();
  await nextTurn();
  // Ids grow in the order of insertion, in which a database need not return them.
  return rows.toSorted((a, b) => a.id - b.id);
}

async function toSubParts(rows: Row[]): Promise<SubPart[]> {
  const parts: SubPart[] = [];
  for (const some of inBatches(rows)) {
    parts.push(...some.map((row) => subPart.parse(row)));
    await nextTurn();
  }
  return parts;
}
