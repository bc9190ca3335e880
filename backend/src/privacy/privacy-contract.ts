import { z } from 'zod';
import { filled } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';
import { personalData } from './personal-data.ts';

const extension = { row: 'extension', access: 'clerk', isPrivate: true } as const;

/** The address is in the body, so that no log holds it. */
const body = z.object({ email: filled(200) });

export const readRetention = operation({
  ...extension,
  id: 'readRetention',
  method: 'get',
  path: '/privacy',
  summary: 'After how many days what visitors send is deleted',
  response: z
    .object({
      keep_enquiries_days: z.int().nullable().meta({ description: 'Null: never' }),
      keep_applications_days: z.int(),
    })
    .meta({ id: 'Retention' }),
});

export const exportPersonalData = operation({
  ...extension,
  id: 'exportPersonalData',
  method: 'post',
  path: '/privacy/export',
  summary: 'All enquiries and applications of an e-mail address',
  body,
  response: personalData,
});

export const deletePersonalData = operation({
  ...extension,
  id: 'deletePersonalData',
  method: 'post',
  path: '/privacy/delete',
  summary: 'Deletes them, with their files',
  body,
  response: z
    .object({ requests: z.int(), applications: z.int() })
    .meta({ id: 'DeletedPersonalData' }),
});
