import { z } from 'zod';
import { entity, imagePaths, restId, text } from '../rest/fields.ts';

/** A service, as `GET /service/{id}` gives it (spec 3). */
export const restService = z.compile(
  entity({
    id: restId,
    images: imagePaths,
    title_de: text,
    title_en: text,
    title_ru: text,
    text_de: text,
    text_en: text,
    text_ru: text,
  }),
);

/** A list of them. */
export const restServices = z.compile(z.array(restService));

/** See `restService`. */
export type RestService = z.output<typeof restService>;
