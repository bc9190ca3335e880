import { z } from 'zod';
import { entityTables } from '../database/entity-tables.ts';
import { digits, idParams, text } from '../contract/fields.ts';
import { imageDetails } from '../contract/image-details.ts';
import { listQuery } from '../contract/list-query.ts';
import { operation, type Query } from '../contract/operation.ts';

const revision = z
  .object({
    id: z.int(),
    kind: z.string().meta({ description: 'The table of the entity' }),
    entity_id: z.int(),
    saved_at: z
      .string()
      .meta({ description: 'Empty for what was stored before there was a history' }),
    saved_by: z
      .string()
      .meta({ description: 'The login of who saved; empty for what was before the first save' }),
    own: z.boolean().meta({ description: 'Whether it was saved in this session' }),
    fields: z.array(z.string()).meta({ description: 'The fields that the save changed' }),
    values: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .meta({ description: 'The fields as the save left them' }),
    images: z
      .array(z.string())
      .meta({ description: 'The images as the save left them, by signed addresses' }),
    image_details: imageDetails,
  })
  .meta({ id: 'Revision' });

export type Revision = z.output<typeof revision>;

const administrators = { row: 'extension', access: 'editor' } as const;

export const listRevisions = operation({
  ...administrators,
  id: 'listRevisions',
  method: 'get',
  path: '/revision',
  summary: 'What saves have made of an entity, oldest first; without `entity` of the settings',
  query: z.object({
    kind: z.enum(entityTables),
    entity: digits().optional(),
    slug: text(100).optional().meta({ description: 'Names a page in place of `entity`' }),
    ...listQuery,
  }),
  response: z.array(revision),
});

export type RevisionQuery = Query<typeof listRevisions>;

export const readRevision = operation({
  ...administrators,
  id: 'readRevision',
  method: 'get',
  path: '/revision/{id}',
  summary: 'What one save has made of an entity',
  params: idParams,
  response: revision,
});

export const restoreRevision = operation({
  ...administrators,
  id: 'restoreRevision',
  method: 'post',
  path: '/revision/{id}/restore',
  summary: 'Saves an entity as it was, which is a new revision; answers with the old one',
  subject: {},
  params: idParams,
  response: revision,
});
