import type { Kind } from '../src/contract/kinds.ts';
import { entityOfKind, isPart, kinds } from '../src/contract/kinds.ts';
import { byLanguage } from '../src/contract/language.ts';
import { localizedFields } from '../src/contract/localized.ts';

/** An entity as the stub stores it. */
export interface Entity {
  id: number;
  [field: string]: unknown;
}

interface WithImages extends Entity {
  images: string[];
}

interface WithParts extends WithImages {
  parts: Entity[];
}

interface StoredProduct extends WithImages {
  property: Entity[];
}

const texts = (name: string, text: string) =>
  localizedFields(
    name,
    byLanguage((key) => `${text} (${key})`),
  );

const titled = (id: number, title: string) => ({
  id,
  images: [`/files/${id}.jpg`],
  ...texts('title', title),
  ...texts('text', `<p>${title}</p>`),
});

const subPart = (id: number, partnumber: string, quantity: number): Entity => ({
  id,
  quantity,
  partnumber,
  ...texts('description', `Part ${partnumber}`),
  subst_part: '',
});

const product = (id: number, category_id: number, lang: string): StoredProduct => ({
  id,
  title: `Engine ${id}`,
  description: `<p>Engine ${id}</p>`,
  type: 'Aeroderivative',
  model: `M-${id}`,
  power: '43',
  lang,
  category_id,
  category: { id: category_id, name: `Category ${category_id}` },
  image_id: `/files/product-${id}.jpg`,
  images: [`/files/product-${id}.jpg`],
  property: [{ id, product_id: id, image_id: '/files/property.jpg', description: '<p>Light</p>' }],
});

const page = (id: number, slug: string): WithParts => ({
  id,
  link: slug,
  ...texts('text', `<p>${slug}</p>`),
  updated_at: '',
  images: [`/files/${slug}.jpg`],
  parts:
    slug === 'gas-turbina'
      ? [
          {
            id: 1,
            page_id: id,
            image: '/files/page-part.jpg',
            image_id: '/files/page-part.jpg',
            ...texts('description', 'A part'),
          },
        ]
      : [],
});

/** The kinds of which the stub has data or endpoints of their own kind. */
const ownKinds: readonly Kind[] = [
  ...(['settings', 'page', 'spare', 'service', 'product', 'category', 'partner'] as const),
  ...(['request', 'application', 'log', 'trash', 'revision'] as const),
];

/** The other kinds; `contract-endpoints.ts` has their endpoints. */
export const otherKinds = kinds.filter((kind) => !ownKinds.includes(kind) && !isPart(kind));

/** An entity of any kind: a gateway reads the fields that it knows. */
const other = (kind: Kind): Entity => ({
  ...{ id: 1, name: 'Offer', words: 'Simmerring, oil seal', image_id: `/files/${kind}.jpg` },
  ...Object.fromEntries(
    entityOfKind(kind).texts.flatMap((name) => Object.entries(texts(name, `A ${kind}`))),
  ),
});

