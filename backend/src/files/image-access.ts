import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { columnsOf } from '../languages.ts';

const HOUR = 60 * 60 * 1000;
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
      const expires = (Math.floor(Date.now() / HOUR) + validHours + 1) * HOUR;
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

/** Reads the secret; the first backend that starts makes it. */
async function readSecret(database: Database): Promise<string> {
  await database
    .updateTable('website')
    .set({ image_secret: randomBytes(32).toString('base64url') })
    .where('image_secret', '=', '')
    .execute();
  const { image_secret } = await database
    .selectFrom('website')
    .select('image_secret')
    .executeTakeFirstOrThrow();
  return image_secret;
}

/** Checks whether visitors see an image, by the indexes of the columns that name one. */
export async function isShown(database: Database, path: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from image where path = ${path}
    union all select 1 from partner where image_id = ${path}
    union all select 1 from product_property where image_id = ${path}
    union all select 1 from page_part where image_id = ${path}
    limit 1`.execute(database);
  return rows.length > 0;
}

/** The columns with texts that may show images. */
const richTexts = {
  spare: columnsOf('text'),
  product: ['description'],
  product_property: ['description'],
  partner: columnsOf('text'),
  service: columnsOf('text'),
  page: columnsOf('text'),
  page_part: columnsOf('description'),
};

/** Checks whether a text shows an image by its address. Reads all of them, so call it for stored images only. */
export async function isInText(database: Database, path: string): Promise<boolean> {
  const queries = Object.entries(richTexts).map(([table, columns]) => {
    const mentions = columns.map((column) => sql`${sql.ref(column)} like ${`%${path}%`}`);
    return sql`select 1 from ${sql.table(table)} where ${sql.join(mentions, sql` or `)}`;
  });
  const { rows } = await sql`${sql.join(queries, sql` union all `)} limit 1`.execute(database);
  return rows.length > 0;
}
