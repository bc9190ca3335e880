import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { article, articleTexts } from '../article/article-contract.ts';
import { deleted, digits, filled, idParams, imagePath, pathId, text } from '../contract/fields.ts';
import { listQuery } from '../contract/list-query.ts';
import { operation } from '../contract/operation.ts';
import { localized } from '../languages.ts';
import { partMatches } from '../search/part-matching.ts';
import {
  partFields,
  partImport,
  subPart,
  undoableImport,
  undonePartImport,
} from './sub-part-contract.ts';

const spare = article.extend({ parts: z.array(subPart) }).meta({ id: 'Spare' });

export type Spare = z.output<typeof spare>;

const partParams = z.object({ id: pathId(), partId: pathId() });

const partHit = z
  .object({
    match: z.enum(partMatches),
    part: subPart,
    spare: z.object({ id: z.int(), ...localized('title', () => z.string()) }),
  })
  .meta({ id: 'PartHit' });

export type PartHit = z.output<typeof partHit>;

const administrators = { row: 'spec 7.3', access: 'editor' } as const;

export const readSpare = operation({
  id: 'readSpare',
  method: 'get',
  path: '/spare/{id}',
  row: 'spec 7.1',
  summary:
    'A spare with its images and sub-parts; all of them without `first` and `last`, which select sub-parts',
  access: 'public',
  params: idParams,
  query: z.object(listQuery),
  response: spare,
});

export const listSpares = operation({
  ...administrators,
  id: 'listSpares',
  method: 'get',
  path: '/spare',
  summary: 'The spares, oldest first; all of them without `first` and `last`',
  query: z.object({
    ...listQuery,
    parts: z.literal('none').optional().meta(extension('leaves the sub-parts out')),
  }),
  response: z.array(spare.partial({ parts: true })),
});

export const addSpare = operation({
  ...administrators,
  id: 'addSpare',
  method: 'post',
  path: '/spare',
  summary: 'Adds a spare with its images',
  subject: { table: 'spare' },
  body: articleTexts,
  upload: { field: 'images', maxFiles: 50, required: false },
  status: 201,
  response: spare,
});

export const updateSpare = operation({
  ...administrators,
  id: 'updateSpare',
  method: 'patch',
  path: '/spare/{id}',
  summary: 'Changes titles and texts; what is left out stays',
  subject: { table: 'spare', idIn: 'id' },
  params: idParams,
  body: articleTexts,
  response: spare,
});

export const duplicateSpare = operation({
  id: 'duplicateSpare',
  method: 'post',
  path: '/spare/{id}/duplicate',
  row: 'extension',
  access: 'editor',
  summary:
    'Copies a spare with its images and sub-parts; what is given takes the place of its titles and texts',
  subject: { table: 'spare' },
  params: idParams,
  body: articleTexts,
  status: 201,
  response: spare,
});

export const deleteSpare = operation({
  ...administrators,
  id: 'deleteSpare',
  method: 'delete',
  path: '/spare/{id}',
  summary: 'Deletes a spare with its sub-parts and images',
  subject: { table: 'spare', idIn: 'id' },
  params: idParams,
  response: deleted,
});

export const addSpareImage = operation({
  ...administrators,
  id: 'addSpareImage',
  method: 'post',
  path: '/spare/{id}/image/add',
  summary: 'Adds an image at the end of the list; answers with the spare',
  subject: { table: 'spare', idIn: 'id' },
  params: idParams,
  upload: { field: 'image', maxFiles: 1, required: true },
  status: 201,
  response: spare,
});

export const deleteSpareImage = operation({
  ...administrators,
  id: 'deleteSpareImage',
  method: 'delete',
  path: '/spare/{id}/image/delete',
  summary: 'Deletes an image of the spare; answers with the spare',
  subject: { table: 'spare', idIn: 'id' },
  params: idParams,
  body: imagePath,
  response: spare,
});

