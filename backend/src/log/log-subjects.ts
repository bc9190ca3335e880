import { sql } from 'kysely';
import type { Operation } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import {
  entityOf,
  entityTables,
  ownedTables,
  type EntityTable,
} from '../database/entity-tables.ts';
import { fieldColumns } from '../database/fields.ts';
import { inBatches } from '../database/in-batches.ts';
import { ownerOf, type EntityRef, type Row } from '../history/entity.ts';
import { titleOf } from '../history/title.ts';
import type { LogEntry, LogSubject } from './log-contract.ts';

/** What an entry is about: the table, and the id as the path had it, of a page its slug. */
interface Reference {
  table: EntityTable;
  id: string;
}

/** What a table has of the entities that are asked for, by their ids, of pages by their slugs as well. */
type Named = Map<
  string,
  Pick<LogSubject, 'entity_id' | 'title'> & { owner?: EntityRef | undefined }
>;

/**
 * Finds what entries of the log are about, as it is called now, in their order; null where an entry is about
 * nothing that can be named. Reads each table and its trash once, however many entries.
 */
export async function findSubjects(
  database: Database,
  entries: Pick<LogEntry, 'operation' | 'target'>[],
  operations: readonly Operation[],
): Promise<(LogSubject | null)[]> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const references = entries.map(({ operation, target }) => subjectOf(byId.get(operation), target));
  const wanted = new Map(entityTables.map((table) => [table, new Set<string>()]));
  for (const reference of references) {
    if (reference) wanted.get(reference.table)?.add(reference.id);
  }

  const present = new Map<EntityTable, Named>();
  const deleted = new Map<string, LogSubject>();
  // Parts come after what they belong to, which is then read with them.
  for (const table of entityTables.toReversed()) {
    const ids = [...(wanted.get(table) ?? [])];
    const named = await readNamed(database, table, ids);
    present.set(table, named);
    for (const { owner } of named.values()) {
      if (owner) wanted.get(owner.table)?.add(String(owner.id));
    }
    const missing = ids.filter((id) => !named.has(id));
    for (const subject of await readDeleted(database, table, missing)) {
      deleted.set(`${table}/${subject.entity_id}`, subject);
    }
  }

  return references.map((reference) => {
    if (!reference) return null;
    const { table, id } = reference;
    const named = present.get(table)?.get(id);
    if (!named) return deleted.get(`${table}/${id}`) ?? null;
    const { owner, ...own } = named;
    return {
      ...{ kind: table, ...own, deleted: false },
      owner_kind: owner?.table ?? '',
      owner_id: owner?.id ?? null,
      owner_title: (owner && present.get(owner.table)?.get(String(owner.id))?.title) ?? '',
    };
  });
}

/** Reads out of the target of an entry which entity it is about; undefined where that is none. */
function subjectOf(operation: Operation | undefined, target: string): Reference | undefined {
  if (!operation?.subject) return undefined;
  const { table, idIn } = operation.subject;
  // What the response names comes after the parameters.
  const named = idIn ? [] : table ? ['id'] : ['kind', 'id'];
  const names = [...Object.keys(operation.params?.shape ?? {}), ...named];
  const parts = target.split('/');
  const kind = table ?? parts[names.lastIndexOf('kind')];
  const id = parts[names.lastIndexOf(idIn ?? 'id')] ?? '';
  const known = entityTables.find((one) => one === kind);
  return known && (isNumber(id) || known === 'page') ? { table: known, id } : undefined;
}

async function readNamed(database: Database, table: EntityTable, ids: string[]): Promise<Named> {
  const { fields = {}, title = [] } = entityOf(table) ?? {};
  const owners = ownedTables.filter((owned) => owned.table === table);
  const columns = [
    'id',
    ...title.flatMap((name) => fieldColumns(fields, name)),
    ...owners.map(({ column }) => column),
  ];
  const named: Named = new Map();
  for (const some of inBatches(ids)) {
    // Pages are few, and are named by their slugs as well.
    const isWanted = table === 'page' ? sql`true` : sql`id in (${sql.join(some.map(Number))})`;
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
      where ${isWanted}`.execute(database);
    for (const row of rows) {
      const found = {
        entity_id: Number(row.id),
        title: titleOf({ table, row }),
        owner: ownerOf(table, row),
      };
      named.set(String(row.id), found);
      if (typeof row.slug === 'string') named.set(row.slug, found);
    }
  }
  return named;
}

async function readDeleted(
  database: Database,
  table: EntityTable,
  ids: string[],
): Promise<LogSubject[]> {
  const found: LogSubject[] = [];
  for (const some of inBatches(table === 'page' ? [] : ids)) {
    const rows = await database
      .selectFrom('deleted')
      .select(['kind', 'entity_id', 'title', 'owner_kind', 'owner_id', 'owner_title'])
      .where('kind', '=', table)
      .where('entity_id', 'in', some.map(Number))
      .execute();
    found.push(...rows.map((row) => ({ ...row, deleted: true })));
  }
  return found;
}

function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}
