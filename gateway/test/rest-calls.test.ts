import { describe, expect, test } from 'vitest';
import { token } from './contract-stub.ts';
import { freshGateway } from './in-test.ts';

const title = 'title { in(language: DE) }';
const image = 'url(width: 640)';
const startUp = `settings { phone email address footerText }
  navbar { partnerCount services { restId ${title} } spares { restId ${title} } }`;
const product = `id restId title type model power category { name } image { ${image} }`;

/** Each screen's operation and all REST calls that it costs: one a row, however many entries. */
const screens: [screen: string, query: string, calls: string[]][] = [
  ['home', `{ ${startUp} }`, ['GET /component/navbar', 'GET /settings']],
  [
    'part list',
    `{ spare(restId: "1") { id ${title} text { in(language: DE) } images { ${image} }
      parts(first: 100) {
        edges { node { id partNumber substPart quantity description { in(language: DE) } } } } } }`,
    ['GET /spare/1?part_limit=101'],
  ],
  [
    'gas turbines',
    `{ page(slug: GAS_TURBINA) { text { de } images { ${image} } parts { image { ${image} } } }
      categories(language: DE) { edges { node { id name } } }
      products(language: DE, categoryId: "Q2F0ZWdvcnk6MQ") { edges { node { ${product} } } } }`,
    ['GET /category?lang=DE', 'GET /page/gas-turbina', 'GET /product?lang=DE&category=1'],
  ],
  [
    'spare-parts page',
    `{ products(language: DE, first: 24) { edges { node { ${product} description } } }
      settings { email } }`,
    ['GET /product?lang=DE&limit=25', 'GET /settings'],
  ],
  [
    'product',
    `{ product(restId: "1", language: DE) { ${product} images { ${image} }
      properties { description image { ${image} } } } }`,
    ['GET /product/1?language=DE'],
  ],
  ['service', `{ service(restId: "1") { ${title} images { ${image} } } }`, ['GET /service/1']],
  [
    'partners',
    '{ partners(language: DE) { edges { node { text { de } } } } }',
    ['GET /partner?lang=de'],
  ],
  [
    'dashboard, spares',
    `{ spares { edges { node { id ${title} images { ${image} } } } } }`,
    ['GET /spare?parts=none'],
  ],
  [
    'dashboard, products',
    `{ allProducts(first: 50) { edges { node { ${product} } } }
      allCategories { edges { node { name } } } }`,
    ['GET /category', 'GET /product?limit=51'],
  ],
  [
    'dashboard, product',
    `{ productToEdit(restId: "1") { ${product} properties { id } } allCategories { edges { node { id } } } }`,
    ['GET /category', 'GET /product/show/1'],
  ],
  [
    'dashboard, services',
    `{ services { edges { node { id ${title} images { ${image} } } } } }`,
    ['GET /service'],
  ],
  [
    'dashboard, partners',
    '{ allPartners { edges { node { id text { de en ru } } } } }',
    ['GET /partner/all'],
  ],
  [
    'dashboard, requests',
    '{ account { login } requests { edges { node { id name } } } }',
    ['GET /request', 'POST /auth/me'],
  ],
];

describe('what each screen costs', () => {
  const it = freshGateway();
  test.each(screens)('%s', async (_, query, calls) => {
    const { errors } = await it.ask(query, {}, { token });
    expect(errors).toBeUndefined();
    expect(it.lines().toSorted()).toEqual(calls);
  });
});

describe('many who ask the same at once', () => {
  const it = freshGateway();
  const slowly = (ms: number) => {
    const { stub } = it;
    let calls = 0;
    stub.interfere = (_, res) => {
      calls++;
      setTimeout(() => res.end(JSON.stringify(stub.data.settings)), ms);
    };
    return () => calls;
  };

  test('share one public call', async () => {
    const calls = slowly(500);
    const query = '{ settings { phone } }';
    const answers = await Promise.all(Array.from({ length: 50 }, () => it.ask(query)));
    expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
    // All that arrive while the first call is under way, which on a busy machine is not all at once.
    expect(calls()).toBeLessThan(5);
  });

  test('never share a call that carries a token', async () => {
    const calls = slowly(50);
    await Promise.all(
      ['one', 'two'].map((own) => it.ask('{ spares { edges { cursor } } }', {}, { token: own })),
    );
    expect(calls()).toBe(2);
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
      rest: [{ row: 'GET /settings', outcome: 'ok', source: 'backend' }],
    });
  });
});
