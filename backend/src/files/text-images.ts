import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { idRanges } from '../database/id-ranges.ts';
import { entities } from '../database/entities.ts';
import type { EntityTable } from '../database/entity-tables.ts';
import { richTextColumns } from '../database/fields.ts';

/** A row that shows images, by a column or in a text. */
export interface ShowingRow {
  table: EntityTable | 'image';
  id: number;
}

const imagePath = /\/files\/[\da-f]{32}\.[a-z]+/g;

/** Reads which images the rich texts of the whole site show, each with a row that does. */
export async function readTextImages(database: Database): Promise<Map<string, ShowingRow>> {
  const images = new Map<string, ShowingRow>();
  for (const { table, fields } of entities) {
    const columns = richTextColumns(fields).map((name) => sql.ref(name));
    if (columns.length === 0) continue;
    const showImages = columns.map((column) => sql`${column} like '%/files/%'`);
    for await (const range of idRanges(database, sql.table(table), columns)) {
      const { rows } = await sql<Record<string, unknown>>`
        select id, ${sql.join(columns)} from ${sql.table(table)}
        where ${range} and (${sql.join(showImages, sql` or `)})`.execute(database);
      for (const { id, ...texts } of rows) {
        for (const [path] of Object.values(texts).join(' ').matchAll(imagePath)) {
          images.set(path, { table, id: Number(id) });
        }
      }
    }
  }
  return images;
}

/** Tells which images rich texts show, without reading the texts for each request. */
export interface TextImages {
  /** Checks whether a text shows an image. */
  show(path: string): Promise<boolean>;
  /** Forgets what was read. Call after a write, before its response is sent. */
  clear(): void;
}

/** Reads the texts again after a write, and after `maxAgeMs`, since other processes may have written. */
export function createTextImages(database: Database, maxAgeMs: number): TextImages {
  let known: { images: Promise<Map<string, ShowingRow>>; readAt: number } | undefined;
  return {
    show: async (path) => {
      const now = performance.now();
      if (!known || now - known.readAt > maxAgeMs) {
        known = { images: readTextImages(database), readAt: now };
      }
      const reading = known;
      try {
        return (await reading.images).has(path);
      } catch (error) {
        if (known === reading) known = undefined;
        throw error;
      }
    },
    clear: () => {
      known = undefined;
    },
  };
}
