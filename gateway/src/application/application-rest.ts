import { z } from 'zod';
import {
  entity,
  extension,
  language,
  restId,
  text,
  textOrNull,
  wholeNumber,
} from '../contract/fields.ts';
import { handlingFields } from '../contract/handling.ts';

const applicationFile = entity({ id: restId, name: text, size: wholeNumber });

/** A received application, as `GET /application` lists it (extension). */
export const restApplication = entity({
  id: restId,
  first_name: text,
  last_name: text,
  email: text,
  job: extension(textOrNull),
  experience: extension(textOrNull),
  lang: language,
  ...handlingFields,
  files: z.array(applicationFile),
});

/** A list of applications. */
export const restApplications = z.compile(z.array(restApplication));

/** See `restApplication`. */
export type RestApplication = z.output<typeof restApplication>;

/** A file with the id of its application; its address carries both. */
export type FileOfApplication = z.output<typeof applicationFile> & { applicationId: string };
