import { entities, type Entity } from './entities.ts';
import { defaultLanguage, toUpper } from '../languages.ts';
import type { SearchedColumns } from './contains-words.ts';
import {
  fieldColumns,
  mapColumns,
  richTextColumns,
  translatedFields,
  type ByColumn,
  type FieldKind,
} from './fields.ts';

/** The table of an entity. */
export type EntityTable = (typeof entities)[number]['table'];

/** Describes one entity as precisely as the list does. */
export type EntityOf<Table extends EntityTable> = Extract<
  (typeof entities)[number],
  { table: Table }
>;

const byTable = new Map<string, Entity>(entities.map((entity) => [entity.table, entity]));

/** Describes the entity of a table; undefined for any other table. */
export function entityOf(table: string): Entity | undefined {
  return byTable.get(table);
}

/** The tables of all entities, each after those it refers to. */
export const entityTables = entities.map(({ table }) => table);

/** The tables whose rows have texts in every language, which may become outdated. */
export const translatedTables = entities
  .filter(({ fields }) => translatedFields(fields).length > 0)
  .map(({ table }) => table);

/** The tables whose entities administrators put in order; images are put in order as well. */
export const orderedTables = entities.filter((one) => one.isOrdered).map(({ table }) => table);

export type OrderedTable = (typeof orderedTables)[number];

/** The tables whose entities show a list of images. */
export const imageListTables = entities
  .filter((one) => one.images === 'list')
  .map(({ table }) => table);

export type ImageListTable = (typeof imageListTables)[number];

/** The tables whose entities show one image, which the column `image_id` names. */
export const singleImageTables = entities
  .filter((one) => one.images === 'one')
  .map(({ table }) => table);

/** The tables whose rows can be deleted and restored. What visitors have sent is not kept. */
export const trashTables = [
  ...entities.filter((one) => one.isDeletable).map(({ table }) => table),
  'image' as const,
];

export type TrashTable = (typeof trashTables)[number];

/** The rows that belong to an entity: they go with it, and its version counts them. */
export const ownedTables = [
  ...entities
    .filter((one) => one.owner !== null)
    .map(({ table, owner }) => ({ table, owner, column: ownerColumn(owner) })),
  ...imageListTables.map((owner) => ({
    table: 'image' as const,
    owner,
    column: ownerColumn(owner),
  })),
];

export type OwnedTable = (typeof ownedTables)[number]['table'];

/** Names the column in which a row refers to its owner. */
export function ownerColumn<Owner extends EntityTable>(owner: Owner): `${Owner}_id` {
  return `${owner}_id`;
}

/** Makes something of every column with a field of an entity, by the kind of the field. */
export function byColumn<Table extends EntityTable, Make extends Record<FieldKind, () => unknown>>(
  table: Table,
  make: Make,
) {
  const made = mapColumns(entityOf(table)?.fields ?? {}, make);
  return Object.fromEntries(made) as ByColumn<
    EntityOf<Table>['fields'],
    { [Kind in FieldKind]: ReturnType<Make[Kind]> }
  >;
}

/** Returns what a new entity holds where nothing is given; new ones are German (spec 4). */
export function emptyFields<Table extends EntityTable>(table: Table) {
  return byColumn(table, {
    line: () => '',
    text: () => '',
    'rich text': () => '',
    count: () => 0,
    language: () => toUpper(defaultLanguage),
    reference: () => null,
  });
}

/** Lists the columns in which the filter of a list searches. */
export function searchedColumns(table: EntityTable): SearchedColumns {
  const { fields = {}, searched = [] } = entityOf(table) ?? {};
  const rich = richTextColumns(fields);
  const columns = searched.flatMap((name) => fieldColumns(fields, name));
  return {
    plain: columns.filter((name) => !rich.includes(name)),
    html: columns.filter((name) => rich.includes(name)),
  };
}