export const addSubPart = operation({
  ...administrators,
  id: 'addSubPart',
  method: 'post',
  path: '/spare/{id}/part',
  summary: 'Adds a sub-part at the end of the list',
  subject: { table: 'sub_part' },
  params: idParams,
  body: partFields,
  status: 201,
  response: subPart,
});

export const updateSubPart = operation({
  ...administrators,
  id: 'updateSubPart',
  method: 'patch',
  path: '/spare/{id}/part/{partId}',
  summary: 'Changes a sub-part; what is left out stays',
  subject: { table: 'sub_part', idIn: 'partId' },
  params: partParams,
  body: partFields,
  response: subPart,
});

export const deleteSubPart = operation({
  ...administrators,
  id: 'deleteSubPart',
  method: 'delete',
  path: '/spare/{id}/part/{partId}',
  summary: 'Deletes a sub-part',
  subject: { table: 'sub_part', idIn: 'partId' },
  params: partParams,
  response: deleted,
});

export const searchParts = operation({
  id: 'searchParts',
  method: 'get',
  path: '/part-search',
  row: 'extension',
  summary:
    'Sub-parts of all spares by number, substitute number or description, best first; `similar` ones, with one typing error, only where no other is found',
  access: 'public',
  query: z.object({
    q: filled(100).meta({ description: 'What is searched for' }),
    first: digits(201).default(50).meta({ description: 'How many sub-parts at most' }),
  }),
  response: z.array(partHit),
});

export const findPartsByNumber = operation({
  id: 'findPartsByNumber',
  method: 'get',
  path: '/part-search/exact',
  row: 'extension',
  summary:
    'Sub-parts whose number or substitute number is one of these, as a search finds them with `exact`; in the order of the spares and their part lists, 1,000 at most',
  access: 'public',
  query: z.object({
    numbers: text(10_000)
      .transform((value) => value.split(','))
      .refine((numbers) => numbers.length <= 50, 'must be at most 50 numbers')
      .meta({ description: 'Part numbers, 50 at most, separated by commas' }),
  }),
  response: z.array(partHit),
});

export const readPartImport = operation({
  id: 'readPartImport',
  method: 'get',
  path: '/part-import',
  row: 'extension',
  summary: 'What `POST /spare/{id}/part/import` takes; who gets an answer can import',
  access: 'editor',
  response: z
    .object({ columns: z.array(z.string()), most_rows: z.int() })
    .meta({ id: 'PartImportRules' }),
});

export const importSubParts = operation({
  id: 'importSubParts',
  method: 'post',
  path: '/spare/{id}/part/import',
  row: 'extension',
  summary:
    'Adds, changes and removes sub-parts as a CSV file says, all of it or nothing. A row names a sub-part by `id`, else the first with its `partnumber`, in any spelling; any other row is a new one',
  access: 'editor',
  onlyReads: ({ preview }) => preview === 'true',
  subject: { table: 'spare', idIn: 'id' },
  params: idParams,
  query: z.object({
    preview: z
      .enum(['true', 'false'])
      .default('false')
      .meta({ description: 'Whether it only tells what it would do' }),
    others: z
      .enum(['keep', 'remove'])
      .default('keep')
      .meta({ description: 'What becomes of sub-parts that no row names' }),
  }),
  upload: { field: 'file', maxFiles: 1, required: true, maxMb: 10 },
  response: partImport,
});

export const listUndoableImports = operation({
  id: 'listUndoableImports',
  method: 'get',
  path: '/spare/{id}/part/import',
  row: 'extension',
  summary: 'The imports of which something can be undone, newest first, 20 at most',
  access: 'editor',
  params: idParams,
  response: z.array(undoableImport),
});

export const undoPartImport = operation({
  id: 'undoPartImport',
  method: 'post',
  path: '/spare/{id}/part/import/{importId}/undo',
  row: 'extension',
  summary:
    'Undoes an import: what it removed is back, what it changed is as before, what it added is in the trash. What was changed after the import stays',
  access: 'editor',
  subject: { table: 'spare', idIn: 'id' },
  params: idParams.extend({ importId: z.uuid() }),
  response: undonePartImport,
});
