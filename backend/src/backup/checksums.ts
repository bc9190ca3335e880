import { createHash } from 'node:crypto';
import { backupTables } from './backup-lines.ts';
import type { Row } from './rows.ts';

/** The values by which tables are compared. */
export interface Checksum {
  rows: number;
  sha256: string;
}

/** Counts the rows of each table and computes the SHA-256 of their content. */
export async function checksums(rows: AsyncIterable<Row>): Promise<Map<string, Checksum>> {
  const tables = new Map(
    backupTables.map((table) => [table as string, { rows: 0, hash: createHash('sha256') }]),
  );
  for await (const { table, row } of rows) {
    const entry = tables.get(table);
    if (!entry) throw new Error(`unknown table ${table}`);
    entry.rows += 1;
    // The order of columns may differ between databases.
    entry.hash.update(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
  }
  return new Map(
    [...tables].map(([table, entry]) => [
      table,
      { rows: entry.rows, sha256: entry.hash.digest('hex') },
    ]),
  );
}

/** Lists the tables that differ. */
export function differences(a: Map<string, Checksum>, b: Map<string, Checksum>): string[] {
  return [...a.keys()].filter((table) => a.get(table)?.sha256 !== b.get(table)?.sha256);
}
