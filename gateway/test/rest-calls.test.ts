import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { operationNamed, registeredOperations } from '../src/graphql/registered-operations.ts';
import { token } from './contract-stub.ts';
import { freshGateway } from './in-test.ts';

const language = 'DE';
const restId = '1';

/**
 * Each registered query with the variables of its screen, and all REST calls that it makes: one for
 * each endpoint, however many entries.
 */
const screens: [name: string, variables: object, calls: string[]][] = [
  ['SiteLayout', {}, ['GET /component/navbar', 'GET /settings']],
  ['PartListScreen', { id: '1', language, first: 100 }, ['GET /spare/1?first=101']],
  ['PartListCsv', { id: '1', language, first: 200 }, ['GET /spare/1?first=201']],
  [
    'GasTurbineScreen',
    { language, first: 200 },
    ['GET /category?lang=DE', 'GET /page/gas-turbina'],
  ],
  [
    'ProductTable',
    { language, category: { id: toGlobalId('Category', '1') }, first: 200 },
    ['GET /product?lang=DE&category=1&first=201'],
  ],
  [
    'SparePartsScreen',
    { language, first: 24 },
    ['GET /component/navbar', 'GET /product?lang=DE&first=25', 'GET /settings'],
  ],
  ['ProductScreen', { id: '1', language }, ['GET /product/1?language=DE']],
  ['ServiceScreen', { id: '1', language }, ['GET /service/1']],
  // Where a partner's text is blank in the language, another list is read, too: see partner.test.ts.
  ['PartnersScreen', { language, first: 200 }, ['GET /partner?lang=de']],
  ['CareersScreen', { language }, ['GET /page/careers']],
  ['PrivacyPolicyScreen', { language }, ['GET /page/privacy-policy']],
  ['ContactsScreen', { language }, ['GET /page/contact', 'GET /settings']],
  ['ImprintScreen', {}, ['GET /settings']],
  [
    'SearchScreen',
    { query: 'a', first: 50, language },
    [
      'GET /category?lang=DE',
      'GET /category?lang=EN',
      'GET /category?lang=RU',
      'GET /component/navbar',
      'GET /page/careers',
      'GET /page/contact',
      'GET /page/gas-turbina',
      'GET /page/privacy-policy',
      'GET /part-search?q=a&first=51',
      'GET /partner?lang=de',
      'GET /partner?lang=en',
      'GET /partner?lang=ru',
      'GET /product?lang=DE',
      'GET /product?lang=EN',
      'GET /product?lang=RU',
      'GET /service/1',
      'GET /service/2',
      'GET /spare/1?first=0',
      'GET /spare/2?first=0',
      'GET /synonym',
    ],
  ],
  ['MatchPart', { query: 'a', first: 20, language }, ['GET /part-search?q=a&first=21']],
  [
    'PartHistories',
    { numbers: ['A-11', 'B-12'], language },
    ['GET /part-search/exact?numbers=A11%2CB12'],
  ],
  ['SubPartPage', { restId: '1', first: 50 }, ['GET /spare/1?first=51']],
  [
    'TranslationScreen',
    {},
    [
      'GET /outdated-text',
      'GET /page/careers',
      'GET /page/contact',
      'GET /page/gas-turbina',
      'GET /page/privacy-policy',
      'GET /partner/all',
      'GET /product',
      'GET /service',
      'GET /spare?parts=none',
    ],
  ],
  [
    'FindDialog',
    { text: 'a', first: 5 },
    [
      'GET /application?text=a&order=-id&first=200',
      'GET /category',
      'GET /page/careers',
      'GET /page/contact',
      'GET /page/gas-turbina',
      'GET /page/privacy-policy',
      'GET /part-search?q=a&first=200',
      'GET /partner/all',
      'GET /product',
      'GET /request?text=a&suspected=false&order=-id&first=200',
      'GET /service',
      'GET /spare?parts=none',
      'POST /auth/me',
    ],
  ],
  ['MatchingParts', { text: 'a' }, ['GET /part-search?q=a&first=200', 'POST /auth/me']],
  ['TranslationMarks', { kinds: ['SPARE'] }, ['GET /outdated-text', 'GET /spare?parts=none']],
  ['OwnPermissions', {}, ['POST /auth/me']],
  ['LogScreen', { first: 50 }, ['GET /log?first=51']],
  [
    'AccountScreen',
    { managesOthers: true },
    ['GET /administrator', 'GET /auth/second-factor', 'GET /invitation', 'GET /session'],
  ],
  ['TranslationChoices', { first: 200 }, ['GET /product?first=201']],
  ['TrashScreen', { first: 50 }, ['GET /trash?first=51']],
  ['HistoryOffer', {}, ['GET /revision?kind=settings&first=1']],
  ['MovableTypes', {}, ['GET /order']],
  ['TakeDownOffer', {}, ['GET /image/take-down']],
  [
    'RevisionList',
    { of: toGlobalId('Spare', '1'), first: 20 },
    ['GET /revision?kind=spare&entity=1&first=21'],
  ],
  [
    'LastSaves',
    { of: toGlobalId('Spare', '1') },
    ['GET /revision?kind=spare&entity=1&first=21&order=-id'],
  ],
  ['ComparedRevision', { id: toGlobalId('Revision', '1') }, ['GET /revision/1']],
  ['Sitemap', {}, ['GET /component/navbar']],
  ['SitemapPage', { slug: 'CONTACT' }, ['GET /page/contact']],
  ['SitemapProducts', { language, first: 200 }, ['GET /product?lang=DE&first=201']],
  ['SessionLogin', {}, ['POST /auth/me']],
  ['SpareListScreen', { first: 200 }, ['GET /spare?parts=none&first=201']],
  ['SpareScreen', { restId, first: 100 }, ['GET /spare/1?first=101']],
  ['SubstituteCheck', { first: 200 }, ['GET /spare']],
  ['SubPartImportOffer', {}, ['GET /part-import']],
  ['SubPartExport', { id: toGlobalId('Spare', '1'), first: 200 }, ['GET /spare/1?first=201']],
  ['ServiceListScreen', { first: 200 }, ['GET /service?first=201']],
  ['EditServiceScreen', { restId }, ['GET /service/1']],
  ['ProductListScreen', { first: 50 }, ['GET /category', 'GET /product?first=51']],
  ['EditProductScreen', { restId }, ['GET /category', 'GET /product/show/1']],
  ['MoreCategories', { first: 200, after: toGlobalId('after', '1') }, ['GET /category']],
  ['CategoryProducts', { id: toGlobalId('Category', '1') }, ['GET /product?category=1&first=6']],
  ['CategoryListScreen', { first: 200 }, ['GET /category']],
  ['SynonymListScreen', { first: 200 }, ['GET /synonym']],
  ['TryWord', { query: 'a', language }, ['GET /part-search?q=a&first=6']],
  ['PartnerListScreen', { first: 200 }, ['GET /partner/all']],
  ['EditPartnerForm', { restId }, ['GET /partner/show/1']],
  ['EditGasTurbinaScreen', {}, ['GET /page/gas-turbina']],
  ['EditCareersScreen', {}, ['GET /page/careers']],
  ['EditTextPageScreen', { slug: 'CONTACT' }, ['GET /page/contact']],
  ['EditTextPageScreen', { slug: 'PRIVACY_POLICY' }, ['GET /page/privacy-policy']],
  ['RequestScreen', { first: 50 }, ['GET /request/count', 'GET /request?first=51']],
  ['RequestExport', { first: 200, status: 'OPEN' }, ['GET /request?first=201&status=open']],
  ['OpenCounts', {}, ['GET /application/count', 'GET /request/count']],
  ['RequestEditors', {}, ['GET /editing?kind=request']],
  ['RequestHistory', { of: toGlobalId('Request', '1') }, ['GET /request/1/revision']],
  ['RequestedParts', { numbers: ['A-11', 'B-12'] }, ['GET /part-search/exact?numbers=A11%2CB12']],
  ['UndeliveredNotice', {}, ['GET /notification']],
  ['PrivacySection', {}, ['GET /privacy']],
  [
    'ApplicationSection',
    { first: 200 },
    ['GET /application/count', 'GET /application?first=201&order=-received_at'],
  ],
  ['SettingsScreen', {}, ['GET /settings', 'POST /auth/me']],
];

