import { hash } from 'node:crypto';
import { byLanguage } from '../src/contract/language.ts';
import { localizedFields } from '../src/contract/localized.ts';

const three = (name: string, text: string) =>
  localizedFields(
    name,
    byLanguage(() => text),
  );

const spare = (id: number) => ({
  id,
  images: [`/files/${String(id)}-a.jpg`, `/files/${String(id)}-b.jpg`],
  ...three('title', `Spare ${String(id)}`),
  ...three('text', `<p>${'What this assembly does, and when to exchange it. '.repeat(10)}</p>`),
  parts: Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    quantity: 4,
    partnumber: `P-${String(id)}-${String(index)}`,
    ...three('description', 'Nozzle of the outer ring, with its seal'),
    subst_part: '',
  })),
});

const entries = Array.from({ length: 14 }, (_, id) => ({ id, ...three('title', 'A service') }));
const products = Array.from({ length: 24 }, (_, id) => ({
  id,
  title: `Engine ${String(id)}`,
  description: `<p>${'What it is good for. '.repeat(20)}</p>`,
  type: 'Aeroderivative',
  model: 'PC',
  power: '43',
  lang: 'DE',
  category_id: 1,
  category: { id: 1, name: 'Aeroderivative', lang: 'DE' },
  image_id: '/files/p.jpg',
  images: ['/files/p.jpg'],
  property: [],
}));
const settings = { phone: '1', email: 'a@b.example', address: 'Here', footer_text: 'Foot' };

const fixed: Record<string, string> = {
  '/settings': JSON.stringify(settings),
  '/component/navbar': JSON.stringify({ partners: 3, services: entries, spares: entries }),
  '/product': JSON.stringify(products),
  '/category': JSON.stringify([{ id: 1, name: 'Aeroderivative', lang: 'DE' }]),
  '/spare': JSON.stringify([spare(1), spare(2), spare(3)]),
};
const sparesWithoutParts = JSON.stringify([1, 2, 3].map((id) => ({ ...spare(id), parts: [] })));
const oneSpare = JSON.stringify(spare(1));

/** Returns the upstream's response to a path; like our own backend it can leave out sub-parts. */
export function upstreamBody(url: string): string {
  if (url.startsWith('/spare?parts=none')) return sparesWithoutParts;
  return fixed[url.split('?')[0] ?? ''] ?? oneSpare;
}

/** The operations to compare; `variables` of different numbers make different queries. */
export const operations: Record<
  string,
  { query: string; variables: (n: number) => Record<string, unknown>; admin?: boolean }
> = {
  StartUp: {
    query: `query StartUp { settings { phone email address footerText }
      navbar { partnerCount services { restId title { in(language: DE) } }
        spares { restId title { in(language: DE) } } } }`,
    variables: () => ({}),
  },
  ProductsPage: {
    query: `query ProductsPage { products(language: DE) { edges { node { id title description
      type model power category { name } image { url } } } }
      categories(language: DE) { edges { node { id name } } } }`,
    variables: () => ({}),
  },
  PartList: {
    query: `query PartList($id: ID!) { spare(by: { restId: $id }) { id title { in(language: DE) }
      text { in(language: DE) } images { url }
      parts(first: 200) { edges { node { id partNumber description { in(language: DE) } substPart quantity } } }
    } }`,
    variables: (n) => ({ id: String(n) }),
  },
  SpareList: {
    query: `query SpareList { spares { edges { node { id title { in(language: DE) }
      images { url } } } } }`,
    variables: () => ({}),
    admin: true,
  },
};

/** The hash by which the web app asks for a registered operation. */
export function hashOf(query: string): string {
  return hash('sha256', query);
}
