import type { Fields } from './fields.ts';

/** What an entity is, for all that treats entities alike; what it does not have is said as well. */
export interface Entity {
  table: string;
  /** What is edited of it. */
  fields: Fields;
  /** The table of what it is a part of: it is deleted with it, and its changes are changes of it. */
  owner: string | null;
  /** Whether it shows a list of images, one that its own row names, or none. */
  images: 'list' | 'one' | 'none';
  /** Whether administrators put it in order. */
  isOrdered: boolean;
  /** Whether it can be deleted; what cannot is always there. */
  isDeletable: boolean;
  /** The columns or fields that name it, the best first. */
  title: readonly string[];
  /** The fields in which the filter of its list searches. */
  searched: readonly string[];
}

/** Everything that has a version and a history, each after what it refers to. */
export const entities = [
  {
    table: 'settings',
    fields: { phone: 'line', email: 'line', address: 'line', footer_text: 'text' },
    owner: null,
    images: 'none',
    isOrdered: false,
    isDeletable: false,
    title: [],
    searched: [],
  },
  {
    table: 'category',
    fields: { name: 'line', lang: 'language' },
    owner: null,
    images: 'none',
    isOrdered: false,
    isDeletable: true,
    title: ['name'],
    searched: [],
  },
  {
    table: 'product',
    fields: {
      title: 'line',
      description: 'rich text',
      type: 'line',
      model: 'line',
      power: 'line',
      lang: 'language',
      category_id: 'reference',
    },
    owner: null,
    images: 'list',
    isOrdered: false,
    isDeletable: true,
    title: ['title', 'description'],
    searched: ['title', 'description', 'type', 'model'],
  },
  {
    table: 'product_property',
    fields: { description: 'rich text' },
    owner: 'product',
    images: 'one',
    isOrdered: true,
    isDeletable: true,
    title: ['description'],
    searched: [],
  },
  {
    table: 'spare',
    fields: { title: 'translated line', text: 'translated rich text' },
    owner: null,
    images: 'list',
    isOrdered: true,
    isDeletable: true,
    title: ['title', 'text'],
    searched: ['title', 'text'],
  },
  {
    table: 'sub_part',
    fields: {
      quantity: 'count',
      partnumber: 'line',
      description: 'translated line',
      subst_part: 'line',
      callout: 'line',
    },
    owner: 'spare',
    images: 'none',
    isOrdered: true,
    isDeletable: true,
    title: ['partnumber', 'description'],
    // The part search has an index of its own.
    searched: [],
  },
  {
    table: 'partner',
    fields: { text: 'translated rich text' },
    owner: null,
    images: 'one',
    isOrdered: true,
    isDeletable: true,
    title: ['text'],
    searched: [],
  },
  {
    table: 'service',
    fields: { title: 'translated line', text: 'translated rich text' },
    owner: null,
    images: 'list',
    isOrdered: true,
    isDeletable: true,
    title: ['title', 'text'],
    searched: ['title', 'text'],
  },
  {
    table: 'synonym',
    fields: { words: 'line' },
    owner: null,
    images: 'none',
    isOrdered: false,
    isDeletable: true,
    title: ['words'],
    searched: [],
  },
  {
    table: 'template',
    fields: { name: 'line', text: 'translated text' },
    owner: null,
    images: 'none',
    isOrdered: false,
    isDeletable: true,
    title: ['name'],
    searched: [],
  },
  {
    table: 'page',
    fields: { text: 'translated rich text' },
    owner: null,
    images: 'list',
    isOrdered: false,
    isDeletable: false,
    title: ['slug'],
    searched: [],
  },
  {
    table: 'page_part',
    fields: { description: 'translated rich text' },
    owner: 'page',
    images: 'one',
    isOrdered: true,
    isDeletable: true,
    title: ['description'],
    searched: [],
  },
] as const satisfies readonly Entity[];
