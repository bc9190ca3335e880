import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import { token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

const query = `query ($text: String!, $first: Int, $kinds: [SearchKind!]) {
  find(query: $text, first: $first, kinds: $kinds) {
    kind
    totalCount
    hits { restId ownerTitle language title { text isMatch } text { text isMatch } }
  }
}`;

interface Piece {
  text: string;
  isMatch: boolean;
}

interface Group {
  kind: string;
  totalCount: number;
  hits: { restId: string; title: Piece[]; text: Piece[]; ownerTitle: string | null }[];
}

type Ask = ReturnType<typeof freshGateway>['ask'];

const shown = (pieces: Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

/** Finds something, and writes each hit in a line, with brackets around what matches. */
async function lines(ask: Ask, text: string, rest: object = {}): Promise<string[]> {
  const { data, errors } = await ask(query, { text, ...rest }, { token });
  expect(errors).toBeUndefined();
  return (data as { find: Group[] }).find.flatMap(({ kind, hits }) =>
    hits.map(({ restId, title, text, ownerTitle }) =>
      [kind, restId, ownerTitle, shown(title), shown(text)].filter(Boolean).join(' | '),
    ),
  );
}

describe('over a backend that marks enquiries', () => {
  const it = freshGateway({ extensions: { 'GET /request': ['suspected'] } });

  test('leaves out enquiries that look like a robot’s', async () => {
    Object.assign(it.stub.data.requests[1] ?? {}, { suspected: true });
    expect(await lines(it.ask, 'example.com', { kinds: ['REQUEST'] })).toEqual([
      expect.stringContaining('REQUEST | 1'),
    ]);
  });
});

describe('over a backend of section 7 alone', () => {
  const it = freshGateway({}, { cacheMs: 10_000 });

  test.each([
    ['a spare by its title', 'ignition', ['SPARE | 2 | [Ignition] (de) | [Ignition] (en)']],
    [
      'a sub-part by its number, with a Cyrillic letter',
      'а 12',
      ['SUB_PART | 1 | Fuel system (de) | [A-12] | Part [A-12] (de)'],
    ],
    [
      'a service',
      'borescope',
      ['SERVICE | 1 | [Borescope] inspection (de) | [Borescope] inspection (en)'],
    ],
    ['a product by its model', 'm3', ['PRODUCT | 3 | Engine 3 | Aeroderivative · [M-3] · 43']],
    ['a partner', 'monitoring', ['PARTNER | 1 | [Monitoring] (de)']],
    ['a category', 'heavy', ['CATEGORY | 2 | [Heavy] duty']],
    ['a page', 'careers', ['PAGE | careers | [careers] (de)']],
    ['a part of a page', 'part a', ['PAGE | gas-turbina | [A] [part] (de)']],
    ['an enquiry by its sender', 'bob@example', ['REQUEST | 2 | [Bob] | B · [bob]@[example].com']],
    ['nothing', 'xyz', []],
    ['nothing for signs that fold to nothing', '--', []],
  ])('finds %s', async (_, typed, expected) => {
    const [spare] = it.stub.data.spares;
    // Its descriptions would match 'a' and 'part', too.
    if (spare && typed === 'part a') spare.parts = [];
    expect(await lines(it.ask, typed)).toEqual(expected);
  });

  test('finds words in different texts, and those with all words in the title first', async () => {
    const [first, second] = it.stub.data.services;
    Object.assign(first ?? {}, { title_de: 'Rotor', text_ru: '<p>Балансировка LM6000</p>' });
    Object.assign(second ?? {}, { title_de: 'Rotor of the LM6000', title_en: '' });
    expect(await lines(it.ask, 'rotor lm6000')).toEqual([
      'SERVICE | 2 | [Rotor] of the [LM6000] | Laser alignment (ru)',
      'SERVICE | 1 | [Rotor] | Балансировка [LM6000]',
    ]);
  });

  test('counts what it does not show', async () => {
    const { data } = await it.ask(query, { text: 'engine', first: 2 }, { token });
    expect(data).toMatchObject({
      find: [{ kind: 'PRODUCT', totalCount: 3, hits: [{ language: 'DE' }, { language: 'DE' }] }],
    });
  });

  test('shows enquiries newest first', async () => {
    expect(await lines(it.ask, 'example.com', { kinds: ['REQUEST'] })).toEqual([
      expect.stringContaining('REQUEST | 2'),
      expect.stringContaining('REQUEST | 1'),
    ]);
  });

  test('reads only the kinds that are asked for, after whether it is an administrator', async () => {
    expect(await lines(it.ask, 'a', { kinds: ['CATEGORY'] })).toHaveLength(2);
    expect(it.lines()).toEqual(['POST /auth/me', 'GET /category']);
  });

  test('shares the index of all parts with the search of visitors', async () => {
    await it.ask('{ search(query: "a11") { parts { hasMore } } }');
    it.stub.calls.length = 0;
    expect(await lines(it.ask, 'a11', { kinds: ['SUB_PART'] })).toHaveLength(1);
    expect(it.lines()).toEqual(['POST /auth/me']);
  });

  test.each(['', '  ', 'x'.repeat(101)])('a search for %j is wrong input', async (text) => {
    const { errors } = await it.ask(query, { text }, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(it.lines()).toEqual([]);
  });

  test('visitors, and tokens that the backend refuses, get nothing and cost one call', async () => {
    for (const credentials of [{}, { token: 'expired' }]) {
      const { errors } = await it.ask(query, { text: 'a' }, credentials);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    expect(it.lines()).toEqual(['POST /auth/me']);
  });

  test('nothing of it is cached', async () => {
    const before = await lines(it.ask, 'bob');
    Object.assign(it.stub.data.requests[1] ?? {}, { company: 'Changed' });
    expect(await lines(it.ask, 'bob')).not.toEqual(before);
    const url = `${it.url()}/graphql`;
    const body = JSON.stringify({ query, variables: { text: 'bob' } });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('over the embedded backend', () => {
  let backend: Awaited<ReturnType<typeof startTestBackend>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    backend = await startTestBackend();
    gateway = await startGateway(backend.url);
  });
  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  test('finds the same, by its search for parts and its filter of enquiries', async () => {
    const { admin } = backend;
    const { id } = (await admin('POST /spare', { json: { title_de: 'Düsen' } })).json;
    await admin(`POST /spare/${id}/part`, {
      json: { partnumber: 'AB-12', quantity: 1, description_de: 'Brennstoffdüse' },
    });
    await admin('POST /category', { json: { name: 'Düsen', lang: 'DE' } });
    const enquiry = { name: 'Bob', company: 'Kraftwerk', email: 'bob@example.com' };
    await admin('POST /request', {
      json: { ...enquiry, text: 'Two nozzles AB-12,\nΔp <3 bar, <b>' },
    });
    await admin('POST /request', { json: { ...enquiry, text: 'Something else' } });

    const login = { login: 'admin', password: 'correct horse' };
    const session = await gateway.ask(
      'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      { input: login },
    );
    const credentials = { token: (session.data as { login: { token: string } }).login.token };
    const ask: Ask = (text, variables) => gateway.ask(text, variables, credentials);
    expect(await lines(ask, 'ав12')).toEqual([
      `SUB_PART | ${id} | Düsen | [AB-12] | Brennstoffdüse`,
      'REQUEST | 1 | Bob | Two nozzles [AB-12], Δp <3 bar, <b>',
    ]);
    expect(await lines(ask, 'dusen')).toEqual([
      `SUB_PART | ${id} | Düsen | AB-12 | Brennstoffdüse`,
      `SPARE | ${id} | [Düsen]`,
      'CATEGORY | 1 | [Düsen]',
    ]);
    expect(await lines(ask, 'nozzles bob')).toEqual([
      'REQUEST | 1 | [Bob] | Two [nozzles] AB-12, Δp <3 bar, <b>',
    ]);
    const trace = { headers: { 'x-rest-trace': '1' }, ...credentials };
    const { extensions } = await gateway.ask(query, { text: 'bob' }, trace);
    const endpoints = (extensions as { rest: { endpoint: string }[] }).rest;
    expect(endpoints.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining(['GET /part-search', 'GET /application', 'GET /request']),
    );
  });
});
