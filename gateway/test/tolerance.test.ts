import { beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { schema } from '../src/schema.ts';
import { contractData } from './contract-data.ts';
import { startStub, token } from './contract-stub.ts';
import type { Habits } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';
import type { GraphqlResponse } from './gateway-client.ts';
import { fullOperations } from './full-operation.ts';
import { freshGateway, sharedGateway, three } from './in-test.ts';

const spareId = toGlobalId('Spare', '1');
const operations = fullOperations(schema);

/** The results of fields, by the kind and name of each. */
type Results = Record<string, Pick<GraphqlResponse, 'data' | 'errors'>>;

/** Returns the result of every field, each over fresh data and a backend without extensions. */
async function everything(habits: Habits, freshData = contractData): Promise<Results> {
  const backend = await startStub(habits);
  const over = await startGateway(backend.url, { publicBackendUrl: '/api' });
  const results: Results = {};
  for (const { kind, name, operation } of operations) {
    backend.data = freshData();
    const { query, variables, files } = operation;
    const { data, errors } = await over.ask(query, variables, { token, files });
    results[`${kind} ${name}`] = { data, errors };
  }
  await over.close();
  await backend.close();
  return results;
}

/** The same, except where a habit shows: paths are passed on as they came. */
function asSeen(results: Results, { barePaths }: Habits): unknown {
  const text = JSON.stringify(results);
  return JSON.parse(barePaths ? text.replaceAll('"path":"/files/', '"path":"files/') : text);
}

/** What entities have beyond section 3. */
const extensions = [
  ...['version', 'image_details', 'alt_de', 'alt_en', 'alt_ru', 'focal_x', 'focal_y'],
  ...['callout', 'translations', 'role', 'created_at', 'suspected', 'status', 'handled_by'],
  ...['handled_at', 'phone', 'note', 'assignee', 'attachments', 'revisions'],
];

const image = { alt_de: 'x', alt_en: 'x', alt_ru: 'x', focal_x: 10, focal_y: 20 };

/** Extensions with values as our own backend gives them. */
const plausible = {
  ...{ ...image, callout: '1', status: 'open', note: 'x', assignee: 'x', suspected: true },
  ...{ handled_by: 'x', handled_at: '2026-11-23T08:15:00Z' },
  image_details: [{ path: '/files/1.jpg', ...image, callouts: [{ number: '1', x: 1, y: 1 }] }],
  translations: [{ id: 2, title: 'Engine', lang: 'EN' }],
  attachments: [{ id: 1, name: 'drawing.pdf', size: 9 }],
};

/** Adds fields to all entities. */
function withOwnFields<Data extends object>(data: Data, own: object): Data {
  const parts: unknown[] = data instanceof Map ? [...data.values()] : Object.values(data);
  for (const part of parts) if (typeof part === 'object' && part) withOwnFields(part, own);
  return Array.isArray(data) ? data : Object.assign(data, { ...own, ...data });
}

describe('over backends with other habits every field gives the same', () => {
  const atOnce: Habits = { wrapped: true, textIds: true, barePaths: true, partnerTexts: 'three' };
  const habits: [string, Habits][] = [
    ['changes answer with what was there before', { writes: 'before' }],
    // `offer.test.ts` has the other statuses of unknown paths; after 500 it is uncertain what there is.
    ...[500, 'page' as const].map((unknownPath): [string, Habits] => [
      `unknown paths give ${unknownPath}, unknown parameters and fields 400`,
      { isStrict: true, unknownPath },
    ]),
    ['all at once', { ...atOnce, writes: 'id' }],
    ['all at once, and writes answer with nothing', { ...atOnce, writes: 'nothing' }],
  ];
  let expected: Results;
  beforeAll(async () => {
    expected = await everything({});
    const codes = Object.entries(expected).flatMap(([name, { errors }]) =>
      errors ? [[name, errors[0]?.extensions.code]] : [],
    );
    // These are done by the rows of section 7, or need none.
    const copied = ['duplicateProduct', 'duplicateService', 'duplicateSpare'];
    const doneOtherwise = ['deleteRequests', ...copied, 'logout'];
    const refused = operations.filter(
      ({ kind, name, endpoints }) =>
        kind === 'mutation' &&
        endpoints.every((endpoint) => endpoint.endsWith('(extension)')) &&
        !doneOtherwise.includes(name),
    );
    expect(Object.fromEntries(codes)).toEqual({
      ...Object.fromEntries(refused.map(({ name }) => [`mutation ${name}`, 'NOT_SUPPORTED'])),
      // What else is read beyond section 7 is null.
      'query applications': 'NOT_SUPPORTED',
      // The made-up paths of images are wrong.
      'mutation deleteSpareImage': 'NOT_FOUND',
      'mutation deleteProductImage': 'NOT_FOUND',
      'mutation deleteServiceImage': 'NOT_FOUND',
      'mutation deletePageImage': 'NOT_FOUND',
    });
  });
  test.each(habits)('%s', async (_, habit) => {
    expect(await everything(habit)).toEqual(asSeen(expected, habit));
  });

  test.each([{}, 5, 'x'])(
    'fields that are named as extensions and hold %j fail nothing',
    async (value) => {
      const own = Object.fromEntries(extensions.map((name) => [name, value]));
      const results = await everything({}, () => withOwnFields(contractData(), own));
      if (typeof value === 'object') expect(results).toEqual(expected);
      for (const [name, { errors }] of Object.entries(results)) {
        expect([name, errors]).toEqual([name, expected[name]?.errors]);
      }
    },
  );

  test('fields that are named as extensions and look like them', async () => {
    const results = await everything({}, () => withOwnFields(contractData(), plausible));
    expect(results).toEqual(expected);
  });
});

describe('a field that an extension manages is read where the backend offers that', () => {
  const query = `{
    product(by: { restId: "1" }) { translations { restId } images { focalX } }
    requests(first: 1) {
      nodes { isSuspectedSpam status note assignee { login } handledBy { login } attachments { name } }
    }
  }`;
  const none = {
    product: { translations: null, images: [{ focalX: null }] },
    requests: {
      nodes: [
        {
          ...{ isSuspectedSpam: false, status: null, note: null, assignee: null },
          ...{ handledBy: null, attachments: [] },
        },
      ],
    },
  };
  const login = 'x';
  const all = {
    product: { translations: [{ restId: '2' }], images: [{ focalX: 10 }] },
    requests: {
      nodes: [
        {
          ...{ isSuspectedSpam: true, status: 'OPEN', note: 'x', assignee: { login } },
          ...{ handledBy: { login }, attachments: [{ name: 'drawing.pdf' }] },
        },
      ],
    },
  };
  const handled = { status: 'OPEN', note: 'x', handledBy: { login } };
  describe.each<[string, Habits['extensions'], object]>([
    ['no extension', false, none],
    ['all', true, all],
    [
      'changes of an enquiry without an assignee',
      { 'PATCH /request': [] },
      { ...none, requests: { nodes: [{ ...none.requests.nodes[0], ...handled }] } },
    ],
    [
      'translations of products',
      { 'POST /product/{id}/translation/{translationId}': [] },
      { ...none, product: { ...none.product, translations: [{ restId: '2' }] } },
    ],
  ])('%s', (_, offered, expected) => {
    const it = freshGateway({ ...(offered && { extensions: offered }) });
    test('shows the others as missing', async () => {
      const path = '/files/product-1.jpg';
      const own = { ...plausible, image_details: [{ path, ...image }] };
      withOwnFields(it.stub.data, own);
      expect((await it.ask(query, {}, { token })).data).toEqual(expected);
    });
  });
});

describe('over a backend whose image paths have no leading slash', () => {
  const it = freshGateway({ barePaths: true });
  test('image paths without a leading slash give the same address, and keep their own name', async () => {
    const { data } = await it.ask('{ spare(by: { restId: "1" }) { images { path url } } }');
    expect(data).toEqual({
      spare: {
        images: [{ path: 'files/1.jpg', url: 'https://backend.example/files/1.jpg' }],
      },
    });
  });

  test.each([
    ['Spare', 'spare(by: { restId: "1" })', { id: spareId }, 'files/1.jpg'],
    [
      'Product',
      'product(by: { restId: "1" }, language: DE)',
      { id: toGlobalId('Product', '1') },
      'files/product-1.jpg',
    ],
    ['Service', 'service(by: { restId: "1" })', { id: toGlobalId('Service', '1') }, 'files/1.jpg'],
    ['Page', 'page(slug: CAREERS)', { slug: 'CAREERS' }, 'files/careers.jpg'],
  ])('%s: an image is deleted by the path that the backend gave', async (type, read, of, path) => {
    const images = `{ of: ${read} { images { path } } }`;
    expect((await it.ask(images)).data).toEqual({ of: { images: [{ path }] } });
    await it.ask(
      `mutation ($input: Delete${type}ImageInput!) {
        delete${type}Image(input: $input) { __typename }
      }`,
      { input: { ...of, path } },
      { token },
    );
    const deletion = it.stub.calls.find(({ line }) => line.startsWith('DELETE'));
    expect(deletion?.body).toEqual({ path });
    expect((await it.ask(images)).data).toEqual({ of: { images: [] } });
  });
});

describe('over a strict backend that answers unknown paths with a page', () => {
  const it = freshGateway({ isStrict: true, unknownPath: 'page' });

  test('parts are searched and found', async () => {
    const number = it.stub.data.spares[0]?.parts[0]?.partnumber;
    const { data, errors } = await it.ask(
      `query ($number: String!) {
        search(query: $number) { parts { hits { subPart { partNumber } } } }
        find(query: $number, kinds: [SUB_PART, APPLICATION]) { kind }
      }`,
      { number },
      { token },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      search: { parts: { hits: [{ subPart: { partNumber: number } }] } },
      find: [{ kind: 'SUB_PART' }],
    });
  });

  test('what it does not have is not supported', async () => {
    const applications = await it.ask('{ applications { totalCount } }', {}, { token });
    expect(applications.errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
    const others = '{ openRequestCount trash(first: 0) { totalCount } }';
    const { data, errors } = await it.ask(others, {}, { token });
    expect([data, errors]).toEqual([{ openRequestCount: null, trash: null }, undefined]);
  });

  test('a page in place of section 7 is still no data', async () => {
    it.stub.interfere = (req, res) => {
      req.resume();
      res.setHeader('content-type', 'text/html').end('<!doctype html>');
    };
    const { errors } = await it.ask('{ settings { phone } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
  });
});

const it = sharedGateway();

test('texts that are missing are empty, numbers may be texts', async () => {
  Object.assign(it.stub.data.spares[0] ?? {}, { text_ru: null, images: undefined });
  Object.assign(it.stub.data.spares[0]?.parts[0] ?? {}, { quantity: '4', subst_part: undefined });
  const { data } = await it.ask(
    '{ spare(by: { restId: "1" }) { text { ru } images { path } parts { edges { node { quantity substPart } } } } }',
  );
  expect(data).toMatchObject({
    spare: {
      text: { ru: '' },
      images: [],
      parts: { edges: [{ node: { quantity: 4, substPart: '' } }, {}] },
    },
  });
});

test.each([[false], [[]]])(
  'a text of %j is empty, and takes no list from visitors',
  async (none) => {
    const { spares, services, products, categories, partners, requests } = it.stub.data;
    for (const [one] of [spares, services, products, categories, partners, requests]) {
      const texts = Object.keys(one ?? {}).filter((name) =>
        /title|text|name|lang|email/.test(name),
      );
      for (const name of texts) Object.assign(one ?? {}, { [name]: none });
    }
    const shown = `{
    products(language: DE) { totalCount } categories(language: DE) { totalCount }
    partners(language: DE) { totalCount }
    spare(by: { restId: "1" }) { title { de } } service(by: { restId: "1" }) { text { en } }
  }`;
    const managed = `{
    products { totalCount } categories { totalCount } partners { totalCount }
    spares { totalCount } services { totalCount } requests { nodes { name email } }
  }`;
    const visitor = await it.ask(shown);
    const administrator = await it.ask(managed, {}, { token });
    expect([visitor.errors, administrator.errors]).toEqual([undefined, undefined]);
    expect(visitor.data).toMatchObject({
      spare: { title: { de: '' } },
      service: { text: { en: '' } },
    });
  },
);

test.each([
  [null, 0],
  ['', 0],
  [undefined, 0],
  ['3.00', 3],
  [' 4 ', 4],
  ['2.5', 0],
  [2.5, 0],
  ['10 Stk', 0],
  [3e10, 0],
  [{}, 0],
])('a quantity of %j is %i', async (quantity, expected) => {
  Object.assign(it.stub.data.spares[0]?.parts[0] ?? {}, { quantity });
  const { data } = await it.ask(
    '{ spare(by: { restId: "1" }) { parts { edges { node { quantity } } } } }',
  );
  expect(data).toMatchObject({
    spare: { parts: { edges: [{ node: { quantity: expected } }, {}] } },
  });
});

test.each([
  ['images under both names', 17, ['/files/2.jpg']],
  ['no other images', 17, []],
  ['false for none', false, false],
  ['an empty list for none', [], []],
  ['nothing but text for none', '', 0],
])('what is no text is no path of an image: %s', async (_, image_id, images) => {
  const { pages, products, partners } = it.stub.data;
  const path = '/files/2.jpg';
  for (const { parts } of pages.values()) {
    for (const one of parts) Object.assign(one, { image_id, image: path });
  }
  for (const one of partners) Object.assign(one, { image_id });
  for (const one of products) {
    Object.assign(one, { image_id, images });
    for (const property of one.property) Object.assign(property, { image_id });
  }
  const { data, errors } = await it.ask(`{
    page(slug: GAS_TURBINA) { parts { image { path } } }
    product(by: { restId: "1" }, language: DE) {
      image { path } images { path } properties { image { path } }
    }
    partners(language: DE) { nodes { image { path } } }
  }`);
  const shown = Array.isArray(images) && images[0] ? { path } : null;
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    page: { parts: [{ image: { path } }] },
    product: { image: shown, images: shown ? [shown] : [], properties: [{ image: null }] },
    partners: { nodes: [{ image: null }, { image: null }] },
  });
});

