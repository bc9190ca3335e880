import type {
  Permission,
  SearchKind,
  TranslatedKind,
  TrashKind,
} from '../../apollo/schema.generated.ts';
import type { PublicPath } from '../../public-screens.ts';
import { encodeText } from '../../ui/encode-text.ts';
import type { Field } from './fields.ts';
import type { StoredEntity_NodeFragment } from './StoredEntity.generated.ts';

/** What the dashboard edits or lists, as the enums of the schema name it. */
type Kind = SearchKind | TranslatedKind | TrashKind | 'SETTINGS';

/** The types of which `StoredEntity.graphql` reads what mutations of any of them give back. */
type StoredType = Extract<StoredEntity_NodeFragment, { version: unknown }>['__typename'];

/** Screens of the dashboard by their routes, each with the screens on which visitors see what it edits. */
type Screens = Record<string, readonly PublicPath[]>;

/** An entity as history, trash, find, translations, order and preview know it. */
export interface Entity {
  /** Its type in the schema. */
  type: StoredType | 'Image' | 'Settings' | 'Request' | 'Application';
  name: string;
  plural: string;
  /** What its fields are, in the order of its form (spec 2.14); none where no form edits it. */
  fields: readonly Field[];
  /** Whether it has a position in a list. */
  isOrdered?: boolean;
  /** What belongs to it and is deleted with it. */
  part?: string;
  /** The entity that it is a part of: its `path` is that of the owner's screen. */
  owner?: Kind;
  /**
   * The routes of the screens that list and edit it, each with the screens on which visitors see that. None where
   * another entity's screens edit it.
   */
  screens: Screens;
  /** Returns the path of the screen that edits it, by the id in the REST contract. */
  path?: (restId: string) => string;
  /** Whether that screen lists all of them, and is filtered to show one. */
  isListed?: boolean;
  /** As what a backend offers it beyond the specification; where one does, the menu has its list. */
  offeredAs?: Permission;
  /** Returns its name where each of them has one of its own. */
  ownName?: (restId: string) => string | undefined;
}

/** An entity with a screen. */
export type ScreenEntity = Entity & Required<Pick<Entity, 'path'>>;

const images = { name: 'images', label: 'Images', kind: 'images' } as const;
const image = { name: 'image', label: 'Image', kind: 'image' } as const;
const title = { name: 'title', label: 'Title', kind: 'localizedText' } as const;
const language = { name: 'language', label: 'Language', kind: 'language' } as const;

/** Describes what is edited on the last of these screens: one by its id, or in the list of all. */
function editedOn<Routes extends Screens>(screens: Routes) {
  const route = Object.keys(screens).at(-1) ?? '/dashboard';
  return {
    screens,
    path: (restId: string) => route.replace(':restId', encodeText(restId)),
    isListed: !route.endsWith(':restId'),
  };
}

const spareScreens = editedOn({
  '/dashboard/data': ['/spare-parts'],
  '/dashboard/spare/:restId': ['/part-list/:id'],
});
const productScreens = editedOn({
  '/dashboard': ['/spare-parts'],
  '/dashboard/product/:restId': ['/parts/:id'],
});

/** The names of the pages, by slug. */
const pageNames: Record<string, string> = {
  'gas-turbina': 'Gas Turbina',
  careers: 'Careers',
  contact: 'Contact',
  'privacy-policy': 'Privacy Policy',
};
const pagePath = (slug: string) => (pageNames[slug] ? `/dashboard/${slug}` : '/dashboard');

/**
 * What each entity is. Features of the dashboard read it here and keep no list of their own. Of two that one screen
 * of visitors shows, the later has more of it.
 */
