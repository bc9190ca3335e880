import { z } from 'zod';
import { line as textLine, quantity, version } from '../http/fields.ts';
import { localized } from '../languages.ts';

/** A sub-part of a spare (spec 3). */
export const subPart = z
  .object({
    id: z.int(),
    quantity: z.int(),
    partnumber: z.string(),
    ...localized('description', () => z.string()),
    subst_part: z.string(),
    version: version(),
  })
  .meta({ id: 'SubPart' });

/** What can be set of a sub-part; what is left out stays. */
export const partFields = z
  .object({
    quantity: quantity(),
    partnumber: textLine(),
    ...localized('description', textLine),
    subst_part: textLine(),
  })
  .exactPartial();

export type SubPart = z.output<typeof subPart>;
export type PartFields = z.output<typeof partFields>;

/** What a new sub-part holds where nothing is given. */
export const emptyPart = {
  quantity: 0,
  partnumber: '',
  ...localized('description', () => ''),
  subst_part: '',
} satisfies PartFields;

const line = z.int().meta({ description: 'The line of the file, as an editor shows it' });

const lineMessages = z.array(
  z.object({
    line,
    column: z.string().meta({ description: 'Empty where the whole line is meant' }),
    message: z.string(),
  }),
);

/** What an import has done, or would do. */
export const partImport = z
  .object({
    version: version(),
    errors: lineMessages.meta({
      description: 'What is wrong with the file; if anything is, nothing is written',
    }),
    warnings: lineMessages.meta({
      description: 'What may be wrong, such as a number that a spreadsheet has changed',
    }),
    added: z.array(
      z.object({
        line,
        part: subPart
          .extend({ id: z.int().nullable(), version: version().nullable() })
          .meta({ description: 'Without id and version in a preview' }),
      }),
    ),
    changed: z.array(z.object({ line, before: subPart, after: subPart })),
    removed: z.array(subPart),
  })
  .meta({ id: 'PartImport' });

export type PartImport = z.output<typeof partImport>;
