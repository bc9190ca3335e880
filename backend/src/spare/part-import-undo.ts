import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { inBatches } from '../database/in-batches.ts';
import { putRows } from '../database/insert-rows.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { readRow, rowsWhere, type Row } from '../history/entity.ts';
import { recordRevisions } from '../history/revision.ts';
import { parseState } from '../history/state.ts';
import { moveSubPartsToTrash, restoreImported } from '../history/trash.ts';
import { lockForEdit, renewVersion } from '../history/version.ts';
import { changeOf } from './part-import.ts';
import { foldChangedParts } from './part-index.ts';
import { subPart, type UndonePartImport } from './sub-part-contract.ts';

const table = 'sub_part';

/**
 * Undoes an import: what it removed comes back, what it changed gets its values from before, what it added
 * goes to the trash. What was changed or deleted after the import stays as it is. Throws 'not found' for an
 * unknown spare or import, and 'outdated' if the write depends on another version of the spare.
 */
export async function undoImport(
  database: Kysely<Tables>,
  spareId: number,
  importId: string,
  edit: Edit,
): Promise<UndonePartImport> {
  const undone = await database.transaction().execute(async (transaction) => {
    const spare = { table: 'spare', id: spareId } as const;
    await lockForEdit(transaction, spare, edit);
    const rows = await rowsWhere(transaction, table, 'spare_id', spareId);
    const restored = await restoreImported(transaction, spareId, importId);
    const saves = await savesOf(transaction, importId);
    const stored = new Map(rows.map((row) => [Number(row.id), row]));
    if (restored === 0 && !saves.some(({ entity_id }) => stored.has(entity_id))) throw noSuchRow();
    let [reverted, removed] = [0, 0];
    for (const some of inBatches(saves)) {
      const { added, changed } = await findUndoable(transaction, some, stored);
      await moveSubPartsToTrash(transaction, spareId, added, edit);
      await putRows(
        transaction,
        changed.map(({ after: { row } }) => ({ table, row })),
      );
      await recordRevisions(transaction, table, edit, changed);
      reverted += changed.length;
      removed += added.length;
      await nextTurn();
    }
    await renewVersion(transaction, spare);
    const { version } = await readRow(transaction, 'spare', spareId);
    const kept = saves.length - reverted - removed;
    return { version: Number(version), restored, reverted, removed, kept };
  });
  await foldChangedParts(database).catch(() => undefined);
  return undone;
}

/** The revision that an import has made of a sub-part. */
interface ImportSave {
  id: number;
  entity_id: number;
  fields: string;
}

/** Lists what an import has added and changed. */
function savesOf(transaction: Database, importId: string): Promise<ImportSave[]> {
  return transaction
    .selectFrom('revision')
    .select(['id', 'entity_id', 'fields'])
    .where('import_id', '=', importId)
    .where('kind', '=', table)
    .orderBy('id')
    .execute();
}

/** Of what an import has saved, finds what nobody has changed or deleted since: rows to delete, saves to make. */
async function findUndoable(transaction: Database, saves: ImportSave[], stored: Map<number, Row>) {
  const ids = saves.map(({ id }) => id);
  const revisions = await transaction
    .selectFrom('revision')
    .select(({ fn, eb }) => [
      'entity_id',
      fn.max('id').as('newest'),
      fn.max(eb.case().when('id', 'in', ids).then(0).else(eb.ref('id')).end()).as('previous'),
    ])
    .where('kind', '=', table)
    .where(
      'entity_id',
      'in',
      saves.map((save) => save.entity_id),
    )
    .groupBy('entity_id')
    .execute();
  const byEntity = new Map(revisions.map((one) => [one.entity_id, one]));
  const states = await transaction
    .selectFrom('revision')
    .select(['entity_id', 'state'])
    .where(
      'id',
      'in',
      revisions.map(({ previous }) => previous),
    )
    .execute();
  const before = new Map(states.map(({ entity_id, state }) => [entity_id, parseState(state).row]));
  const added: Row[] = [];
  const changed: ReturnType<typeof changeOf>[] = [];
  for (const { id, entity_id, fields } of saves) {
    const row = stored.get(entity_id);
    if (!row || byEntity.get(entity_id)?.newest !== id) continue;
    const values = before.get(entity_id);
    // Only a change names fields; without the state before it, it cannot be undone.
    if (fields === '[]') added.push(row);
    else if (values) {
      // A column that is younger than the state stays as it is, as in a restore.
      const part = subPart.parse({ ...row, ...values, version: row.version });
      changed.push(changeOf(row, part, values));
    }
  }
  return { added, changed };
}
