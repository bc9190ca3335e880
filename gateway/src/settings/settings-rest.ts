import { z } from 'zod';
import { entity, version } from '../contract/fields.ts';
import { schemaFields, textField } from '../contract/schema-fields.ts';

/** The fields of the settings. */
export const settingsFields = schemaFields({
  phone: textField('phone'),
  email: textField('email'),
  address: textField('address'),
  footerText: textField('footer_text'),
});

/** The site settings, as `GET /settings` returns them (spec 3). */
export const restSettings = z.compile(
  entity({
    ...settingsFields.shape,
    version,
  }),
);

/** See `restSettings`. */
export type RestSettings = z.output<typeof restSettings>;
