import { z } from 'zod';
import { inputFields, storedFields } from '../contract/entity-fields.ts';
import { deleted, idParams, language, version } from '../contract/fields.ts';
import { imageDescription } from '../contract/image-details.ts';
import { operation } from '../contract/operation.ts';
import { defaultLanguage } from '../languages.ts';

const partner = z
  .object({
    id: z.int(),
    image_id: z.string(),
    ...imageDescription,
    ...storedFields('partner'),
    version: version(),
  })
  .meta({ id: 'Partner' });

const texts = z.object(inputFields('partner')).exactPartial();

const administrators = { row: 'spec 7.5', access: 'editor' } as const;

export const listPartners = operation({
  id: 'listPartners',
  method: 'get',
  path: '/partner',
  row: 'spec 7.1',
  summary: 'The partners with their text in one language, oldest first',
  access: 'public',
  query: z.object({ lang: language().default(defaultLanguage) }),
  response: z.array(
    z
      .object({ id: z.int(), image_id: z.string(), ...imageDescription, text: z.string() })
      .meta({ id: 'PublicPartner' }),
  ),
});

export const listAllPartners = operation({
  ...administrators,
  id: 'listAllPartners',
  method: 'get',
  path: '/partner/all',
  summary: 'The partners with their texts in all languages, oldest first',
  response: z.array(partner),
});

export const showPartner = operation({
  ...administrators,
  id: 'showPartner',
  method: 'get',
  path: '/partner/show/{id}',
  summary: 'A partner',
  params: idParams,
  response: partner,
});

export const addPartner = operation({
  ...administrators,
  id: 'addPartner',
  method: 'post',
  path: '/partner',
  summary: 'Adds a partner with its image',
  subject: { table: 'partner' },
  body: texts,
  upload: { field: 'image', maxFiles: 1, required: true },
  status: 201,
  response: partner,
});

export const updatePartner = operation({
  ...administrators,
  id: 'updatePartner',
  method: 'patch',
  path: '/partner/{id}',
  summary: 'Changes a partner; what is left out stays',
  subject: { table: 'partner', idIn: 'id' },
  params: idParams,
  body: texts,
  upload: { field: 'image', maxFiles: 1, required: false },
  response: partner,
});

export const deletePartner = operation({
  ...administrators,
  id: 'deletePartner',
  method: 'delete',
  path: '/partner/{id}',
  summary: 'Deletes a partner and its image',
  subject: { table: 'partner', idIn: 'id' },
  params: idParams,
  response: deleted,
});
