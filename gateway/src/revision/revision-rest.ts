import { z } from 'zod';
import { kindsWith } from '../contract/kinds.ts';
import { dateTimeOrNull, entity, restId, textOrNull } from '../contract/fields.ts';
import { imageDetails, imagePaths } from '../contract/image.ts';

/** What one save has made of an entity, as `GET /revision` lists it (extension). */
export const restRevision = entity({
  id: restId,
  kind: z.enum(kindsWith('history')),
  entity_id: restId,
  saved_at: dateTimeOrNull,
  saved_by: textOrNull,
  own: z.boolean(),
  fields: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  images: imagePaths,
  image_details: imageDetails,
});

/** A list of revisions. */
export const restRevisions = z.compile(z.array(restRevision));

/** What a restore has saved. */
export interface RestoredRevision {
  /** The global id of the revision. */
  restoredId: string;
  /** The revision; undefined where restoring was refused. */
  revision?: RestRevision;
}

/** See `restRevision`. */
export type RestRevision = z.output<typeof restRevision>;
