import type { Kysely, RawBuilder } from 'kysely';
import { emptyWriteAheadLog } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from './file-store.ts';
import { formFiles, formsWithFiles, type FormWithFiles } from './form-files.ts';

/** How many rows were deleted. */
export type DeletedForms = Record<FormWithFiles, number>;

/**
 * Deletes the enquiries and applications that conditions select, with their notifications and files.
 * Without a condition, none of that kind.
 */
export async function deleteForms(
  { database, files }: { database: Kysely<Tables>; files: FileStore },
  selected: Partial<Record<FormWithFiles, RawBuilder<boolean>>>,
): Promise<DeletedForms> {
  const deleted: DeletedForms = { requests: 0, applications: 0 };
  const paths: string[] = [];
  await database.transaction().execute(async (transaction) => {
    for (const form of formsWithFiles) {
      const condition = selected[form];
      if (!condition) continue;
      const { table, files: fileTable, owner } = formFiles[form];
      const ids = transaction.selectFrom(table).select('id').where(condition);
      const found = await transaction
        .selectFrom(fileTable)
        .select('path')
        .where(owner, 'in', ids)
        .execute();
      paths.push(...found.map(({ path }) => path));
      const result = await transaction.deleteFrom(table).where(condition).executeTakeFirst();
      deleted[form] = Number(result.numDeletedRows);
    }
  });
  await emptyWriteAheadLog(database);
  await files.remove(paths);
  return deleted;
}
