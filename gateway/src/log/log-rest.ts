import { z } from 'zod';
import { entity, restId, textOrNull } from '../contract/fields.ts';

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
});

/** A list of entries of the log. */
export const restLog = z.compile(z.array(restLogEntry));

/** See `restLogEntry`. */
export type RestLogEntry = z.output<typeof restLogEntry>;
