import type { Kysely } from 'kysely';
import { insertRows, putRows } from '../database/insert-rows.ts';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import type { Tables } from '../database/tables.ts';
import { readRow, rowsWhere, type Row } from '../history/entity.ts';
import { outdatedBy } from '../history/outdated.ts';
import { recordRevisions } from '../history/revision.ts';
import { moveSubPartsToTrash } from '../history/trash.ts';
import { lockForEdit, renewVersion } from '../history/version.ts';
import { planImport, type PartPlan } from './part-plan.ts';
import { readPartRows } from './part-rows.ts';
import { subPart, type PartImport } from './sub-part-contract.ts';

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
  const { rows, errors: wrong } = await readPartRows(file);
  return database.transaction().execute(async (transaction) => {
    const spare = { table: 'spare', id: spareId } as const;
    await lockForEdit(transaction, spare, edit);
    const stored = await subPartRows(transaction, spareId);
    const {
      plan,
      errors: unplanned,
      warnings,
    } = planImport(
      [...stored.values()].map((row) => subPart.parse(row)),
      rows,
      others,
    );
    const errors = [...wrong, ...unplanned].toSorted((a, b) => a.line - b.line);
    const version = async () => Number((await readRow(transaction, 'spare', spareId)).version);
    if (errors.length > 0) {
      return { version: await version(), errors, warnings, added: [], changed: [], removed: [] };
    }
    if (preview || isEmpty(plan)) {
      const added = plan.added.map(({ line, part }) => ({
        line,
        part: { ...part, id: null, version: null },
      }));
      return { ...plan, version: await version(), errors, warnings, added };
    }
    const done = await apply(transaction, { spareId, stored, plan }, edit);
    await renewVersion(transaction, spare);
    return { ...done, version: await version(), errors, warnings };
  });
}

interface Work {
  spareId: number;
  stored: Map<number, Row>;
  plan: PartPlan;
}

/** Writes a plan in few statements, however many rows it has. */
async function apply(transaction: Database, { spareId, stored, plan }: Work, edit: Edit) {
  const { added, changed, removed } = plan;
  const now = Date.now();
  const table = 'sub_part';
  const rowOf = (id: number) => stored.get(id) ?? {};
  await moveSubPartsToTrash(
    transaction,
    spareId,
    removed.map(({ id }) => rowOf(id)),
    edit,
  );
  const updates = changed.map(({ after }) => {
    const stored = rowOf(after.id);
    const row = { ...stored, ...after, version: Math.max(now, after.version + 1) };
    return { table, row: { ...row, ...outdatedBy(table, stored, row) } };
  });
  await putRows(transaction, updates);
  const inserts = added.map(({ part }) => ({
    table,
    row: { ...part, spare_id: spareId, version: now },
  }));
  await insertRows(transaction, inserts);

  const after = await subPartRows(transaction, spareId);
  const partNow = (id: number) => subPart.parse(after.get(id));
  // Ids grow in the order of insertion.
  const newIds = [...after.keys()].filter((id) => !stored.has(id));
  const state = (row: Row = {}) => ({ row, images: [] });
  await recordRevisions(transaction, table, edit, [
    ...changed.map(({ before: { id } }) => ({
      before: state(stored.get(id)),
      after: state(after.get(id)),
    })),
    ...newIds.map((id) => ({ after: state(after.get(id)) })),
  ]);
  return {
    added: added.map(({ line }, index) => ({ line, part: partNow(newIds[index] ?? 0) })),
    changed: changed.map(({ line, before }) => ({ line, before, after: partNow(before.id) })),
    removed,
  };
}

/** Reads the sub-parts of a spare with all of their columns, by their ids, oldest first. */
async function subPartRows(database: Database, spareId: number): Promise<Map<number, Row>> {
  const rows = await rowsWhere(database, 'sub_part', 'spare_id', spareId);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

function isEmpty({ added, changed, removed }: PartPlan): boolean {
  return added.length + changed.length + removed.length === 0;
}
