import { z } from 'zod';
import { storedFields } from '../contract/entity-fields.ts';
import { deleted, filled, idParams, text, version } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';
import { localized } from '../languages.ts';

/** The most characters of a text: several times what fits into the address of an e-mail. */
const maxTextLength = 4000;

const template = z
  .object({ id: z.int(), ...storedFields('template'), version: version() })
  .meta({ id: 'Template' });

const fields = z.object({
  name: filled(200),
  ...localized('text', () => text(maxTextLength)),
});

const administrators = { row: 'extension', access: 'editor', isPrivate: true } as const;

export const listTemplates = operation({
  ...administrators,
  id: 'listTemplates',
  method: 'get',
  path: '/template',
  summary: 'The texts with which enquiries are answered, oldest first',
  // Who answers needs them.
  access: 'clerk',
  response: z.array(template),
});

export const addTemplate = operation({
  ...administrators,
  id: 'addTemplate',
  method: 'post',
  path: '/template',
  summary: 'Adds a text with which enquiries are answered',
  subject: { table: 'template' },
  body: fields,
  status: 201,
  response: template,
});

export const updateTemplate = operation({
  ...administrators,
  id: 'updateTemplate',
  method: 'patch',
  path: '/template/{id}',
  summary: 'Changes a text with which enquiries are answered; what is left out stays',
  subject: { table: 'template', idIn: 'id' },
  params: idParams,
  body: fields.exactPartial(),
  response: template,
});

export const deleteTemplate = operation({
  ...administrators,
  id: 'deleteTemplate',
  method: 'delete',
  path: '/template/{id}',
  summary: 'Deletes a text with which enquiries are answered',
  subject: { table: 'template', idIn: 'id' },
  params: idParams,
  response: deleted,
});
