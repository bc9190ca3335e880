import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';

import type { TrashKind } from '../apollo/schema.generated.ts';
import { entities } from '../dashboard/entity/entities.ts';
import type { Entity, EntityKind } from '../dashboard/entity/entities.ts';
import { pagesOf } from './pages-of.ts';
import { patched } from './patched.ts';
import { localized } from './localized.ts';
import type { Responses, User } from './render-app.tsx';
import { siteResponses } from './site-responses.ts';
import { page, part } from './page-responses.ts';
import { housing, product, productResponses, turbines } from './product-responses.ts';
import { nozzle, spare, spareResponses } from './spare-responses.ts';

/** Describes a form of the dashboard for tests that run over all of them. */
export interface FormCase {
  /** Its mutation. */
  mutation: string;
  route: string;
  /** The buttons that open it, if it is a dialog. */
  openedBy?: string;
  /** The heading of its section or dialog, if the screen has several forms. */
  within?: { role: 'dialog' | 'region' | 'listitem' | 'form'; name: string };
  /** The field to type into, or the editor in which to make a heading. */
  field: { label: string } | { editor: string };
  /** The input that takes an image, if one is required. */
  needsImage?: 'Choose image' | 'Add images';
  /** The category to choose, if one is required. */
  needsCategory?: string;
  /** The response of its mutation on success; an update stores what it is sent (`storedBy`). */
  response: Record<string, object>;
  /** The query of its screen. */
  query: string;
}

/** A form of an entity, whose mutation is named after its type. */
type EntityForm = Omit<FormCase, 'mutation'>;

/** The kinds with fields to edit; those of images are edited in a dialog of their own kind. */
type EditedKind = Exclude<
  { [K in EntityKind]: (typeof entities)[K]['fields'] extends readonly [] ? never : K }[EntityKind],
  'IMAGE'
>;

export const partner = {
  id: 'partner-1',
  restId: '1',
  image: { path: 'partners/one.png', url: '/api/partners/one.png' },
  text: localized('<p>Regler.</p>', '<p>Controls.</p>', '<p>Автоматика.</p>'),
};
const simmerring = { id: 'synonym-1', restId: '1', words: 'Simmerring, oil seal' };
const offerTemplate = {
  ...{ id: 'template-1', restId: '1', name: 'Offer' },
  text: localized('Anbei.', 'Enclosed.', 'Прилагаем.'),
};
const service = {
  id: 'service-7',
  restId: '7',
  title: localized('Boroskopie', 'Borescope', 'Бороскопия'),
  text: localized('<p>Sehen.</p>', '<p>See.</p>', '<p>Видеть.</p>'),
  images: [],
};

/** The responses that the screens of the dashboard load. */
export const dashboardResponses: Responses = {
  ...siteResponses,
  ...spareResponses(),
  ...productResponses(),
  products: pagesOf([product]),
  synonyms: pagesOf([simmerring]),
  templates: pagesOf([offerTemplate]),
  partners: pagesOf([partner]),
  partner,
  services: pagesOf([service]),
  service,
  page,
  account: { login: 'admin', role: null, permissions: [] },
};