export const entities = {
  PRODUCT: {
    type: 'Product',
    name: 'Product',
    plural: 'Products',
    part: 'property',
    ...productScreens,
    fields: [
      images,
      { name: 'categoryId', label: 'Category', kind: 'category' },
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'description', label: 'Description', kind: 'html' },
      { name: 'type', label: 'Type', kind: 'text' },
      { name: 'model', label: 'Model', kind: 'text' },
      { name: 'power', label: 'Power', kind: 'text' },
      language,
    ],
  },
  PRODUCT_PROPERTY: {
    type: 'ProductProperty',
    name: 'Property',
    plural: 'Properties',
    owner: 'PRODUCT',
    screens: {},
    path: productScreens.path,
    isOrdered: true,
    fields: [image, { name: 'description', label: 'Description', kind: 'html' }],
  },
  SPARE: {
    type: 'Spare',
    name: 'Spare part',
    plural: 'Spare parts',
    part: 'part',
    ...spareScreens,
    isOrdered: true,
    fields: [images, title, { name: 'text', label: 'Text', kind: 'localizedHtml' }],
  },
  SUB_PART: {
    type: 'SubPart',
    name: 'Part',
    plural: 'Parts',
    owner: 'SPARE',
    screens: {},
    path: spareScreens.path,
    isOrdered: true,
    fields: [
      { name: 'description', label: 'Description', kind: 'localizedText' },
      { name: 'partNumber', column: 'partnumber', label: 'Partnumber', kind: 'mono', width: '14%' },
      { name: 'substPart', column: 'subst_part', label: 'Subst-Part', kind: 'mono', width: '14%' },
      { name: 'quantity', label: 'Quantity', kind: 'number', width: '6rem' },
      { name: 'callout', label: 'Callout', kind: 'mono', width: '6rem' },
    ],
  },
  SERVICE: {
    type: 'Service',
    name: 'Service',
    plural: 'Services',
    ...editedOn({ '/dashboard/services': [], '/dashboard/services/:restId': ['/service/:id'] }),
    isOrdered: true,
    fields: [images, title, { name: 'text', label: 'Description', kind: 'localizedHtml' }],
  },
  CATEGORY: {
    type: 'Category',
    name: 'Category',
    plural: 'Categories',
    ...editedOn({ '/dashboard/categories': ['/gas-turbina'] }),
    fields: [{ name: 'name', label: 'Name', kind: 'text' }, language],
  },
  SYNONYM: {
    type: 'Synonym',
    name: 'Synonyms',
    plural: 'Synonyms',
    ...editedOn({ '/dashboard/synonyms': [] }),
    offeredAs: 'SYNONYM',
    fields: [{ name: 'words', label: 'Names', kind: 'text' }],
  },
  TEMPLATE: {
    type: 'Template',
    name: 'Reply template',
    plural: 'Reply templates',
    ...editedOn({ '/dashboard/templates': [] }),
    offeredAs: 'TEMPLATE',
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'text', label: 'Text', kind: 'localizedText' },
    ],
  },
  PARTNER: {
    type: 'Partner',
    name: 'Partner',
    plural: 'Partners',
    ...editedOn({ '/dashboard/partners': ['/partners'] }),
    isOrdered: true,
    fields: [image, { name: 'text', label: 'Text', kind: 'localizedHtml' }],
  },
  PAGE: {
    type: 'Page',
    name: 'Page',
    plural: 'Pages',
    screens: {
      '/dashboard/gas-turbina': ['/gas-turbina'],
      '/dashboard/privacy-policy': ['/privacy-policy'],
      '/dashboard/careers': ['/careers'],
      '/dashboard/contact': ['/contacts'],
    },
    path: pagePath,
    ownName: (slug) => pageNames[slug],
    fields: [images, { name: 'text', label: 'Description', kind: 'localizedHtml' }],
  },
  PAGE_PART: {
    type: 'PagePart',
    name: 'Page part',
    plural: 'Page parts',
    owner: 'PAGE',
    screens: {},
    path: pagePath,
    isOrdered: true,
    fields: [image, { name: 'description', label: 'Description', kind: 'localizedHtml' }],
  },
  IMAGE: {
    type: 'Image',
    name: 'Image',
    plural: 'Images',
    screens: {},
    isOrdered: true,
    fields: [
      { name: 'alternativeText', label: 'Alternative text', kind: 'localizedText' },
      { name: 'focalX', label: 'Focal point from the left, %', kind: 'number' },
      { name: 'focalY', label: 'Focal point from the top, %', kind: 'number' },
      { name: 'callouts', label: 'Callouts', kind: 'text' },
    ],
  },
  SETTINGS: {
    type: 'Settings',
    name: 'Settings',
    plural: 'Settings',
    screens: { '/dashboard/settings': ['/', '/imprint'] },
    fields: [
      { name: 'phone', label: 'Phone', kind: 'text' },
      { name: 'email', label: 'Email', kind: 'text' },
      { name: 'address', label: 'Address', kind: 'text' },
      { name: 'footerText', label: 'Footer text', kind: 'text' },
    ],
  },
  REQUEST: {
    type: 'Request',
    name: 'Request',
    plural: 'Requests',
    ...editedOn({ '/dashboard/requests': [] }),
    fields: [],
  },
  APPLICATION: {
    type: 'Application',
    name: 'Application',
    plural: 'Applications',
    ...editedOn({ '/dashboard/applications': [], '/dashboard/careers': ['/careers'] }),
    fields: [],
  },
} as const satisfies Record<Kind, Entity> & Record<SearchKind | TranslatedKind, ScreenEntity>;

/** A kind of what administrators keep. */
export type EntityKind = keyof typeof entities;

/** The route of a screen that lists or edits an entity. */
export type EntityRoute = {
  [K in EntityKind]: keyof (typeof entities)[K]['screens'];
}[EntityKind];
