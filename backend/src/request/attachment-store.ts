import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { unknownReference } from '../errors.ts';
import type { StoredDocument } from '../files/documents.ts';
import { readFormFiles } from '../files/form-files.ts';
import type { Services } from '../services.ts';
import type { ReceivedRequest } from './received-request.ts';

/**
 * Adds the row of a stored file. Returns the token by which an enquiry names it. Throws 429 if visitors have
 * stored too much.
 */
export async function addAttachment(
  { database, visitorStorage }: Pick<Services, 'database' | 'visitorStorage'>,
  document: StoredDocument,
): Promise<{ token: string }> {
  const token = randomBytes(16).toString('hex');
  return database.transaction().execute(async (transaction) => {
    const bytes = Buffer.byteLength(document.name) + document.size;
    await visitorStorage.claim(transaction, 'attachment', bytes);
    await transaction
      .insertInto('attachment')
      .values({ ...document, token, created_at: new Date().toISOString() })
      .execute();
    return { token };
  });
}

/**
 * Makes files those of an enquiry. Call it in the transaction that stores the enquiry. Throws 'unknown
 * reference' for a token that names none, or one of another enquiry.
 */
export async function attach(
  transaction: Database,
  requestId: number,
  tokens: string[],
): Promise<void> {
  if (tokens.length === 0) return;
  const { numUpdatedRows } = await transaction
    .updateTable('attachment')
    .set({ request_id: requestId })
    .where('token', 'in', tokens)
    .where('request_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== BigInt(new Set(tokens).size)) throw unknownReference('attachments');
}

/** Makes enquiries of their rows and the files of each. */
export async function receivedRequests(
  database: Database,
  rows: Selectable<Tables['request']>[],
): Promise<ReceivedRequest[]> {
  const filesOf = await readFormFiles(database, 'requests', rows);
  return rows.map((row) => ({
    ...row,
    suspected: row.suspected === 1,
    attachments: filesOf(row.id),
  }));
}
