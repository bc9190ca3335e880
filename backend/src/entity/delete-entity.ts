import type { Response } from 'express';
import type { Kysely } from 'kysely';
import type { Edit } from '../database/edit.ts';
import type { TrashTable } from '../database/entity-tables.ts';
import type { Tables } from '../database/tables.ts';
import { moveToTrash } from '../history/trash.ts';
import { withTrashId } from '../http/response-headers.ts';

/** Makes the handler that moves an entity into the trash, and names its entry there in the response. */
export function deletionHandler(database: Kysely<Tables>, table: TrashTable) {
  return async ({
    params: { id },
    edit,
    response,
  }: {
    params: { id: number };
    edit: Edit;
    response: Response;
  }) => {
    withTrashId(response, await moveToTrash(database, { table, id }, edit));
    return { id };
  };
}
