import { z } from 'zod';

/** The fields that name an entity and what it belongs to, for readers who do not have it at hand. */
export const entityNames = {
  kind: z.string().meta({ description: 'The table of the entity' }),
  entity_id: z.int(),
  title: z
    .string()
    .meta({ description: 'Its title or the beginning of its text; of a page its slug' }),
  owner_kind: z.string().meta({ description: 'The table of what it belongs to, or empty' }),
  owner_id: z.int().nullable(),
  owner_title: z.string().meta({ description: 'Its title; of a page its slug' }),
};
