import { createServer } from 'node:http';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { localizedFields } from '../src/contract/localized.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/test-backend.ts';
import { startTestBackend } from '../../backend/src/testing/test-backend.ts';
import type { TestGateway } from './gateway-client.ts';
import { startGateway } from './gateway-client.ts';
import { three } from './in-test.ts';

/**
 * The lists over the embedded backend, which pages, filters and sorts them in its database, and over the
 * same backend where it knows section 7 only, so that the gateway does.
 */

let backend: TestBackend;
let plain: { url: string; close: () => void };
let token: string;
let paging: TestGateway;
let whole: TestGateway;
let spareId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  const add = (line: string, json: object) => backend.admin(`POST ${line}`, { json });
  const names = ['Jörg ÄRGER', 'Иван', 'ИРИНА', 'Straße ＨＴ-2041', 'a%b_c'];
  for (const [index, name] of names.entries()) {
    const html = `<p>Tur<strong>bine</strong> ${index}</p>`;
    const texts = {
      ...localizedFields('title', three(name)),
      ...localizedFields('text', three(html)),
    };
    const { id } = (await add('/spare', texts)).json;
    if (index === 0) spareId = String(id);
    const descriptions = localizedFields('description', three(name));
    await add(`/spare/${spareId}/part`, { partnumber: `P-${index}`, ...descriptions });
    await add('/product', { title: name, description: html, lang: 'DE' });
    await add('/category', { name, lang: 'DE' });
    const lang = index % 2 ? 'ru' : 'de';
    await add('/request', { name, email: 'x@example.org', company: 'C', lang });
    await add('/application', { first_name: name, last_name: 'L', email: 'x@example.org', lang });
  }
  plain = await startPlain(backend.url);
  const login = await backend.call('POST /auth/login', {
    json: { login: 'admin', password: 'correct horse' },
  });
  token = login.json.token;
  paging = await startGateway(backend.url);
  whole = await startGateway(plain.url);
});

afterAll(async () => {
  await Promise.all([paging.close(), whole.close()]);
  plain.close();
  await backend.close();
});

