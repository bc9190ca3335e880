import { z } from 'zod';
import { articleFields } from '../contract/article.ts';
import { entity, restId, version } from '../contract/fields.ts';
import { imageDetails, imagePaths } from '../contract/image.ts';

/** A service, as `GET /service/{id}` returns it (spec 3). */
export const restService = z.compile(
  entity({
    id: restId,
    images: imagePaths,
    image_details: imageDetails,
    ...articleFields.shape,
    version,
  }),
);

/** A list of services. */
export const restServices = z.compile(z.array(restService));

/** See `restService`. */
export type RestService = z.output<typeof restService>;
