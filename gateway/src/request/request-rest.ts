import { z } from 'zod';
import { dateTimeOrNull, entity, language, restId, text } from '../contract/fields.ts';

/**
 * An enquiry, as `GET /request` lists it (spec 3); the e-mail is under either name.
 * `created_at` and `suspected` are extensions.
 */
export const restRequest = entity({
  id: restId,
  name: text,
  email: z.string().nullish(),
  email1: z.string().nullish(),
  company: text,
  text,
  lang: language,
  created_at: dateTimeOrNull,
  suspected: z.boolean().nullish(),
}).transform(({ email, email1, ...request }) => ({ ...request, email: email ?? email1 ?? '' }));

/** A list of enquiries. */
export const restRequests = z.compile(z.array(restRequest));

/** See `restRequest`. */
export type RestRequest = z.output<typeof restRequest>;