const updates: Record<EditedKind, EntityForm> = {
  SPARE: {
    route: '/dashboard/spare/7',
    field: { label: 'Title(De)' },
    response: { spare },
    query: 'SpareScreen',
  },
  SUB_PART: {
    route: '/dashboard/spare/7',
    openedBy: nozzle.partNumber,
    within: { role: 'dialog', name: 'Update spare part' },
    field: { label: 'Subst-Part' },
    response: { subPart: nozzle },
    query: 'SpareScreen',
  },
  PRODUCT: {
    route: '/dashboard/product/7',
    field: { label: 'Title' },
    response: { product },
    query: 'EditProductScreen',
  },
  PRODUCT_PROPERTY: {
    route: '/dashboard/product/7',
    within: { role: 'form', name: 'Property 1' },
    field: { editor: 'Description' },
    response: { property: housing },
    query: 'EditProductScreen',
  },
  CATEGORY: {
    route: '/dashboard/categories',
    openedBy: 'Edit Turbines (EN)',
    within: { role: 'dialog', name: 'Edit category' },
    field: { label: 'Name' },
    response: { category: turbines },
    query: 'CategoryListScreen',
  },
  SYNONYM: {
    route: '/dashboard/synonyms',
    openedBy: 'Edit Simmerring, oil seal',
    within: { role: 'dialog', name: 'Edit synonyms' },
    field: { label: 'Names' },
    response: { synonym: simmerring },
    query: 'SynonymListScreen',
  },
  TEMPLATE: {
    route: '/dashboard/templates',
    openedBy: 'Edit Offer',
    within: { role: 'dialog', name: 'Edit reply template' },
    field: { label: 'Name' },
    response: { template: offerTemplate },
    query: 'TemplateListScreen',
  },
  PARTNER: {
    route: '/dashboard/partners',
    openedBy: 'Edit partner 1',
    within: { role: 'dialog', name: 'Edit partner' },
    field: { editor: 'Text(De)' },
    response: { partner },
    query: 'PartnerListScreen',
  },
  SERVICE: {
    route: '/dashboard/services/7',
    field: { label: 'Title(En)' },
    response: { service },
    query: 'EditServiceScreen',
  },
  PAGE: {
    route: '/dashboard/contact',
    field: { editor: 'Description(Ru)' },
    response: { page },
    query: 'EditTextPageScreen',
  },
  PAGE_PART: {
    route: '/dashboard/gas-turbina',
    within: { role: 'listitem', name: 'Part 1' },
    field: { editor: 'Description(De)' },
    response: { pagePart: part },
    query: 'EditGasTurbinaScreen',
  },
  SETTINGS: {
    route: '/dashboard/settings',
    within: { role: 'region', name: 'Update settings' },
    field: { label: 'Phone' },
    response: { settings: siteResponses.settings },
    query: 'SettingsScreen',
  },
};

/** The forms that edit something stored. */
export const updateForms: FormCase[] = [
  ...casesOf('update', updates),
  {
    mutation: 'updateLogin',
    route: '/dashboard/settings',
    within: { role: 'region', name: 'Update login' },
    field: { label: 'Login' },
    response: { account: { login: 'admin' } },
    query: 'SettingsScreen',
  },
];

const additions: Record<Exclude<TrashKind, 'IMAGE'>, EntityForm> = {
  SPARE: {
    route: '/dashboard/data',
    openedBy: 'Add spare part',
    within: { role: 'dialog', name: 'Add spare part' },
    field: { label: 'Title(De)' },
    response: { spareEdge: { cursor: 'c2', node: { ...spare, id: 'spare-9' } } },
    query: 'SpareListScreen',
  },
  SUB_PART: {
    route: '/dashboard/spare/7',
    openedBy: 'Add spare part',
    within: { role: 'dialog', name: 'Add spare part' },
    field: { label: 'Partnumber' },
    response: { subPartEdge: { cursor: 'c2', node: { ...nozzle, id: 'part-9' } } },
    query: 'SpareScreen',
  },
  PRODUCT: {
    route: '/dashboard',
    openedBy: 'Add product',
    within: { role: 'dialog', name: 'Add product' },
    needsCategory: 'Steuerung (DE)',
    field: { label: 'Title' },
    response: { productEdge: { cursor: 'c2', node: { ...product, id: 'product-9' } } },
    query: 'ProductListScreen',
  },
  PRODUCT_PROPERTY: {
    route: '/dashboard/product/7',
    openedBy: 'Add property',
    within: { role: 'dialog', name: 'Add property' },
    field: { editor: 'Description' },
    needsImage: 'Choose image',
    response: { property: { ...housing, id: 'property-9' } },
    query: 'EditProductScreen',
  },
  CATEGORY: {
    route: '/dashboard/categories',
    openedBy: 'Add category',
    within: { role: 'dialog', name: 'Add category' },
    field: { label: 'Name' },
    response: { categoryEdge: { cursor: 'c3', node: { ...turbines, id: 'category-9' } } },
    query: 'CategoryListScreen',
  },
  SYNONYM: {
    route: '/dashboard/synonyms',
    openedBy: 'Add synonyms',
    within: { role: 'dialog', name: 'Add synonyms' },
    field: { label: 'Names' },
    response: { synonymEdge: { cursor: 'c2', node: { ...simmerring, id: 'synonym-9' } } },
    query: 'SynonymListScreen',
  },
  TEMPLATE: {
    route: '/dashboard/templates',
    openedBy: 'Add a reply template',
    within: { role: 'dialog', name: 'Add a reply template' },
    field: { label: 'Name' },
    response: { templateEdge: { cursor: 'c2', node: { ...offerTemplate, id: 'template-9' } } },
    query: 'TemplateListScreen',
  },
  PARTNER: {
    route: '/dashboard/partners',
    openedBy: 'Add partner',
    within: { role: 'dialog', name: 'Add partner' },
    field: { editor: 'Text(De)' },
    needsImage: 'Choose image',
    response: { partnerEdge: { cursor: 'c2', node: { ...partner, id: 'partner-9' } } },
    query: 'PartnerListScreen',
  },
  SERVICE: {
    route: '/dashboard/services',
    openedBy: 'Add service',
    within: { role: 'dialog', name: 'Add service' },
    field: { label: 'Title(En)' },
    needsImage: 'Add images',
    response: { serviceEdge: { cursor: 'c2', node: { ...service, id: 'service-9' } } },
    query: 'ServiceListScreen',
  },
  PAGE_PART: {
    route: '/dashboard/gas-turbina',
    openedBy: 'Add Part',
    within: { role: 'dialog', name: 'Add Part' },
    field: { editor: 'Description(De)' },
    needsImage: 'Choose image',
    response: { pagePart: { ...part, id: 'part-9' } },
    query: 'EditGasTurbinaScreen',
  },
};

