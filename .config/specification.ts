import { z } from 'zod';

import table from '../docs/specification.json' with { type: 'json' };

/** A row of the specification: the section or sections that say so, and what they say. */
const row = z.strictObject({
  section: z.string().regex(/^\d[\d.]*(, \d[\d.]*)*$/),
  value: z.string(),
  about: z.string().optional(),
});

/** What a screen shows: a text in the role it has there. */
const label = row.extend({
  /** The route, as the specification writes it. */
  at: z.string(),
  as: z.enum([
    'button',
    'column',
    'dialog',
    'field',
    'heading',
    'link',
    'option',
    'placeholder',
    'text',
  ]),
  /** The button that shows it. */
  opens: z.string().optional(),
  /** The name of the block that it stands in, where the screen has more of the kind. */
  inside: z.string().optional(),
  /** Shows where there is nothing to list. */
  empty: z.literal(true).optional(),
});

const constant = row.extend({
  /** How the code says it, by file. */
  code: z.record(z.string(), z.string()),
});

const figure = row.extend({
  /** The literals that a test of it has; by default the value. */
  expects: z.array(z.string()).optional(),
});

const endpoint = row.extend({
  /** The names of the fields of its body. */
  sends: z.array(z.string()).optional(),
  /** Takes no other fields. */
  only: z.literal(true).optional(),
  multipart: z.literal(true).optional(),
  /** The values of its `{slug}`. */
  slugs: z.array(z.string()).optional(),
  /** The names of the fields of its response. */
  returns: z.array(z.string()).optional(),
});

const entity = row.extend({
  /** The call whose response has it, and the field of the response that it is under. */
  from: z.string(),
  under: z.string().optional(),
  fields: z.array(z.string()),
});

/**
 * The table of `docs/specification.json`: every string, route, alert, constant, entity and call of the
 * specification, by kind. `npm run spec` lists the test of each row.
 */
export const specification = z
  .strictObject({
    routes: z.array(row),
    storageKeys: z.array(row),
    catalogueKeys: z.array(row),
    labels: z.array(label),
    alerts: z.array(row),
    constants: z.array(constant),
    figures: z.array(figure),
    entities: z.array(entity),
    endpoints: z.array(endpoint),
  })
  .parse(table);

export type Kind = keyof typeof specification;
export type Row = z.infer<typeof row> & Partial<Pick<z.infer<typeof figure>, 'expects'>>;
