import { describe, expect, test, vi } from 'vitest';
import { categories } from '../../../backend/src/seed/content/categories.ts';
import { pages } from '../../../backend/src/seed/content/pages.ts';
import { services } from '../../../backend/src/seed/content/services.ts';
import { spares } from '../../../backend/src/seed/content/spares.ts';
import { siteSearches } from '../../../backend/src/testing/site-searches.ts';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import type { Habits } from '../../test/contract-stub.ts';
import { startStub, token } from '../../test/contract-stub.ts';
import { createTestContext, startGateway } from '../../test/gateway-client.ts';
import type { TestGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';
import type { Context } from '../context.ts';
import type { ErrorCode } from '../contract/error.ts';
import { gatewayError } from '../contract/error.ts';
import { localizedFields } from '../contract/localized.ts';
import { ContentIndex } from './content-index.ts';

const query = `query ($query: String!, $language: Language!, $first: Int) {
  search(query: $query) {
    content(language: $language, first: $first) {
      kind
      hits { restId title { text isMatch } text { text isMatch } language }
      totalCount
    }
  }
}`;

interface Piece {
  text: string;
  isMatch: boolean;
}

interface Group {
  kind: string;
  hits: { restId: string; title: Piece[]; text: Piece[]; language: string }[];
  totalCount: number;
}

async function search(
  { ask }: Pick<TestGateway, 'ask'>,
  typed: string,
  language = 'EN',
): Promise<Group[]> {
  const { data, errors } = await ask(query, { query: typed, language });
  expect(errors).toBeUndefined();
  return (data as { search: { content: Group[] } }).search.content;
}

const joined = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');
const marked = (pieces: Piece[]) => pieces.flatMap(({ text, isMatch }) => (isMatch ? [text] : []));

/** The title of the first hit of a kind, of a page its slug. */
function firstOf(groups: Group[], kind: string): string {
  const hit = groups.find((group) => group.kind === kind)?.hits[0];
  return hit ? joined(hit.title) || hit.restId : '';
}

/** Which visitors would not find first what they look for. */
async function misses(gateway: Pick<TestGateway, 'ask'>): Promise<string[]> {
  const missed: string[] = [];
  for (const [typed, language, kind, first] of siteSearches) {
    const found = firstOf(await search(gateway, typed, language), kind);
    if (!first.test(found)) missed.push(`${typed} (${language}): ${found}`);
  }
  return missed;
}

const article = (id: number, entry: (typeof services)[number]) => ({
  ...{ id, images: [] as string[] },
  ...localizedFields('title', entry.title),
  ...localizedFields('text', entry.text),
});

test('visitors find the whole site over a backend of section 7 alone', async () => {
  const stub = await startStub();
  stub.data.services = services.map((service, index) => article(index + 1, service));
  stub.data.spares = spares.map((spare, index) => ({ ...article(index + 1, spare), parts: [] }));
  stub.data.categories = categories.map(({ name, lang }, index) => ({ id: index + 1, name, lang }));
  stub.data.products = categories.flatMap(({ lang, products }, category) =>
    products.map(({ title, description, type, model, power }, index) => ({
      ...{ id: 100 * category + index + 1, category_id: category + 1, images: [], property: [] },
      ...{ title, description, type, model, power, lang },
    })),
  );
  for (const { slug, text } of pages) {
    Object.assign(stub.data.pages.get(slug) ?? {}, localizedFields('text', text));
  }
  const gateway = await startGateway(stub.url);
  expect(await misses(gateway)).toEqual([]);
  const administrators = stub.calls.filter(({ headers }) => headers.authorization);
  expect(administrators).toEqual([]);
  await gateway.close();
  await stub.close();
});

test('visitors find the whole site over our backend', async () => {
  const backend = await startTestBackend({ seed: 'demo' });
  const gateway = await startGateway(backend.url);
  expect(await misses(gateway)).toEqual([]);
  await gateway.close();
  await backend.close();
});

test.each([
  ['SERVICE', 'GET /service/1', 'borescope', 'laser'],
  ['PAGE', 'GET /page/careers', 'careers', 'contact'],
  ['PRODUCT', 'GET /product?lang=EN', 'M-3', 'M-1'],
  ['CATEGORY', 'GET /category?lang=EN', 'heavy', 'aeroderivative'],
  ['PARTNER', 'GET /partner?lang=ru', 'Наладка', 'monitoring'],
  ['SPARE', 'GET /spare/2', 'ignition', 'fuel'],
])('of %s one that fails takes no other one along: %s', async (kind, failing, lost, other) => {
  for (const extensions of [{}, { 'GET /part-search': [], 'GET /spare/{id}': ['first'] }]) {
    const habits: Habits = { extensions };
    const stub = await startStub(habits);
    Object.assign(stub.data.partners[0] ?? {}, { text_ru: 'Наладка' });
    const { partIndex, contentIndex } = createTestContext(stub.url);
    const isFound = async (typed: string) => {
      const calls = { ...createTestContext(stub.url), partIndex };
      const groups = await contentIndex.search(typed, 'EN', 10, calls);
      return groups.some((group) => group.kind === kind);
    };
    const isEach = async () => [await isFound(other), await isFound(lost)];
    const line = `${failing}${kind === 'SPARE' && 'GET /part-search' in extensions ? '?first=0' : ''}`;
    habits.readsFail = [line];
    expect(await isEach()).toEqual([true, false]);
    habits.readsFail = [];
    expect(await isEach()).toEqual([true, true]);
    // What was there before is found.
    habits.readsFail = [line];
    expect(await isEach()).toEqual([true, true]);
    await stub.close();
  }
});

describe('what is found', () => {
  const it = freshGateway();

  test('is read by the calls of visitors, for administrators too (spec 7.1)', async () => {
    await it.ask(query, { query: 'engine', language: 'DE' }, { token });
    const withToken = it.stub.calls.filter(({ headers }) => headers.authorization);
    // Spec 7.1 sends the token for the partners.
    expect(new Set(withToken.map(({ line }) => line.replace(/\?.*/, '')))).toEqual(
      new Set(['GET /partner']),
    );
  });

  test('is read once for several searches, and again after a write', async () => {
    await Promise.all([search(it, 'laser'), search(it, 'borescope')]);
    await search(it, 'turbines');
    const reads = () => it.lines().filter((line) => line === 'GET /service/1').length;
    expect(reads()).toBe(1);
    const write = 'mutation { deleteService(input: { id: "U2VydmljZToy" }) { deletedId } }';
    await it.ask(write, {}, { token });
    expect(firstOf(await search(it, 'laser'), 'SERVICE')).toBe('');
    expect(reads()).toBe(2);
  });

  test('is marked, and its text begins before the first mark', async () => {
    const [first] = it.stub.data.services;
    const text = `<p>${'Word '.repeat(100)}</p><p>with an endoscope, borescopes and <b>more</b></p>`;
    Object.assign(first ?? {}, { title_en: 'Borescope inspection', text_en: text });
    const [hit] = (await search(it, 'borescope'))[0]?.hits ?? [];
    expect(marked(hit?.title ?? [])).toEqual(['Borescope']);
    expect(marked(hit?.text ?? [])).toEqual(['borescope']);
    expect(joined(hit?.text ?? [])).toMatch(/^… Word .*borescopes and more$/);
  });

  test('has the title and text of one language: the visitor’s, else the first in which it is written', async () => {
    const [first, second] = it.stub.data.services;
    Object.assign(first ?? {}, { title_en: '', text_en: '', title_de: 'Laserprüfung' });
    Object.assign(second ?? {}, { title_en: 'Laser check', title_de: 'Laserkontrolle' });
    const [services] = await search(it, 'Laser');
    const found = services?.hits.map(({ title, language }) => [joined(title), language]);
    expect(found).toEqual([
      ['Laser check', 'EN'],
      ['Laserprüfung', 'DE'],
    ]);
  });

  test('has products of other languages only where none is in the visitor’s', async () => {
    const products = async (typed: string, language: string) =>
      (await search(it, typed, language))
        .filter(({ kind }) => kind === 'PRODUCT')
        .flatMap(({ hits }) => hits.map(({ restId }) => restId));
    expect(await products('Engine', 'DE')).toEqual(['1', '2']);
    expect(await products('Engine', 'EN')).toEqual(['3']);
    expect(await products('Engine', 'RU')).toEqual(['1', '2', '3']);
  });

  test('has all words, or some in its title', async () => {
    expect(firstOf(await search(it, 'borescope on Tuesday'), 'SERVICE')).toBe(
      'Borescope inspection (en)',
    );
    expect(await search(it, 'Tuesday')).toEqual([]);
  });

  test('is data, whatever stands in it', async () => {
    const [first] = it.stub.data.services;
    Object.assign(first ?? {}, { title_en: '<img src=x onerror=alert(1)> $& pump' });
    const [group] = await search(it, 'pump');
    expect(joined(group?.hits[0]?.title ?? [])).toBe('<img src=x onerror=alert(1)> $& pump');
  });

  test('is the rest where a backend cannot give something', async () => {
    Object.assign(it.stub.data.services[0] ?? {}, { images: 'no list' });
    expect((await search(it, 'Ignition')).map(({ kind }) => kind)).toEqual(['SPARE']);
    expect(await search(it, 'borescope')).toEqual([]);
  });

  test('is what was there before, where a backend cannot give something for a moment', async () => {
    // Read again at each search.
    const index = new ContentIndex(() => 0);
    const found = async (fails: (rest: Context['rest']) => void = () => {}) => {
      const context = createTestContext(it.stub.url);
      fails(context.indexRest);
      return (await index.search('borescope', 'EN', 10, context)).map(({ kind }) => kind);
    };
    const servicesFail = (code: ErrorCode) => (rest: Context['rest']) =>
      void vi.spyOn(rest.service, 'find').mockRejectedValue(gatewayError(code));
    expect(await found(servicesFail('BACKEND_UNAVAILABLE'))).toEqual([]);
    expect(await found()).toEqual(['SERVICE']);
    for (const code of ['BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT', 'RATE_LIMITED'] as const) {
      expect(await found(servicesFail(code))).toEqual(['SERVICE']);
    }
    expect(await found(servicesFail('BACKEND_INVALID_RESPONSE'))).toEqual([]);
  });

  test('is bounded in bytes', async () => {
    it.stub.data.services.forEach((service) => {
      Object.assign(service, { title_de: 'pump', text_de: 'x '.repeat(500) });
    });
    const found = async (maxBytes: number) => {
      const index = new ContentIndex(() => 10_000, maxBytes);
      const [group] = await index.search('pump', 'DE', 10, createTestContext(it.stub.url));
      return group?.totalCount ?? 0;
    };
    expect([await found(100_000), await found(10_000), await found(1_000)]).toEqual([2, 1, 0]);
  });
});
