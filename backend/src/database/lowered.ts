import { sql, type RawBuilder } from 'kysely';
import { isPostgres, type Database } from './database.ts';

/** The SQL of a text in small letters, as JavaScript writes it in small letters. */
export function lowered(database: Database, text: RawBuilder<unknown>): RawBuilder<string> {
  // `lower` of SQLite, and of PostgreSQL in the locale C, knows English letters only.
  return isPostgres(database)
    ? sql`lower((${text}) collate "und-x-icu")`
    : sql`lower_unicode(${text})`;
}
