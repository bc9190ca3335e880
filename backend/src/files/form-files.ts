import type { Database } from '../database/database.ts';
import { readInBatches } from '../database/in-batches.ts';
import { without } from '../database/without.ts';
import { noSuchRow } from '../errors.ts';
import type { StoredDocument } from './documents.ts';

/** The forms with which visitors send files. */
export const formsWithFiles = ['requests', 'applications'] as const;

export type FormWithFiles = (typeof formsWithFiles)[number];

/** The table of each, that of its files, and the column of these with its id. */
export const formFiles = {
  requests: { table: 'request', files: 'attachment', owner: 'request_id' },
  applications: { table: 'application', files: 'application_file', owner: 'application_id' },
} as const satisfies Record<FormWithFiles, object>;

/** What administrators and senders see of a file. */
type FormFile = Pick<StoredDocument, 'name' | 'type' | 'size'> & { id: number };

/** Reads the files of some rows of a form; returns a function that gives those of a row by its id, oldest first. */
export async function readFormFiles(
  database: Database,
  form: FormWithFiles,
  rows: readonly { id: number }[],
): Promise<(id: number) => FormFile[]> {
  const { files, owner } = formFiles[form];
  const ids = rows.map(({ id }) => id);
  const found = await readInBatches(ids, (some) =>
    database
      .selectFrom(files)
      .select((row) => ['id', 'name', 'type', 'size', row.ref(owner).as('formId')])
      .where(owner, 'in', some)
      .orderBy('id')
      .execute(),
  );
  const byForm = Map.groupBy(found, ({ formId }) => formId);
  return (id) => (byForm.get(id) ?? []).map((file) => without(file, 'formId'));
}

/** Finds a file of a form by the ids of both. Throws 'not found' if the form has no such file. */
export function findFormFile(
  database: Database,
  form: FormWithFiles,
  formId: number,
  id: number,
): Promise<StoredDocument> {
  const { files, owner } = formFiles[form];
  return database
    .selectFrom(files)
    .select(['path', 'name', 'type', 'size'])
    .where(owner, '=', formId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
}
