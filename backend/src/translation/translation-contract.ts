import { z } from 'zod';
import { translatedTables } from '../database/entity-tables.ts';
import { language, storedLanguage, text } from '../contract/fields.ts';
import { extension } from '../contract/extension.ts';
import { operation, type Body } from '../contract/operation.ts';

const outdatedText = z
  .object({
    kind: z.enum(translatedTables).meta({ description: 'The table of the text' }),
    entity_id: z
      .int()
      .meta({ description: 'The entity; of sub-parts and page parts what they belong to' }),
    slug: z.string().meta({ description: 'Of a page and its parts; empty for anything else' }),
    field: z.string().meta({ description: 'The field without its language: `title`' }),
    language: storedLanguage(),
    count: z
      .int()
      .meta({ description: 'How many there are; the parts of one owner count together' }),
  })
  .meta({ id: 'OutdatedText' });

export type OutdatedText = z.output<typeof outdatedText>;

const administrators = { row: 'extension', access: 'editor' } as const;

export const listOutdatedTexts = operation({
  ...administrators,
  id: 'listOutdatedTexts',
  method: 'get',
  path: '/outdated-text',
  summary:
    'The texts of which another language was changed later, in a save that left them as they were',
  response: z.array(outdatedText),
});

export const confirmTexts = operation({
  ...administrators,
  id: 'confirmTexts',
  method: 'post',
  path: '/outdated-text/confirm',
  summary: 'Says of outdated texts that they are still right, named as in the list',
  body: z.object({
    kind: z.enum(translatedTables),
    entity: text(100).meta({ description: 'The `entity_id` of the list; of a page its `slug`' }),
    field: text(100),
    language: language(),
    count: z
      .int()
      .optional()
      .meta(extension('the `count` that was seen; refused with 412 if there are more or fewer')),
  }),
  response: z
    .object({ id: z.string().meta({ description: 'The entity' }), confirmed: z.int() })
    .meta({ id: 'ConfirmedTexts' }),
});

export type ConfirmedTexts = Body<typeof confirmTexts>;
