import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { entityOf, type EntityTable } from '../database/entity-tables.ts';
import { fieldColumns, translatedFields } from '../database/fields.ts';
import { inBatches } from '../database/in-batches.ts';
import { isBlank } from '../html-text.ts';
import type { Row } from './entity.ts';

const storedColumns = z.array(z.string());

/** Reads which of its texts a row names as older than what they translate. */
export function outdatedColumns({ outdated }: Row): string[] {
  return typeof outdated === 'string' ? storedColumns.parse(JSON.parse(outdated)) : [];
}

/**
 * Returns the column that names the texts which a save leaves behind; nothing for a table without
 * translations. A text that is changed makes the other languages of the field outdated, unless the same save
 * changes them as well. A text that was outdated or blank itself only catches up, and a text that is blank now
 * says nothing that the others could lack.
 */
export function outdatedBy(table: EntityTable, before: Row, after: Row): { outdated?: string } {
  const texts = translatedColumns(table);
  if (texts.length === 0) return {};
  return { outdated: JSON.stringify(leftBehind(texts, before, after)) };
}

/**
 * Returns the column that names the outdated texts after a row is made what it was earlier: of the fields that
 * this changes, the texts that were outdated then. It makes no text older than it was.
 */
export function outdatedAsIn(earlier: Row, table: EntityTable, before: Row): { outdated?: string } {
  const texts = translatedColumns(table);
  if (texts.length === 0) return {};
  const outdated = texts.flatMap((columns) => {
    const isSame = columns.every((column) => before[column] === earlier[column]);
    const known = outdatedColumns(isSame ? before : earlier);
    return columns.filter((column) => known.includes(column));
  });
  return { outdated: JSON.stringify(outdated) };
}

/** Lists the columns of each translated field of a table, one for every language. */
function translatedColumns(table: EntityTable): string[][] {
  const fields = entityOf(table)?.fields ?? {};
  return translatedFields(fields).map((name) => fieldColumns(fields, name));
}

/** Stores which texts of rows are outdated, rows with the same ones at once. */
export async function storeOutdated(
  transaction: Database,
  table: EntityTable,
  marked: { row: Row; columns: string[] }[],
): Promise<void> {
  const changed = marked.filter(({ row, columns }) => row.outdated !== JSON.stringify(columns));
  for (const [value, rows] of Map.groupBy(changed, ({ columns }) => JSON.stringify(columns))) {
    for (const some of inBatches(rows.map(({ row }) => Number(row.id)))) {
      await sql`update ${sql.table(table)} set outdated = ${value} where id in (${sql.join(some)})`.execute(
        transaction,
      );
    }
  }
}

/** Lists the columns that a save leaves behind of `texts`, each of which has a column for every language. */
function leftBehind(texts: string[][], before: Row, after: Row): string[] {
  const known = outdatedColumns(after);
  return texts.flatMap((columns) => {
    const touched = columns.filter((column) => before[column] !== after[column]);
    const isNewer = touched.some(
      (column) => !known.includes(column) && hasText(before[column]) && hasText(after[column]),
    );
    return columns.filter(
      (column) =>
        !touched.includes(column) && hasText(after[column]) && (isNewer || known.includes(column)),
    );
  });
}

function hasText(value: Row[string] | undefined): boolean {
  return !isBlank(String(value ?? ''));
}
