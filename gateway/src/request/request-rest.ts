import { z } from 'zod';
import { toLanguage } from '../graphql/language.ts';
import { restId, text } from '../rest/fields.ts';

/** An enquiry, as `GET /request` lists it; the e-mail is under either name (spec 3). */
export const restRequest = z
  .object({
    id: restId,
    name: text,
    email: z.string().nullish(),
    email1: z.string().nullish(),
    company: text,
    text,
    lang: z.string().nullish().transform(toLanguage),
  })
  .transform(({ email, email1, ...request }) => ({ ...request, email: email ?? email1 ?? '' }));

/** See `restRequest`. */
export type RestRequest = z.output<typeof restRequest>;