/** Passes calls on to a backend without what goes beyond section 7, but for applications. */
async function startPlain(url: string) {
  const server = createServer((req, res) => {
    if (req.url === '/extensions') {
      res.end(JSON.stringify({ extensions: { 'GET /application': [] } }));
      return;
    }
    const asked = new URL(`${url}${req.url ?? ''}`);
    for (const name of [...asked.searchParams.keys()]) {
      const isSection7 =
        name === 'category' || (name === 'lang' && !/request|application/.test(asked.pathname));
      if (!isSection7) asked.searchParams.delete(name);
    }
    fetch(asked, { headers: { authorization: req.headers.authorization ?? '' } })
      .then(async (response) => {
        res.writeHead(response.status, { 'content-type': 'application/json' });
        res.end(await response.text());
      })
      .catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

interface List {
  totalCount: number;
  edges: { cursor: string; node: { restId: string } }[];
  nodes: { restId: string }[];
  pageInfo: object;
}

const selection =
  '{ totalCount edges { cursor node { restId } } nodes { restId } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

/** The lists of a spare's parts: alone, by its global id, and beside another page of them. */
const partLists = new Map([
  ['parts', (list: string) => `{ spare(by: { restId: "${spareId}" }) { ${list} } }`],
  [
    'parts of a node',
    (list: string) =>
      `{ spare: node(id: "${toGlobalId('Spare', spareId)}") { ... on Spare { ${list} } } }`,
  ],
  [
    'parts beside others',
    (list: string) =>
      `{ spare(by: { restId: "${spareId}" }) { others: parts(first: 1) { totalCount } ${list} } }`,
  ],
]);

/** Asks both for a list; expects the same of both. */
async function ask(name: string, args: string): Promise<List> {
  const queryOf = partLists.get(name);
  const list = `${queryOf ? 'parts' : name}${args && `(${args})`} ${selection}`;
  const query = queryOf?.(list) ?? `{ ${list} }`;
  const [one, other] = await Promise.all(
    [paging, whole].map((gateway) => gateway.ask(query, {}, { token })),
  );
  expect(one?.errors, `${name}(${args})`).toBeUndefined();
  expect(one?.data, `${name}(${args})`).toEqual(other?.data);
  const data = one?.data as Record<string, List & { parts: List }>;
  const read = queryOf ? data.spare?.parts : data[name];
  if (!read) throw new Error(`no ${name}`);
  expect(read.nodes).toEqual(read.edges.map(({ node }) => node));
  return read;
}

const restIds = ({ edges }: List) => edges.map(({ node }) => node.restId);

const received = ['requests', 'applications'];
const lists = ['spares', 'products', 'categories', ...partLists.keys(), ...received];

/** Pages are cut by code that all lists share: all windows of one by its place and of one by its time. */
const inFull = ['parts', 'requests'];

describe.each(lists)('%s', (name) => {
  const field = received.includes(name) ? 'RECEIVED_AT' : 'ID';
  const orders = ['', `orderBy: { field: ${field}, direction: DESC }`];

  test.each(orders)('windows from both ends, %s', async (order) => {
    const all = await ask(name, order);
    expect(all.totalCount).toBe(5);
    const cursor = (argument: string, index: number) => {
      const edge = all.edges[index];
      return edge ? `, ${argument}: "${edge.cursor}"` : '';
    };
    for (const after of inFull.includes(name) ? [-1, 0, 1, 2, 3, 4] : [1]) {
      for (const before of [3, 5]) {
        const bounds = `${order}${cursor('after', after)}${cursor('before', before)}`;
        const between = restIds(all).slice(after + 1, before);
        const first = await ask(name, `first: 2, ${bounds}`);
        expect(restIds(first)).toEqual(between.slice(0, 2));
        expect(first).toMatchObject({
          totalCount: 5,
          pageInfo: { hasNextPage: between.length > 2, hasPreviousPage: after >= 0 },
        });
        const last = await ask(name, `last: 2, ${bounds}`);
        expect(restIds(last)).toEqual(between.slice(-2));
        expect(last).toMatchObject({
          totalCount: 5,
          pageInfo: { hasNextPage: before < 5, hasPreviousPage: between.length > 2 },
        });
      }
    }
    for (const none of ['first: 0', 'last: 0']) {
      expect(await ask(name, none)).toMatchObject({ totalCount: 5, edges: [] });
    }
  });

  test('the words of a text, folded as the part search folds them', async () => {
    const all = restIds(await ask(name, ''));
    for (const [text, ...found] of [
      ['JÖRG', 0],
      // Words in any order; the ö in two code points.
      ['ärger jo\u0308rg', 0],
      ['ИВАН', 1],
      ['ирина', 2],
      ['STRASSE', 3],
      ['ht2041', 3],
      ['ＨＴ ２０４１', 3],
      // In Cyrillic letters.
      ['нт-2041', 3],
      ['BC A', 4],
      ['иван ирина'],
      ['nobody'],
      // No word: the whole list.
      ['%', 0, 1, 2, 3, 4],
    ] as const) {
      const list = await ask(name, `first: 5, filter: { text: "${text}" }`);
      expect(restIds(list), text).toEqual(found.map((index) => all[index]));
      expect(list.totalCount).toBe(found.length);
    }
    expect((await ask(name, 'first: 1, filter: { text: "И" }')).totalCount).toBe(2);
  });
});

test.each(['spares', 'products'])('%s: the words of rich text, not its markup', async (name) => {
  const all = restIds(await ask(name, ''));
  expect(restIds(await ask(name, 'filter: { text: "turbine 3" }'))).toEqual([all[3]]);
  expect(restIds(await ask(name, 'filter: { text: "strong" }'))).toEqual([]);
});

test.each(['', ' ', '0', 'abc', '999'])('no product is of the category %j', async (id) => {
  const list = await ask('products', `category: { restId: "${id}" }`);
  expect(list).toMatchObject({ totalCount: 0, edges: [] });
});

describe.each(['products', ...partLists.keys()])('%s', (name) => {
  test('pages by number leave out the entries before them', async () => {
    const all = restIds(await ask(name, ''));
    const second = await ask(name, 'first: 2, offset: 2');
    expect(restIds(second)).toEqual(all.slice(2, 4));
    expect(second).toMatchObject({
      totalCount: 5,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
    expect(restIds(await ask(name, 'first: 2, offset: 4'))).toEqual(all.slice(4));
    expect(await ask(name, 'first: 2, offset: 6')).toMatchObject({ totalCount: 5, edges: [] });
    const downwards = 'first: 2, offset: 1, orderBy: { field: ID, direction: DESC }';
    expect(restIds(await ask(name, downwards))).toEqual(all.toReversed().slice(1, 3));
  });
});

describe.each(received)('%s', (name) => {
  test('by language and time', async () => {
    const all = restIds(await ask(name, ''));
    const russian = await ask(name, 'filter: { language: RU }');
    expect(restIds(russian)).toEqual([all[1], all[3]]);
    const now = new Date().toISOString();
    const past = await ask(name, `filter: { receivedTo: "${now}", text: "jörg" }`);
    expect(restIds(past)).toEqual([all[0]]);
    expect((await ask(name, `filter: { receivedFrom: "${now}" }`)).totalCount).toBe(0);
  });
});