/** The dialogs that add something; what can be deleted is added by one. */
export const addForms = casesOf('add', additions);

/** Adds to the forms of entities the names of their mutations. */
function casesOf(verb: 'add' | 'update', forms: Record<string, EntityForm>): FormCase[] {
  const all: Record<string, Entity> = entities;
  return Object.entries(forms).map(([kind, form]) => ({
    mutation: `${verb}${all[kind]?.type}`,
    ...form,
  }));
}

/** Opens a form; returns the queries bound to it. */
export async function openForm(user: User, form: FormCase) {
  if (form.openedBy) await user.click(await screen.findByRole('button', { name: form.openedBy }));
  if (!form.within) return within(await screen.findByRole('main'));
  return within(await screen.findByRole(form.within.role, { name: form.within.name }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

/** Changes one field of a form; in an editor, toggles the text between heading and paragraph. */
export async function changeField(user: User, form: Form, { field }: FormCase): Promise<void> {
  if ('label' in field) {
    await user.type(form.getByLabelText(field.label), 'x');
    return;
  }
  const editor = within(await form.findByRole('group', { name: field.editor }));
  await user.click(await editor.findByRole('button', { name: 'Heading 1' }));
}

/** Chooses the image and the category that a form requires. */
export async function chooseFirst(user: User, form: Form, formCase: FormCase): Promise<void> {
  const { needsImage, needsCategory } = formCase;
  if (needsCategory) await user.selectOptions(form.getByLabelText(/^Category/), needsCategory);
  if (!needsImage) return;
  const image = new File(['1'], 'one.png', { type: 'image/png' });
  await user.upload(form.getByLabelText(needsImage), image);
}

/** Responds to a mutation as a backend does that stores what it is sent. */
export function storedBy({ response }: FormCase, input: object): object {
  const stored = Object.entries(response).map(
    ([name, one]) => [name, patched(one, input)] as const,
  );
  return Object.fromEntries(stored);
}

/** Fails as the gateway does where it cannot read back what is stored. */
export function storedNotRead(): never {
  throw new GraphQLError('Not read.', { extensions: { code: 'STORED_NOT_READ' } });
}

/** Clicks the form's own button. */
export async function submit(user: User, form: Form): Promise<void> {
  const [button] = form.getAllByRole('button', { name: /^(Update|Add)( \w+)?$/ });
  if (button) await user.click(button);
}
