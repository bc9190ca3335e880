import { z } from 'zod';
import { dateTimeOrNull, entity, restId } from '../contract/fields.ts';

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

/** Who has which entities of a kind open, as `GET /editing` lists them (extension). */
export const restOpenForms = z.array(entity({ entity_id: restId, login: z.string() }));

/** See `restOpenForms`. */
export type RestOpenForm = z.output<typeof restOpenForms>[number];
