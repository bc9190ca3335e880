import { z } from 'zod';
import { entity, text, version } from '../contract/fields.ts';

/** The site settings, as `GET /settings` returns them (spec 3). */
export const restSettings = z.compile(
  entity({
    phone: text,
    email: text,
    address: text,
    footer_text: text,
    version,
  }),
);

/** See `restSettings`. */
export type RestSettings = z.output<typeof restSettings>;
