import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from './file-store.ts';

/** How many rows were deleted. */
export interface DeletedForms {
  requests: number;
  applications: number;
}

/**
 * Deletes the enquiries and applications that conditions select, with their notifications and files.
 * Without a condition, none of that kind.
 */
export async function deleteForms(
  { database, files }: { database: Kysely<Tables>; files: FileStore },
  selected: Partial<Record<'requests' | 'applications', RawBuilder<boolean>>>,
): Promise<DeletedForms> {
  const deleted: DeletedForms = { requests: 0, applications: 0 };
  const paths: string[] = [];
  await database.transaction().execute(async (transaction) => {
    if (selected.requests) {
      const attachments = await transaction
        .selectFrom('attachment')
        .select('path')
        .where(
          'request_id',
          'in',
          transaction.selectFrom('request').select('id').where(selected.requests),
        )
        .execute();
      paths.push(...attachments.map(({ path }) => path));
      const result = await transaction
        .deleteFrom('request')
        .where(selected.requests)
        .executeTakeFirst();
      deleted.requests = Number(result.numDeletedRows);
    }
    if (selected.applications) {
      const applications = transaction
        .selectFrom('application')
        .select('id')
        .where(selected.applications);
      const documents = await transaction
        .selectFrom('application_file')
        .select('path')
        .where('application_id', 'in', applications)
        .execute();
      paths.push(...documents.map(({ path }) => path));
      const result = await transaction
        .deleteFrom('application')
        .where(selected.applications)
        .executeTakeFirst();
      deleted.applications = Number(result.numDeletedRows);
    }
  });
  await files.remove(paths);
  return deleted;
}
