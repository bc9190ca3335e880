import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { lockTable } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { conflict, noSuchRow } from '../errors.ts';
import { change, createEntity } from '../history/version.ts';
import * as contract from './template-contract.ts';
import type { Template, TemplateFields } from './template-contract.ts';

const columns = contract.addTemplate.response.keyof().options;

/** The most templates, as a dialog offers all of them at once. */
const maxTemplates = 100;

/** Lists the texts with which enquiries are answered, oldest first. */
export function listTemplates(database: Database): Promise<Template[]> {
  return database.selectFrom('template').select(columns).orderBy('id').execute();
}

/** Adds a template. Throws 'conflict' where there are as many as there may be. */
export async function addTemplate(
  database: Kysely<Tables>,
  template: TemplateFields,
  edit: Edit,
): Promise<Template> {
  return database.transaction().execute(async (transaction) => {
    await lockTable(transaction, 'template');
    const present = await transaction.selectFrom('template').select('id').execute();
    if (present.length >= maxTemplates) {
      throw conflict(`There are ${maxTemplates} templates. Delete one of them first.`);
    }
    const id = await createEntity(transaction, 'template', template, edit);
    return findTemplate(transaction, id);
  });
}

/**
 * Changes a template. Throws 'not found' if there is no such template, and 'outdated' if the write depends on
 * another version.
 */
export async function updateTemplate(
  database: Kysely<Tables>,
  id: number,
  changes: Partial<TemplateFields>,
  edit: Edit,
): Promise<Template> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table: 'template', id }, edit, () => changes);
    return findTemplate(transaction, id);
  });
}

function findTemplate(database: Database, id: number): Promise<Template> {
  return database
    .selectFrom('template')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
}
