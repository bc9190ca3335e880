import { z } from 'zod';
import { deleted, idParams } from '../contract/fields.ts';
import { receivedIds } from '../contract/handling.ts';
import { listQuery } from '../contract/list-query.ts';
import { entityNames } from '../contract/named-entity.ts';
import { operation } from '../contract/operation.ts';

const trashEntry = z
  .object({
    id: z.int(),
    ...entityNames,
    deleted_at: z.iso.datetime(),
    deleted_by: z.string().meta({ description: 'The login of who deleted it' }),
    expires_at: z.iso.datetime().meta({ description: 'When it is deleted for good' }),
    parts: z.int().meta({ description: 'How many parts were deleted with it' }),
    images: z
      .array(z.string())
      .meta({ description: 'Its images and those of its parts, by signed addresses' }),
  })
  .meta({ id: 'TrashEntry' });

export type TrashEntry = z.output<typeof trashEntry>;

const administrators = { row: 'extension', access: 'editor' } as const;

export const listTrash = operation({
  ...administrators,
  id: 'listTrash',
  method: 'get',
  path: '/trash',
  summary: 'What was deleted and can be restored, oldest first',
  query: z.object(listQuery),
  response: z.array(trashEntry),
});

export const restoreTrash = operation({
  ...administrators,
  id: 'restoreTrash',
  method: 'post',
  path: '/trash/{id}/restore',
  summary: 'Restores what was deleted, with its parts and images and under its id',
  subject: {},
  params: idParams,
  response: trashEntry,
});

export const restoreManyFromTrash = operation({
  ...administrators,
  id: 'restoreManyFromTrash',
  method: 'post',
  path: '/trash/restore',
  summary:
    'Restores entries, each as `POST /trash/{id}/restore` does, and owners before what belongs to them; those that do not exist are left out',
  body: z.object({ ids: receivedIds }),
  response: z
    .object({
      restored: z.array(z.int()),
      refused: z
        .array(z.int())
        .meta({ description: 'What belongs to something that is deleted as well' }),
    })
    .meta({ id: 'RestoredFromTrash' }),
});

export const deleteTrash = operation({
  ...administrators,
  id: 'deleteTrash',
  method: 'delete',
  path: '/trash/{id}',
  summary: 'Deletes an entry of the trash for good, with the files that nothing else shows',
  params: idParams,
  response: deleted,
});
