import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { registeredOperations } from '../src/graphql/registered-operations.ts';
import { schema } from '../src/schema.ts';
import { token } from './contract-stub.ts';
import { fullOperations } from './full-operation.ts';
import { freshGateway, sharedGateway } from './in-test.ts';

/** What the web app asks its queries with, by the names of the variables. */
const usual = {
  ...{ id: '1', restId: '1', language: 'DE', first: 200, query: 'a', text: 'a' },
  numbers: ['A-11', 'B-12'],
};

/** What some of them are asked with besides, or instead. */
const special: Record<string, object> = {
  AccountScreen: { managesOthers: true },
  CategoryProducts: { id: toGlobalId('Category', '1') },
  ComparedRevision: { id: toGlobalId('Revision', '1') },
  EarlierImports: { spareId: toGlobalId('Spare', '1') },
  EditTextPageScreen: { slug: 'CONTACT' },
  FindDialog: { first: 5 },
  LastSaves: { of: toGlobalId('Spare', '1') },
  MatchPart: { first: 20 },
  ProductTable: { category: { id: toGlobalId('Category', '1') } },
  RequestExport: { status: 'OPEN' },
  RequestHistory: { of: toGlobalId('Request', '1') },
  RevisionList: { of: toGlobalId('Spare', '1') },
  SearchScreen: { first: 50 },
  SitemapPage: { slug: 'CONTACT' },
  SubPartExport: { id: toGlobalId('Spare', '1') },
  TranslationMarks: { kinds: ['SPARE'] },
};

const screens = Object.values(registeredOperations)
  .flatMap((operation) => (operation?.body.startsWith('query ') ? [operation] : []))
  .toSorted((a, b) => a.name.localeCompare(b.name));

describe('what each screen costs', () => {
  const it = sharedGateway({ extensions: true });
  const costs: string[] = [];

  test.each(screens)('$name calls nothing twice, however many entries', async ({ name, body }) => {
    const { errors } = await it.ask(body, { ...usual, ...special[name] }, { token });
    expect(errors).toBeUndefined();
    const calls = it
      .lines()
      .toSorted()
      .map((line) => `\`${line}\``);
    costs.push(`- \`${name}\`: ${calls.join(', ')}`);
    // All searches share what is read of the site.
    if (['SearchScreen', 'PageField'].includes(name)) return;
    const endpoints = it.stub.calls
      .map(({ endpoint }) => endpoint)
      // There are four pages, and no list of them.
      .filter((endpoint) => endpoint !== 'GET /page/{slug}');
    expect(endpoints).toEqual([...new Set(endpoints)]);
  });

  test('is what the table says', async () => {
    const table = ['# The REST calls of each query of the web app', '', ...costs, ''].join('\n');
    await expect(table).toMatchFileSnapshot('../screen-calls.md');
  });
});

describe('the same read twice in an operation', () => {
  const it = freshGateway();
  test("is one call, an administrator's too", async () => {
    const { data, errors } = await it.ask(
      `{ requests { edges { node { name } } } again: requests { edges { node { email } } } }`,
      {},
      { token },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      requests: { edges: [{ node: { name: 'Ada' } }, {}] },
      again: { edges: [{ node: { email: 'ada@example.com' } }, {}] },
    });
    expect(it.lines()).toEqual(['GET /request']);
  });
});

describe('many who ask the same at once', () => {
  const it = freshGateway();

  test('share one public call', async () => {
    const { stub } = it;
    const held = Promise.withResolvers();
    let calls = 0;
    stub.interfere = (_, res) => {
      calls++;
      void held.promise.then(() => res.end(JSON.stringify(stub.data.settings)));
    };
    const asked = Array.from({ length: 10 }, () => it.ask('{ settings { phone } }'));
    // They are under way when what was asked after them is there.
    for (let later = 0; later < 3; later++) await it.ask('{ __typename }');
    held.resolve(null);
    expect((await Promise.all(asked)).every(({ errors }) => errors === undefined)).toBe(true);
    // On a busy machine one of them may have been late.
    expect(calls).toBeLessThan(5);
  });

  test('never share a call that carries a token', async () => {
    let calls = 0;
    it.stub.interfere = (_, res) => {
      calls++;
      setTimeout(() => res.end(JSON.stringify(it.stub.data.settings)), 50);
    };
    await Promise.all(
      ['one', 'two'].map((own) => it.ask('{ spares { edges { cursor } } }', {}, { token: own })),
    );
    expect(calls).toBe(2);
  });
});

describe('extensions.rest', () => {
  const it = freshGateway();
  test('lists the calls where it is asked for', async () => {
    const ask = async (headers: Record<string, string>) => {
      const { extensions } = await it.ask('{ settings { phone } }', {}, { headers });
      return extensions;
    };
    expect(await ask({})).toBeUndefined();
    expect(await ask({ 'x-rest-trace': '1' })).toMatchObject({
      rest: [{ endpoint: 'GET /settings', outcome: 'ok' }],
    });
  });
});

describe('many servers take a body of unknown length for none', () => {
  const it = sharedGateway({}, { publicBackendUrl: '/api' });
  const mutations = fullOperations(schema).filter(({ kind }) => kind === 'mutation');
  test.each(mutations)('$name: all that is sent announces its length', async ({ operation }) => {
    const { query, variables, files } = operation;
    await it.ask(query, variables, { token, files });
    const sent = it.stub.calls.filter(({ line, body }) =>
      /^(GET|DELETE)/.test(line) ? Object.keys(body).length > 0 : true,
    );
    for (const { line, headers } of sent) {
      const announced = [headers['transfer-encoding'], typeof headers['content-length']];
      expect([line, ...announced]).toEqual([line, undefined, 'string']);
    }
  });
});
