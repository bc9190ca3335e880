import { z } from 'zod';
import { storedFields } from '../contract/entity-fields.ts';
import { deleted, idParams, text, version } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';
import { maxEntryLength } from '../search/synonyms.ts';
import { joinNames, minEntryNames, problemOf } from './synonym-names.ts';

const synonym = z
  .object({ id: z.int(), ...storedFields('synonym'), version: version() })
  .meta({ id: 'Synonym' });

/** Names of one thing with commas between them, each once. */
const words = () =>
  text(maxEntryLength)
    .transform(joinNames)
    .refine((value) => problemOf(value) === undefined, {
      error: ({ input }) => problemOf(String(input)),
    })
    .meta({
      description: `At least ${minEntryNames} names of one thing, with commas between them`,
    });

const fields = z.object({ words: words() });

const administrators = { row: 'extension', access: 'editor' } as const;

export const listSynonyms = operation({
  id: 'listSynonyms',
  method: 'get',
  path: '/synonym',
  row: 'extension',
  summary: 'The names that administrators let the search take for one another; oldest first',
  access: 'public',
  response: z.array(synonym),
});

export const addSynonym = operation({
  ...administrators,
  id: 'addSynonym',
  method: 'post',
  path: '/synonym',
  summary: 'Adds names of one thing',
  subject: { table: 'synonym' },
  body: fields,
  status: 201,
  response: synonym,
});

export const updateSynonym = operation({
  ...administrators,
  id: 'updateSynonym',
  method: 'patch',
  path: '/synonym/{id}',
  summary: 'Changes names of one thing',
  subject: { table: 'synonym', idIn: 'id' },
  params: idParams,
  body: fields.exactPartial(),
  response: synonym,
});

export const deleteSynonym = operation({
  ...administrators,
  id: 'deleteSynonym',
  method: 'delete',
  path: '/synonym/{id}',
  summary: 'Deletes names of one thing; the built-in names stay',
  subject: { table: 'synonym', idIn: 'id' },
  params: idParams,
  response: deleted,
});
