import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import {
  ownedTables,
  ownerColumn,
  translatedTables,
  type EntityTable,
} from '../database/entity-tables.ts';
import { isRowLocked } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { outdated } from '../errors.ts';
import { ownerOf, type Row } from '../history/entity.ts';
import { outdatedColumns, storeOutdated } from '../history/outdated.ts';
import { languages } from '../languages.ts';
import type { ConfirmedTexts, OutdatedText } from './translation-contract.ts';

/** Lists the outdated texts, those of the parts of one owner together. */
export async function listOutdatedTexts(database: Database): Promise<OutdatedText[]> {
  const slugs = await slugsOf(database);
  const found = new Map<string, OutdatedText>();
  for (const kind of translatedTables) {
    for (const row of await outdatedRows(database, kind)) {
      const entity_id = editedAt(kind, row);
      for (const column of outdatedColumns(row)) {
        const key = [kind, entity_id, column].join();
        const known = found.get(key);
        if (known) known.count += 1;
        else {
          const slug = isOfPage(kind) ? (slugs.get(entity_id) ?? '') : '';
          found.set(key, { kind, entity_id, slug, ...textOf(column), count: 1 });
        }
      }
    }
  }
  return [...found.values()];
}

/**
 * Forgets that texts are outdated. Returns how many they were. Throws 'outdated' if they are more or fewer
 * than `count`, which were seen.
 */
export async function confirmTexts(
  database: Kysely<Tables>,
  { kind, entity, field, language, count }: ConfirmedTexts,
): Promise<number> {
  const column = `${field}_${language}`;
  return database.transaction().execute(async (transaction) => {
    const slugs = isOfPage(kind) ? await slugsOf(transaction) : undefined;
    const names = (id: number) => entity === (slugs ? slugs.get(id) : String(id));
    const known = (await outdatedRows(transaction, kind)).map((row) => editedAt(kind, row));
    const id = known.find(names);
    // Every save of the entity or of its parts locks it first.
    if (id !== undefined) await isRowLocked(transaction, editedTable(kind), id);
    const rows = await outdatedRows(transaction, kind);
    const confirmed = rows
      .filter((row) => editedAt(kind, row) === id)
      .map((row) => ({ row, columns: outdatedColumns(row) }))
      .filter(({ columns }) => columns.includes(column))
      .map(({ row, columns }) => ({ row, columns: columns.filter((one) => one !== column) }));
    if (count !== undefined && count !== confirmed.length) throw outdated();
    await storeOutdated(transaction, kind, confirmed);
    return confirmed.length;
  });
}

/** Reads the rows with outdated texts, without what else is in them. */
async function outdatedRows(database: Database, table: EntityTable): Promise<Row[]> {
  const owner = editedTable(table);
  const columns = ['id', 'outdated', ...(owner === table ? [] : [ownerColumn(owner)])];
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where outdated <> '[]' order by id`.execute(database);
  return rows;
}

/** Returns the table of what a row is edited with: of a part its owner's. */
function editedTable(table: EntityTable): EntityTable {
  return ownedTables.find((owned) => owned.table === table)?.owner ?? table;
}

function isOfPage(table: EntityTable): boolean {
  return editedTable(table) === 'page';
}

/** Returns the id of the entity with which a row is edited: of a part its owner's. */
function editedAt(table: EntityTable, row: Row): number {
  return ownerOf(table, row)?.id ?? Number(row.id);
}

async function slugsOf(database: Database): Promise<Map<number, string>> {
  const pages = await database.selectFrom('page').select(['id', 'slug']).execute();
  return new Map(pages.map(({ id, slug }) => [id, slug]));
}

/** Splits the name of a column: `title_de`. */
function textOf(column: string): { field: string; language: string } {
  const language = languages.find((one) => column.endsWith(`_${one}`)) ?? '';
  return { field: column.slice(0, -language.length - 1), language };
}
