import { partMatches } from 'backend/part-matching';
import { z } from 'zod';
import { entity, localizedText, restId } from '../contract/fields.ts';
import { restSubPart } from './spare-rest.ts';

/** A list of what a part search has found, as `GET /part-search` returns it (extension). */
export const restPartHits = z.compile(
  z.array(
    entity({
      match: z.enum(partMatches),
      part: restSubPart,
      spare: entity({ id: restId, ...localizedText('title') }),
    }),
  ),
);

/** See `restPartHits`. */
export type RestPartHit = z.output<typeof restPartHits>[number];

/** A sub-part that a part number names. */
export interface RestPartNumberHit extends Pick<RestPartHit, 'part' | 'spare'> {
  /** As it was asked for. */
  number: string;
}
