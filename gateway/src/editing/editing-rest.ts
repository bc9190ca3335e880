import { z } from 'zod';
import { dateTimeOrNull, entity } from '../contract/fields.ts';

/** Somebody else who edits an entity, as `POST /editing` lists them (extension). */
const restEditor = entity({
  login: z.string(),
  opened_at: dateTimeOrNull,
  saved_at: dateTimeOrNull,
});

/** The response to `POST /editing` (extension). */
export const restEditors = z.array(restEditor);

/** See `restEditor`. */
export type RestEditor = z.output<typeof restEditor>;