describe('what each screen costs', () => {
  const it = freshGateway({ extensions: true });

  test.each(screens)('%s with %j', async (name, variables, calls) => {
    const { errors } = await it.ask(operationNamed(name).body, variables, { token });
    expect(errors).toBeUndefined();
    expect(it.lines().toSorted()).toEqual(calls);
    // All searches share what is read of the site.
    if (name === 'SearchScreen') return;
    const endpoints = it.stub.calls
      .map(({ endpoint }) => endpoint)
      // There are four pages, and no list of them.
      .filter((endpoint) => endpoint !== 'GET /page/{slug}');
    expect(endpoints).toEqual([...new Set(endpoints)]);
  });

  test('every query that the web app registers is among them', () => {
    const queries = Object.values(registeredOperations).flatMap((operation) =>
      operation?.body.startsWith('query ') ? [operation.name] : [],
    );
    expect(new Set(screens.map(([name]) => name))).toEqual(new Set(queries));
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
    const calls = slowly(3_000);
    const query = '{ settings { phone } }';
    const responses = await Promise.all(Array.from({ length: 10 }, () => it.ask(query)));
    expect(responses.every(({ errors }) => errors === undefined)).toBe(true);
    // All that arrive while the first call is in flight, which on a busy machine is not all at once.
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
      rest: [{ endpoint: 'GET /settings', outcome: 'ok' }],
    });
  });
});
