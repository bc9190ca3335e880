import { z } from 'zod';
import { entity, restId, text, wholeNumber } from '../rest/fields.ts';

const restNavbarEntry = entity({ id: restId, title_de: text, title_en: text, title_ru: text });

/** What the navigation lists, as `GET /component/navbar` gives it (spec 3). */
export const restNavbar = z.compile(
  entity({
    partners: wholeNumber,
    services: z.array(restNavbarEntry),
    spares: z.array(restNavbarEntry),
  }),
);

/** See `restNavbar`. */
export type RestNavbar = z.output<typeof restNavbar>;

/** A service or spare in the navigation. */
export type RestNavbarEntry = z.output<typeof restNavbarEntry>;
