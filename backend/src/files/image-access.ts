import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { singleImageTables } from '../database/entity-tables.ts';
import { readSecret } from '../database/website.ts';
import { hourMs } from '../durations.ts';
import type { ShowingRow } from './text-images.ts';

/** A signed address is valid for this long, and up to an hour longer. */
const validHours = 12;

/** The query of a signed address. */
interface Signature {
  expires?: string | undefined;
  signature?: string | undefined;
}

/** Signs the addresses of images that only administrators may see, as `<img>` sends no token. */
export interface ImageSigner {
  /** Returns a path with the query that opens it for some hours. */
  sign: (path: string) => string;
  /** Checks the query with which a path was requested. */
  isSigned: (path: string, query: Signature) => boolean;
}

/** Creates the signer of a website. All of its backends have the same secret. */
export async function createImageSigner(database: Database): Promise<ImageSigner> {
  const secret = await readSecret(database);
  const signatureOf = (path: string, expires: number) =>
    createHmac('sha256', secret)
      .update(`${path}?expires=${String(expires)}`)
      .digest();
  return {
    sign: (path) => {
      // Whole hours, so that browsers load an image once.
      const expires = (Math.floor(Date.now() / hourMs) + validHours + 1) * hourMs;
      const signature = signatureOf(path, expires).toString('base64url');
      return `${path}?expires=${String(expires)}&signature=${signature}`;
    },
    isSigned: (path, { expires = '', signature = '' }) => {
      if (!(Number(expires) > Date.now())) return false;
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(path, Number(expires));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Finds a row whose column names an image, by the indexes of these columns. */
export async function findImageRow(
  database: Database,
  path: string,
): Promise<ShowingRow | undefined> {
  const rowsOf = (table: string, column: string) =>
    sql`select ${sql.lit(table)} as "table", id from ${sql.table(table)} where ${sql.ref(column)} = ${path}`;
  const queries = [
    rowsOf('image', 'path'),
    ...singleImageTables.map((table) => rowsOf(table, 'image_id')),
  ];
  const { rows } = await sql<ShowingRow>`${sql.join(queries, sql` union all `)} limit 1`.execute(
    database,
  );
  return rows[0];
}
