import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { inputFields, storedFields } from '../contract/entity-fields.ts';
import { version } from '../contract/fields.ts';

/** A sub-part of a spare (spec 3). */
export const subPart = z
  .object({ id: z.int(), ...storedFields('sub_part'), version: version() })
  .meta({ id: 'SubPart' });

/** What can be set of a sub-part; what is left out stays. */
export const partFields = z
  .object(inputFields('sub_part'))
  .exactPartial()
  .extend({
    callout: inputFields('sub_part')
      .callout.exactOptional()
      .meta(extension('the numbers of its callouts, separated by commas')),
  });

export type SubPart = z.output<typeof subPart>;
export type PartFields = z.output<typeof partFields>;

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
    import_id: z
      .uuid()
      .nullable()
      .meta({ description: 'By which it can be undone; null where nothing was written' }),
  })
  .meta({ id: 'PartImport' });

/** What undoing an import has done. */
export const undonePartImport = z
  .object({
    version: version(),
    restored: z.int().meta({ description: 'How many removed sub-parts are back' }),
    reverted: z.int().meta({ description: 'How many changed ones are as they were' }),
    removed: z.int().meta({ description: 'How many added ones are in the trash' }),
    kept: z.int().meta({
      description: 'How many stay as they are, since they were changed or deleted after the import',
    }),
  })
  .meta({ id: 'UndonePartImport' });

/** An import into the part list of a spare of which something can still be undone. */
export const undoableImport = z
  .object({
    import_id: z.uuid(),
    imported_at: z.iso.datetime(),
    imported_by: z.string().meta({ description: 'The login of who imported' }),
    added: z.int().meta({ description: 'How many sub-parts it added' }),
    changed: z.int().meta({ description: 'How many it changed' }),
    removed: z.int().meta({ description: 'How many that it removed are in the trash' }),
    kept: z.int().meta({
      description:
        'How many added and changed ones an undo leaves as they are, since they were changed or deleted after the import',
    }),
  })
  .meta({ id: 'UndoableImport' });

export type UndoableImport = z.output<typeof undoableImport>;

export type UndonePartImport = z.output<typeof undonePartImport>;

export type PartImport = z.output<typeof partImport>;
