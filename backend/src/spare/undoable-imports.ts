import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { readRow } from '../history/entity.ts';
import type { UndoableImport } from './sub-part-contract.ts';

const table = 'sub_part';

/** How many imports are listed at most. */
const maxImports = 20;

/** What undoing an import would change. */
interface Undoable extends Pick<UndoableImport, 'import_id' | 'imported_at' | 'imported_by'> {
  /** How many sub-parts it would take back: those that were added or changed, and not touched since. */
  saved: number;
  /** How many removed ones it would restore. */
  removed: number;
}

/**
 * Lists the imports into a spare of which something can be undone, newest first, `maxImports` at most: what
 * `undoImport` would find. Throws 'not found' for an unknown spare.
 */
export async function listUndoableImports(
  database: Database,
  spareId: number,
): Promise<UndoableImport[]> {
  await readRow(database, 'spare', spareId);
  const found = new Map<string, Undoable>();
  for (const { import_id, imported_at, imported_by, count } of await savesOf(database, spareId)) {
    if (!import_id) continue;
    found.set(import_id, { import_id, imported_at, imported_by, saved: Number(count), removed: 0 });
  }
  for (const { import_id, count, ...removal } of await removalsOf(database, spareId)) {
    if (!import_id) continue;
    const saved = found.get(import_id)?.saved ?? 0;
    found.set(import_id, { import_id, ...removal, saved, removed: Number(count) });
  }
  const newest = [...found.values()]
    .toSorted((a, b) => b.imported_at.localeCompare(a.imported_at))
    .slice(0, maxImports);
  const imports: UndoableImport[] = [];
  for (const { saved, ...one } of newest) {
    const { added, changed } = await countSaves(database, one.import_id);
    imports.push({ ...one, added, changed, kept: added + changed - saved });
    await nextTurn();
  }
  return imports;
}

/** Counts by import the sub-parts that nobody has saved after it, and whose state before it is known. */
function savesOf(database: Database, spareId: number) {
  return database
    .selectFrom('sub_part')
    .innerJoin('revision', (join) =>
      join.on((on) =>
        on(
          'revision.id',
          '=',
          on
            .selectFrom('revision as one')
            .select(({ fn }) => fn.max('one.id').as('newest'))
            .where('one.kind', '=', table)
            .whereRef('one.entity_id', '=', 'sub_part.id'),
        ),
      ),
    )
    .select(({ fn }) => [
      'revision.import_id',
      fn.max('revision.saved_at').as('imported_at'),
      fn.max('revision.saved_by').as('imported_by'),
      fn.countAll().as('count'),
    ])
    .where('sub_part.spare_id', '=', spareId)
    .where('revision.import_id', 'is not', null)
    .where((where) =>
      where.or([
        where('revision.fields', '=', '[]'),
        where.exists(
          where
            .selectFrom('revision as earlier')
            .select('earlier.id')
            .where('earlier.kind', '=', table)
            .whereRef('earlier.entity_id', '=', 'sub_part.id')
            .whereRef('earlier.id', '<', 'revision.id'),
        ),
      ]),
    )
    .groupBy('revision.import_id')
    .execute();
}

/** Counts by import the sub-parts of a spare that it removed and that are still in the trash. */
function removalsOf(database: Database, spareId: number) {
  return database
    .selectFrom('deleted')
    .select(({ fn }) => [
      'import_id',
      fn.max('deleted_at').as('imported_at'),
      fn.max('deleted_by').as('imported_by'),
      fn.countAll().as('count'),
    ])
    .where('import_id', 'is not', null)
    .where('owner_kind', '=', 'spare')
    .where('owner_id', '=', spareId)
    .groupBy('import_id')
    .execute();
}

/** Counts what an import has added and changed; only a change names fields. */
async function countSaves(database: Database, importId: string) {
  const { added, saved } = await database
    .selectFrom('revision')
    .select(({ fn, eb }) => [
      fn.countAll().as('saved'),
      fn.count(eb.case().when('fields', '=', '[]').then(1).end()).as('added'),
    ])
    .where('import_id', '=', importId)
    .where('kind', '=', table)
    .executeTakeFirstOrThrow();
  return { added: Number(added), changed: Number(saved) - Number(added) };
}