test('a list with gaps comes as an object from PHP', async () => {
  const [spare] = it.stub.data.spares;
  Object.assign(spare ?? {}, {
    images: { 0: '/files/1.jpg', 2: '/files/3.jpg' },
    parts: { 1: spare?.parts[1] },
  });
  const query = '{ spare(by: { restId: "1" }) { images { path } parts { nodes { restId } } } }';
  expect((await it.ask(query)).data).toEqual({
    spare: {
      images: [{ path: '/files/1.jpg' }, { path: '/files/3.jpg' }],
      parts: { nodes: [{ restId: '12' }] },
    },
  });
  Object.assign(spare ?? {}, { images: { message: '/files/1.jpg' } });
  expect((await it.ask(query, {}, { token })).errors).toMatchObject([
    { extensions: { code: 'BACKEND_INVALID_RESPONSE' } },
  ]);
});

test.each([[''], [[]], [0], [false], [null]])('a category of %j is none', async (none) => {
  for (const one of [{ category: none }, { category: { id: none, name: '' } }]) {
    Object.assign(it.stub.data.products[0] ?? {}, { ...one, category_id: none });
    const { data, errors } = await it.ask(
      '{ product(by: { restId: "1" }) { category { name } } }',
      {},
      { token },
    );
    expect([data, errors]).toEqual([{ product: { category: null } }, undefined]);
  }
});

