import { z } from 'zod';
import { inputFields, storedFields } from '../contract/entity-fields.ts';
import { deleted, idParams, upperLanguage, version } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';
import { defaultLanguage, toUpper } from '../languages.ts';

const category = z
  .object({ id: z.int(), ...storedFields('category'), version: version() })
  .meta({ id: 'Category' });

const fields = z.object(inputFields('category'));

const administrators = { row: 'spec 7.4', access: 'editor' } as const;

export const listCategories = operation({
  id: 'listCategories',
  method: 'get',
  path: '/category',
  row: 'spec 7.1, 7.4',
  summary: 'The categories of a language, or all of them; oldest first',
  access: 'public',
  query: z.object({ lang: upperLanguage().optional() }),
  response: z.array(category),
});

export const addCategory = operation({
  ...administrators,
  id: 'addCategory',
  method: 'post',
  path: '/category',
  summary: 'Adds a category',
  subject: { table: 'category' },
  body: fields.extend({ lang: upperLanguage().default(toUpper(defaultLanguage)) }),
  status: 201,
  response: category,
});

export const updateCategory = operation({
  ...administrators,
  id: 'updateCategory',
  method: 'patch',
  path: '/category/{id}',
  summary: 'Changes a category; what is left out stays',
  subject: { table: 'category', idIn: 'id' },
  params: idParams,
  body: fields.exactPartial(),
  response: category,
});

export const deleteCategory = operation({
  ...administrators,
  id: 'deleteCategory',
  method: 'delete',
  path: '/category/{id}',
  summary: 'Deletes a category; its products stay, without a category',
  subject: { table: 'category', idIn: 'id' },
  params: idParams,
  response: deleted,
});
