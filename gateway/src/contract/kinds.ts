import type { EntityDescription, Feature, TextName } from './entities.ts';
import { entities } from './entities.ts';
import { byLanguage } from './language.ts';
import type { Localized, LocalizedFields } from './localized.ts';

type Entities = typeof entities;

/** The kind of an entity, by its name in the contract. */
export type Kind = keyof Entities;

/** The kinds that have this. */
export type KindWith<F extends Feature> = {
  [K in Kind]: F extends Entities[K]['without'][number] ? never : K;
}[Kind];

/** The kinds that have texts in every language of the site. */
export type TranslatedKind = {
  [K in Kind]: Entities[K]['texts'] extends readonly [] ? never : K;
}[Kind];

/** The kinds that are parts of another. */
export type PartKind = {
  [K in Kind]: Entities[K] extends { owner: string } ? K : never;
}[Kind];

/** Whether a kind is a part of another. */
export function isPart(kind: Kind): kind is PartKind {
  return 'owner' in entities[kind];
}

/** The kinds by their names. */
export const kinds = Object.keys(entities).filter((name): name is Kind => name in entities);

/** Lists the kinds that have this. */
export function kindsWith<F extends Feature>(feature: F): KindWith<F>[] {
  return kinds.filter((kind): kind is KindWith<F> => {
    const without: readonly Feature[] = entities[kind].without;
    return !without.includes(feature);
  });
}

/** The kinds that have texts in every language of the site. */
export const translatedKinds = kinds.filter(
  (kind): kind is TranslatedKind => entities[kind].texts.length > 0,
);

/** The kinds with such texts that one list has whole. Pages have no list, and spares go on for their parts. */
export type ListedKind = Exclude<TranslatedKind, PartKind | 'page' | 'spare'>;

/** The kinds that one list has whole. */
export const listedKinds = translatedKinds.filter(
  (kind): kind is ListedKind => !isPart(kind) && kind !== 'page' && kind !== 'spare',
);

/** An entity as it is listed; some have a name in place of a title in every language. */
export type WithTexts = { id: string; name?: string } & Partial<LocalizedFields<TextName>>;

/** Reads a text of an entity in every language; blank where it has none. */
export function readText(entity: WithTexts, name: TextName): Localized {
  return byLanguage((key) => entity[`${name}_${key}`] ?? '');
}

/** Returns the kind whose global ids have this type; undefined where there is none. */
export function kindOfType(type: string): KindWith<'id'> | undefined {
  return kindsWith('id').find((kind) => entities[kind].type === type);
}

/** Returns what the list says of a kind. */
export function entityOfKind(kind: Kind): EntityDescription {
  return entities[kind];
}

/** The only page that has parts. */
export const pageWithParts = 'gas-turbina';

/** Returns the name of a kind or field in the schema: `SUB_PART` for `sub_part`. */
export function schemaName<Name extends string>(name: Name): Uppercase<Name>;
export function schemaName(name: string): string {
  return name.toUpperCase();
}

/** Returns the name of a kind or field in the contract: `sub_part` for `SUB_PART`. */
export function restName<Name extends string>(name: Name): Lowercase<Name>;
export function restName(name: string): string {
  return name.toLowerCase();
}