/** Returns the content of a fresh stub, in the shapes of section 3 of the specification. */
export function contractData() {
  return {
    account: { login: 'admin', password: 'right' },
    settings: {
      phone: '+49 551 000260',
      email: 'info@hamberg-turbinen.example',
      address: 'Hinter dem Hamberge 26, 37081 Göttingen',
      footer_text: 'Service and spare parts',
    },
    spares: [
      { ...titled(1, 'Fuel system'), parts: [subPart(11, 'A-11', 4), subPart(12, 'A-12', 30)] },
      { ...titled(2, 'Ignition'), parts: [] },
    ] as WithParts[],
    services: [titled(1, 'Borescope inspection'), titled(2, 'Laser alignment')] as WithImages[],
    products: [product(1, 1, 'DE'), product(2, 1, 'DE'), product(3, 2, 'EN')],
    categories: [
      { id: 1, name: 'Aeroderivative', lang: 'DE' },
      { id: 2, name: 'Heavy duty', lang: 'EN' },
    ] as Entity[],
    partners: [
      { id: 1, image_id: '/files/partner-1.jpg', ...texts('text', '<p>Monitoring</p>') },
      { id: 2, image_id: '/files/partner-2.jpg', ...texts('text', '<p>Turbines</p>') },
    ] as Entity[],
    pages: new Map([
      ['gas-turbina', page(1, 'gas-turbina')],
      ['contact', page(2, 'contact')],
      ['privacy-policy', page(3, 'privacy-policy')],
      ['careers', page(4, 'careers')],
    ]),
    requests: [
      { id: 1, name: 'Ada', email: 'ada@example.com', company: 'A', text: 'A-11', lang: 'de' },
      { id: 2, name: 'Bob', email: 'bob@example.com', company: 'B', text: '', lang: 'ru' },
    ] as Entity[],
    applications: [
      { id: 1, first_name: 'Ada', last_name: 'L', email: 'ada@example.com', lang: 'de', files: [] },
    ] as Entity[],
    administrators: [1, 2].map((id) => ({
      ...{ id, login: `admin ${id}`, role: 'owner' },
      ...{ created_at: null, second_factor: false, current: id === 1 },
    })) as Entity[],
    invitations: [
      {
        ...{ id: 1, created_by: 'admin', role: 'editor' },
        ...{ created_at: '2026-11-20T08:00:00.000Z', expires_at: '2026-11-27T08:00:00.000Z' },
      },
    ] as Entity[],
    sessions: [1, 2].map((id) => ({
      ...{ id, login: 'admin', address: '203.0.113.7', browser: 'Firefox on Linux' },
      ...{ created_at: '2026-11-23T08:00:00.000Z', used_at: '2026-11-23T09:00:00.000Z' },
      ...{ expires_at: '2026-11-23T21:00:00.000Z', current: id === 1 },
    })) as Entity[],
    log: [1, 2].map((id) => ({
      ...{
        id,
        login: 'admin',
        address: '203.0.113.7',
        operation: 'updateSpare',
        target: '1',
        refused: 'OUTDATED',
      },
      ...{ at: '2026-11-23T08:00:00.000Z', expires_at: '2027-11-23T08:00:00.000Z' },
      subject: {
        ...{ kind: 'spare', entity_id: 1, title: 'Fuel system', deleted: false },
        ...{ owner_kind: '', owner_id: null, owner_title: '' },
      },
    })) as Entity[],
    trash: [1, 2].map((id) => ({
      ...{ id, kind: 'spare', entity_id: 1, title: 'Fuel system', parts: 2 },
      ...{ owner_kind: '', owner_id: null, owner_title: '', deleted_by: 'admin' },
      ...{ deleted_at: '2026-11-01T08:00:00.000Z', expires_at: '2026-12-01T08:00:00.000Z' },
      images: ['/files/spare-1.jpg'],
    })) as Entity[],
    outdated: [
      { kind: 'spare', entity_id: 1, slug: '', field: 'title', language: 'en', count: 1 },
      { kind: 'sub_part', entity_id: 1, slug: '', field: 'description', language: 'ru', count: 2 },
      { kind: 'page', entity_id: 4, slug: 'careers', field: 'text', language: 'en', count: 1 },
    ] as Record<string, unknown>[],
    revisions: [
      {
        ...{ id: 1, kind: 'spare', entity_id: 1, own: true, saved_by: 'admin' },
        ...{ saved_at: '2026-11-01T08:00:00.000Z', fields: ['title_de'] },
        ...{ values: { title_de: 'Fuel system' }, images: ['/files/1.jpg'] },
      },
    ] as Entity[],
    /** The entities whose endpoints are all of the usual kind, by the paths of these. */
    others: Object.fromEntries(otherKinds.map((kind) => [kind, [other(kind)]])),
    editors: [{ login: 'anna', opened_at: '2026-11-23T13:05:00.000Z', saved_at: '' }] as object[],
    nextId: 100,
  };
}

/** See `contractData`. */
export type ContractData = ReturnType<typeof contractData>;
