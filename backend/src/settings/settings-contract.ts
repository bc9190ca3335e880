import { z } from 'zod';
import { inputFields, storedFields } from '../contract/entity-fields.ts';
import { version } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';

const settings = z
  .object({ ...storedFields('settings'), version: version() })
  .meta({ id: 'Settings' });

export const readSettings = operation({
  id: 'readSettings',
  method: 'get',
  path: '/settings',
  row: 'spec 7.1',
  summary: 'The contact details of header and footer',
  access: 'public',
  response: settings,
});

export const updateSettings = operation({
  id: 'updateSettings',
  method: 'patch',
  path: '/settings',
  row: 'spec 7.2',
  summary: 'Changes the contact details; what is left out stays',
  access: 'editor',
  body: z.object(inputFields('settings')).exactPartial(),
  response: settings,
});