test.each([
  ['de-DE', 'DE'],
  ['de_AT', 'DE'],
  ['en-US', 'EN'],
  ['RU', 'RU'],
  ['fr-FR', null],
  ['deu', null],
  ['', null],
])('the language %j is %j', async (lang, language) => {
  for (const one of [it.stub.data.requests[0], it.stub.data.products[0]]) {
    Object.assign(one ?? {}, { lang });
  }
  const { data } = await it.ask(
    '{ product(by: { restId: "1" }) { language } requests(first: 1) { nodes { language } } }',
    {},
    { token },
  );
  expect(data).toEqual({ product: { language }, requests: { nodes: [{ language }] } });
});

test('blank entries among images are left out', async () => {
  Object.assign(it.stub.data.spares[0] ?? {}, { images: [null, '/files/1.jpg', ''] });
  const { data } = await it.ask('{ spare(by: { restId: "1" }) { images { path } } }');
  expect(data).toEqual({ spare: { images: [{ path: '/files/1.jpg' }] } });
});

test('a property within its product needs no product_id', async () => {
  for (const { property } of it.stub.data.products) {
    for (const one of property) Object.assign(one, { product_id: undefined });
  }
  const { data } = await it.ask(
    '{ product(by: { restId: "1" }, language: DE) { properties { id restId } } }',
  );
  const id = toGlobalId('ProductProperty', '1', '1');
  expect(data).toEqual({ product: { properties: [{ id, restId: '1' }] } });
});

