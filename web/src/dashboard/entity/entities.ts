import type {
  Permission,
  SearchKind,
  TranslatedKind,
  TrashKind,
} from '../../apollo/schema.generated.ts';
import type { Field } from './fields.ts';

/** What the dashboard edits or lists, as the enums of the schema name it. */
type Kind = SearchKind | TranslatedKind | TrashKind | 'SETTINGS';

/** An entity as history, trash, find, translations, order and preview know it. */
export interface Entity {
  /** Its type in the schema. */
  type: string;
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

/** Builds the path of one object's screen. */
function screenOf(route: string) {
  return (restId: string) => `${route}/${encodeURIComponent(restId)}`;
}

/** The screens that edit pages, by slug. */
const pages: Record<string, { name: string; path: string }> = {
  'gas-turbina': { name: 'Gas Turbina', path: '/dashboard/gas-turbina' },
  careers: { name: 'Careers', path: '/dashboard/careers' },
  contact: { name: 'Contact', path: '/dashboard/contact' },
  'privacy-policy': { name: 'Privacy Policy', path: '/dashboard/privacy-policy' },
};
const pagePath = (slug: string) => pages[slug]?.path ?? '/dashboard';

const sparePath = screenOf('/dashboard/spare');
const productPath = screenOf('/dashboard/product');

/** What each entity is. Features of the dashboard read it here and keep no list of their own. */
export const entities = {
  SPARE: {
    type: 'Spare',
    name: 'Spare part',
    plural: 'Spare parts',
    part: 'part',
    path: sparePath,
    isOrdered: true,
    fields: [images, title, { name: 'text', label: 'Text', kind: 'localizedHtml' }],
  },
  SUB_PART: {
    type: 'SubPart',
    name: 'Part',
    plural: 'Parts',
    owner: 'SPARE',
    path: sparePath,
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
    path: screenOf('/dashboard/services'),
    isOrdered: true,
    fields: [images, title, { name: 'text', label: 'Description', kind: 'localizedHtml' }],
  },
  PRODUCT: {
    type: 'Product',
    name: 'Product',
    plural: 'Products',
    part: 'property',
    path: productPath,
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
    path: productPath,
    isOrdered: true,
    fields: [image, { name: 'description', label: 'Description', kind: 'html' }],
  },
  CATEGORY: {
    type: 'Category',
    name: 'Category',
    plural: 'Categories',
    path: () => '/dashboard/categories',
    isListed: true,
    fields: [{ name: 'name', label: 'Name', kind: 'text' }, language],
  },
  SYNONYM: {
    type: 'Synonym',
    name: 'Synonyms',
    plural: 'Synonyms',
    path: () => '/dashboard/synonyms',
    isListed: true,
    offeredAs: 'SYNONYM',
    fields: [{ name: 'words', label: 'Names', kind: 'text' }],
  },
  TEMPLATE: {
    type: 'Template',
    name: 'Reply template',
    plural: 'Reply templates',
    path: () => '/dashboard/templates',
    isListed: true,
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
    path: () => '/dashboard/partners',
    isListed: true,
    isOrdered: true,
    fields: [image, { name: 'text', label: 'Text', kind: 'localizedHtml' }],
  },
  PAGE: {
    type: 'Page',
    name: 'Page',
    plural: 'Pages',
    path: pagePath,
    ownName: (slug) => pages[slug]?.name,
    fields: [images, { name: 'text', label: 'Description', kind: 'localizedHtml' }],
  },
  PAGE_PART: {
    type: 'PagePart',
    name: 'Page part',
    plural: 'Page parts',
    owner: 'PAGE',
    path: pagePath,
    isOrdered: true,
    fields: [image, { name: 'description', label: 'Description', kind: 'localizedHtml' }],
  },
  IMAGE: {
    type: 'Image',
    name: 'Image',
    plural: 'Images',
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
    path: () => '/dashboard/requests',
    isListed: true,
    fields: [],
  },
  APPLICATION: {
    type: 'Application',
    name: 'Application',
    plural: 'Applications',
    path: () => '/dashboard/careers',
    isListed: true,
    fields: [],
  },
} as const satisfies Record<Kind, Entity> & Record<SearchKind | TranslatedKind, ScreenEntity>;

export type EntityKind = keyof typeof entities;
