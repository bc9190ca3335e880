import { z } from 'zod';
import { kindsWith } from '../contract/kinds.ts';
import { entity, restId, text, textOrNull } from '../contract/fields.ts';

/** What an entry is about (extension). */
const restLogSubject = z.object({
  kind: z.enum(kindsWith('history')).exclude(['settings']),
  entity_id: restId,
  title: text,
  owner_kind: text,
  owner_id: restId.nullish(),
  owner_title: text,
  deleted: z.boolean(),
});

/** See `restLogSubject`. */
export type RestLogSubject = z.output<typeof restLogSubject>;

/** An entry of the log, as `GET /log` lists them (extension). */
export const restLogEntry = entity({
  id: restId,
  at: z.iso.datetime(),
  login: textOrNull,
  address: textOrNull,
  operation: z.string(),
  target: textOrNull,
  refused: textOrNull,
  expires_at: z.iso.datetime(),
  // Of a kind that the gateway does not know nothing is said.
  subject: restLogSubject.nullish().catch(null),
});

/** A list of entries of the log. */
export const restLog = z.compile(z.array(restLogEntry));

/** See `restLogEntry`. */
export type RestLogEntry = z.output<typeof restLogEntry>;