test('a part within its page needs no page_id', async () => {
  for (const { parts } of it.stub.data.pages.values()) {
    for (const one of parts) Object.assign(one, { page_id: undefined });
  }
  const { data } = await it.ask('{ page(slug: GAS_TURBINA) { parts { restId } } }');
  expect(data).toMatchObject({ page: { parts: [{ restId: '1' }] } });
});

test.each([
  ['part of the entity', () => ({ id: 1, title_de: 'New' })],
  [
    'lists that it has not loaded',
    () => ({ ...it.stub.data.spares[0], images: null, parts: null }),
  ],
])('a write that answers with %s is not believed', async (_, response) => {
  it.stub.interfere = (req, res) => {
    it.stub.interfere = null;
    req.resume();
    res.end(JSON.stringify(response()));
  };
  const { data } = await it.ask(
    `mutation ($input: UpdateSpareInput!) {
      updateSpare(input: $input) { spare { images { path } parts { edges { cursor } } } }
    }`,
    { input: { id: spareId, title: three('New'), text: three('Text') } },
    { token },
  );
  const images = [{ path: '/files/1.jpg' }];
  expect(data).toMatchObject({ updateSpare: { spare: { images, parts: { edges: [{}, {}] } } } });
});

test('204 in place of an empty list is one, in place of an entity it is a fault', async () => {
  it.stub.interfere = (req, res) => void req.resume().once('end', () => res.writeHead(204).end());
  const { data, errors } = await it.ask(
    '{ categories(language: DE) { edges { cursor } } spares { edges { cursor } } settings { phone } }',
    {},
    { token },
  );
  expect(data).toEqual({ categories: { edges: [] }, spares: { edges: [] }, settings: null });
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
});
