import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { readPage, type Page, type ReceivedQuery } from '../database/read-page.ts';
import { storeOnce } from '../database/store-once.ts';
import type { RequestStatus, Tables } from '../database/tables.ts';
import { without } from '../database/without.ts';
import { noSuchRow } from '../errors.ts';
import type { Suspicion } from '../contract/form-traces.ts';
import type { Services } from '../services.ts';
import type { ReceivedApplication, SentApplication } from './received-application.ts';
import type { StoredDocument } from '../files/documents.ts';

/** The fields of an application form. */
export interface NewApplication {
  first_name: string;
  last_name: string;
  email: string;
  job: string;
  experience: string;
  lang: string;
  suspected: number;
}

type ApplicationServices = Pick<Services, 'database' | 'visitorStorage' | 'notifications'>;

const searched = ['first_name', 'last_name', 'email', 'job', 'experience'];

/** Lists the applications, all or a page of them, oldest first. */
export async function listApplications(
  database: Database,
  query: ReceivedQuery,
): Promise<Page<ReceivedApplication>> {
  const all = database.selectFrom('application').selectAll();
  const { rows, total } = await readPage(database, { all, searched }, query);
  return { rows: await receivedApplications(database, rows), total };
}

/** Makes applications of their rows and the files of each. */
export async function receivedApplications(
  database: Database,
  rows: Selectable<Tables['application']>[],
): Promise<ReceivedApplication[]> {
  const applications = await withFiles(database, rows);
  return applications.map((row) => ({ ...row, suspected: row.suspected === 1 }));
}

/** Adds to rows of applications the files of each. */
async function withFiles<Row extends { id: number }>(database: Database, rows: Row[]) {
  if (rows.length === 0) return [];
  const files = await database
    .selectFrom('application_file')
    .select(['application_id', 'id', 'name', 'type', 'size'])
    .where(
      'application_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('id')
    .execute();
  const byApplication = Map.groupBy(files, (file) => file.application_id);
  return rows.map((row) => ({
    ...row,
    files: (byApplication.get(row.id) ?? []).map((file) => without(file, 'application_id')),
  }));
}

/**
 * Adds an application with its stored files, or finds the one that was sent before with the same key,
 * which has files of its own. Throws 429 if visitors have stored too much.
 */
export async function addApplication(
  { database, visitorStorage, notifications }: ApplicationServices,
  application: NewApplication,
  {
    key,
    documents,
    suspicion,
  }: { key: string | undefined; documents: StoredDocument[]; suspicion: Suspicion },
): Promise<SentApplication & { isRepeated: boolean }> {
  const texts = without(application, 'suspected');
  const documentBytes = documents.reduce((sum, { size }) => sum + size, 0);
  const names = documents.map(({ name, size }) => ({ name, size }));
  const content = { ...texts, files: names };
  return database.transaction().execute(async (transaction) => {
    const sent = { form: 'application', key, content } as const;
    const { id, created_at, isRepeated } = await storeOnce(transaction, sent, async () => {
      const bytes =
        Buffer.byteLength(Object.values(without(texts, 'lang')).join('')) + documentBytes;
      await visitorStorage.claim(transaction, 'application', bytes);
      const row = await transaction
        .insertInto('application')
        .values({ ...application, created_at: new Date().toISOString() })
        .returning(['id', 'created_at'])
        .executeTakeFirstOrThrow();
      for (const document of documents) {
        await transaction
          .insertInto('application_file')
          .values({ ...document, application_id: row.id })
          .execute();
      }
      await notifications.add(transaction, 'application', {
        id: row.id,
        email: texts.email,
        suspicion,
      });
      return row;
    });
    const [added] = await withFiles(transaction, [{ id, ...texts, created_at }]);
    if (!added) throw noSuchRow();
    return { ...added, isRepeated };
  });
}

/** Notes what was done about applications; returns those that exist, by their ids. Call it in a transaction. */
export async function mark(
  transaction: Database,
  ids: number[],
  { status, by }: { status: RequestStatus; by: string },
): Promise<ReceivedApplication[]> {
  await transaction
    .updateTable('application')
    .set({ status, handled_by: by, handled_at: new Date().toISOString() })
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .execute();
  const rows = transaction.selectFrom('application').selectAll().where('id', 'in', ids);
  return receivedApplications(transaction, await rows.orderBy('id').execute());
}

/** Finds a file of an application. Throws 'not found' if the application has no such file. */
export function findFile(
  database: Database,
  applicationId: number,
  fileId: number,
): Promise<StoredDocument> {
  return database
    .selectFrom('application_file')
    .select(['path', 'name', 'type', 'size'])
    .where('application_id', '=', applicationId)
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow(noSuchRow);
}
