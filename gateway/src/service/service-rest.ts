import { z } from 'zod';
import { entity, restId, version } from '../contract/fields.ts';
import { imageDetails, imagePaths } from '../contract/image.ts';
import { localizedField, schemaFields } from '../contract/schema-fields.ts';

/** The fields of a service. */
export const serviceFields = schemaFields({
  title: localizedField('title'),
  text: localizedField('text'),
});

/** A service, as `GET /service/{id}` returns it (spec 3). */
export const restService = z.compile(
  entity({
    id: restId,
    images: imagePaths,
    image_details: imageDetails,
    ...serviceFields.shape,
    version,
  }),
);

/** A list of services. */
export const restServices = z.compile(z.array(restService));

/** See `restService`. */
export type RestService = z.output<typeof restService>;
