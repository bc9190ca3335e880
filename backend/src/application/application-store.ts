import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { readPage, type Page, type ReceivedQuery } from '../database/read-page.ts';
import { storeOnce } from '../database/store-once.ts';
import type { RequestStatus, Tables } from '../database/tables.ts';
import { without } from '../database/without.ts';
import type { Suspicion } from '../contract/form-traces.ts';
import type { Services } from '../services.ts';
import type { ReceivedApplication, SentApplication } from './received-application.ts';
import type { StoredDocument } from '../files/documents.ts';
import { readFormFiles } from '../files/form-files.ts';

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
  const filesOf = await readFormFiles(database, 'applications', rows);
  return rows.map((row) => ({ ...row, suspected: row.suspected === 1, files: filesOf(row.id) }));
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
  const sentFiles = documents.map(({ name, size }) => ({ name, size }));
  const content = { ...texts, files: sentFiles };
  return database.transaction().execute(async (transaction) => {
    const sent = { form: 'application', key, content } as const;
    const { id, created_at, isRepeated } = await storeOnce(transaction, sent, async () => {
      const sentTexts = [
        ...Object.values(without(texts, 'lang')),
        ...sentFiles.map(({ name }) => name),
      ];
      const bytes = sentFiles.reduce(
        (sum, { size }) => sum + size,
        Buffer.byteLength(sentTexts.join('')),
      );
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
    const filesOf = await readFormFiles(transaction, 'applications', [{ id }]);
    return { id, ...texts, created_at, files: filesOf(id), isRepeated };
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
