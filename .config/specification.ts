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
 * The table of `docs/specification.json`: the routes, labels, entities and calls of the
 * specification, by kind, for the tests that go through them.
 */
export const specification = z
  .strictObject({
    routes: z.array(row),
    catalogueKeys: z.array(row),
    labels: z.array(label),
    entities: z.array(entity),
    endpoints: z.array(endpoint),
  })
  .parse(table);
