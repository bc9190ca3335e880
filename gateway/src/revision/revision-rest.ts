import { z } from 'zod';
import { dateTimeOrNull, entity, imagePaths, restId, textOrNull } from '../contract/fields.ts';

/** What one save has made of an entity, as `GET /revision` lists it (extension). */
export const restRevision = entity({
  id: restId,
  saved_at: dateTimeOrNull,
  saved_by: textOrNull,
  own: z.boolean(),
  fields: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  images: imagePaths,
});

/** A list of revisions. */
export const restRevisions = z.compile(z.array(restRevision));

/** See `restRevision`. */
export type RestRevision = z.output<typeof restRevision>;
