import { z } from 'zod';
import { restId, text, wholeNumber } from '../rest/fields.ts';

const restNavbarEntry = z.object({ id: restId, title_de: text, title_en: text, title_ru: text });

/** What the navigation lists, as `GET /component/navbar` gives it (spec 3). */
export const restNavbar = z.compile(
  z.object({
    partners: wholeNumber,
    services: z.array(restNavbarEntry),
    spares: z.array(restNavbarEntry),
  }),
);

/** See `restNavbar`. */
export type RestNavbar = z.output<typeof restNavbar>;

/** A service or spare in the navigation. */
export type RestNavbarEntry = z.output<typeof restNavbarEntry>;
