import type { Selectable } from 'kysely';
import type { Suspicion } from '../contract/form-traces.ts';
import { isPostgres, type Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { storeOnce } from '../database/store-once.ts';
import type { Tables } from '../database/tables.ts';
import { outdated, unknownReference } from '../errors.ts';
import type { Services } from '../services.ts';
import { attach } from './attachment-store.ts';
import type { SentRequest } from './received-request.ts';

type Row = Selectable<Tables['request']>;

/** What a visitor asks, with the tokens of the files that were uploaded for it. */
interface NewRequest extends Omit<SentRequest, 'id' | 'created_at'> {
  attachments: string[];
}

type RequestServices = Pick<Services, 'database' | 'visitorStorage' | 'notifications'>;

/**
 * Adds an enquiry with its files, or finds the one that was sent before with the same key. Throws 429 if visitors
 * have stored too much, and 'unknown reference' for a token that names no file.
 */
export async function addRequest(
  { database, visitorStorage, notifications }: RequestServices,
  { name, email, company, phone, text, lang, attachments }: NewRequest,
  { key, suspicion }: { key: string | undefined; suspicion: Suspicion },
): Promise<SentRequest> {
  const content = { name, email, company, text, lang, ...(phone && { phone }) };
  const sent = {
    form: 'request',
    key,
    content: { ...content, ...(attachments.length > 0 && { attachments }) },
  };
  const { id, created_at } = await database.transaction().execute((transaction) =>
    storeOnce(transaction, sent, async () => {
      const bytes = Buffer.byteLength(name + email + company + phone + text);
      await visitorStorage.claim(transaction, 'request', bytes);
      const suspected = suspicion === 'none' ? 0 : 1;
      const added = await transaction
        .insertInto('request')
        .values({ ...content, suspected, created_at: new Date().toISOString() })
        .returning(['id', 'created_at'])
        .executeTakeFirstOrThrow();
      await attach(transaction, added.id, attachments);
      await notifications.add(transaction, 'request', { id: added.id, email, suspicion });
      return added;
    }),
  );
  return { id, ...content, phone, created_at };
}

interface Change {
  /** What is left out stays. */
  changes: { [Field in 'status' | 'note' | 'assignee']?: Row[Field] | undefined };
  edit: Edit;
}

/**
 * Changes status, note or assignee of enquiries and records a revision of each that this makes different;
 * leaves out those that do not exist. Returns them by their ids. Call it in a transaction. Throws 'unknown
 * reference' if the assignee is no administrator, and 'outdated' if the change depends on another version of
 * one of them.
 */
export async function changeRequests(
  transaction: Database,
  ids: number[],
  { changes, edit: { by, session, ifMatch } }: Change,
): Promise<Row[]> {
  if (changes.assignee && !(await isAdministrator(transaction, changes.assignee))) {
    throw unknownReference('assignee');
  }
  const rows = transaction.selectFrom('request').selectAll().where('id', 'in', ids).orderBy('id');
  // On SQLite the transaction has the whole database locked.
  const before = await (isPostgres(transaction) ? rows.forUpdate() : rows).execute();
  const isMet = ({ version }: Row) =>
    ifMatch === undefined || ifMatch === '*' || ifMatch.includes(version);
  if (!before.every(isMet)) throw outdated();
  const now = Date.now();
  const saved_at = new Date(now).toISOString();
  const after: Row[] = [];
  for (const row of before) {
    const { status = row.status, note = row.note, assignee = row.assignee } = changes;
    if (status === row.status && note === row.note && assignee === row.assignee) {
      after.push(row);
      continue;
    }
    const version = Math.max(now, row.version + 1);
    const noted = { status, note, assignee };
    const changed = { ...noted, handled_by: by, handled_at: saved_at, version };
    await transaction.updateTable('request').set(changed).where('id', '=', row.id).execute();
    await transaction
      .insertInto('request_revision')
      .values({ request_id: row.id, saved_at, saved_by: by, session, ...noted })
      .execute();
    after.push({ ...row, ...changed });
  }
  return after;
}

async function isAdministrator(database: Database, login: string): Promise<boolean> {
  const account = database.selectFrom('account').select('id').where('login', '=', login);
  return (await account.executeTakeFirst()) !== undefined;
}

/** Lists what changes have made of an enquiry, oldest first. */
export function readRevisions(database: Database, id: number) {
  return database
    .selectFrom('request_revision')
    .select(['id', 'saved_at', 'saved_by', 'status', 'note', 'assignee'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
}
