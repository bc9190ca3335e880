import { z } from 'zod';
import {
  entity,
  imageDetails,
  imagePaths,
  localizedText,
  restId,
  version,
} from '../contract/fields.ts';

/** A service, as `GET /service/{id}` returns it (spec 3). */
export const restService = z.compile(
  entity({
    id: restId,
    images: imagePaths,
    image_details: imageDetails,
    ...localizedText('title'),
    ...localizedText('text'),
    version,
  }),
);

/** A list of services. */
export const restServices = z.compile(z.array(restService));

/** See `restService`. */
export type RestService = z.output<typeof restService>;
