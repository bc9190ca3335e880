import { z } from 'zod';
import { entity, text } from '../contract/fields.ts';

/** The site settings, as `GET /settings` returns them (spec 3). */
export const restSettings = z.compile(
  entity({
    phone: text,
    email: text,
    address: text,
    footer_text: text,
  }),
);

/** See `restSettings`. */
export type RestSettings = z.output<typeof restSettings>;
