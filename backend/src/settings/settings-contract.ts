import { z } from 'zod';
import { line, text, version } from '../http/fields.ts';
import { operation } from '../http/operation.ts';

const settings = z
  .object({
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    footer_text: z.string(),
    version: version(),
  })
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
  access: 'administrator',
  body: z
    .object({ phone: line(), email: line(), address: line(), footer_text: text(20_000) })
    .exactPartial(),
  response: settings,
});
