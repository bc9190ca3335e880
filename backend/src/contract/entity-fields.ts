import { z } from 'zod';
import { byColumn, type EntityTable } from '../database/entity-tables.ts';
import { line, optionalReference, quantity, richText, text, upperLanguage } from './fields.ts';

/** The fields of an entity as responses have them. */
export function storedFields<Table extends EntityTable>(table: Table) {
  return byColumn(table, {
    line: () => z.string(),
    text: () => z.string(),
    'rich text': () => z.string(),
    count: () => z.int(),
    language: () => z.string(),
    reference: () => z.int().nullable(),
  });
}

/** The fields of an entity as they may be set. */
export function inputFields<Table extends EntityTable>(table: Table) {
  return byColumn(table, {
    line,
    text: () => text(20_000),
    'rich text': richText,
    count: quantity,
    language: upperLanguage,
    reference: optionalReference,
  });
}
