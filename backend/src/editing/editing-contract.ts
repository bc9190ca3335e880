import { z } from 'zod';
import { entityTables } from '../database/entity-tables.ts';
import { reference, text } from '../contract/fields.ts';
import { operation, type Body } from '../contract/operation.ts';

const editor = z
  .object({
    login: z.string(),
    opened_at: z.string().meta({ description: 'Since when it is open there; empty if it is not' }),
    saved_at: z.string().meta({ description: 'When it was saved last; empty if it was not' }),
  })
  .meta({ id: 'Editor' });

export type Editor = z.output<typeof editor>;

/** What may be open: an entity, or an enquiry that is being answered. */
const openKind = z.enum([...entityTables, 'request']);

export const reportEditing = operation({
  row: 'extension',
  access: 'clerk',
  id: 'reportEditing',
  method: 'post',
  path: '/editing',
  summary:
    'Says that an entity is open in a form, once a minute; answers with who else has had it open or ' +
    'saved it within five minutes',
  isBackground: true,
  body: z.object({
    kind: openKind,
    entity: reference().optional().meta({ description: 'Left out for the settings' }),
    slug: text(100).optional().meta({ description: 'Names a page in place of `entity`' }),
  }),
  response: z.array(editor),
});

export type OpenForm = Body<typeof reportEditing>;

export const listOpenForms = operation({
  row: 'extension',
  access: 'clerk',
  id: 'listOpenForms',
  method: 'get',
  path: '/editing',
  summary: 'Who has entities of a kind open in other sessions now',
  isBackground: true,
  query: z.object({ kind: openKind }),
  response: z.array(z.object({ entity_id: z.int(), login: z.string() }).meta({ id: 'OpenForm' })),
});
