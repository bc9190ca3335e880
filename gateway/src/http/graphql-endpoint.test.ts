import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { askRegistered, readMetrics } from '../../test/gateway-client.ts';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { freshGateway, three } from '../../test/in-test.ts';

const it = freshGateway();
const partList = (id = '1', headers: Record<string, string> = {}) =>
  askRegistered(it.url(), 'PartListScreen', { id, language: 'DE' }, headers);
const phone = async () =>
  (await askRegistered(it.url(), 'SiteLayout')).json() as Promise<{
    data: { settings: { phone: string } };
  }>;
const updateSettings = (input: object) =>
  it.ask(
    `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }`,
    { input: { phone: '', email: '', address: '', footerText: '', ...input } },
    { token },
  );
const updateSpare = async (restId: string) => {
  const { data } = await it.ask(`{ spare(by: { restId: "${restId}" }) { id } }`);
  const { spare } = data as { spare: { id: string } };
  const { errors } = await it.ask(
    `mutation ($input: UpdateSpareInput!) { updateSpare(input: $input) { spare { id } } }`,
    { input: { id: spare.id, title: three('New'), text: three('New') } },
    { token },
  );
  expect(errors).toBeUndefined();
};

describe('fresh', () => {
  test('the same query is served again without a call of the backend', async () => {
    const first = await (await partList()).text();
    const asked = it.lines().length;
    expect(await (await partList()).text()).toBe(first);
    expect(it.lines().length).toBe(asked);
    expect((await partList('2')).status).toBe(200);
    expect(it.lines().length).toBe(asked + 1);
  });

  test.each([
    ['variables={', 400],
    [
      'operationName=PartListScreen&extensions={"persistedQuery":{"version":1,"sha256Hash":"0"}}',
      200,
    ],
  ])('a request that is none is refused and stored by nobody: %s', async (search, status) => {
    const headers = { 'apollo-require-preflight': 'true' };
    const response = await fetch(`${it.url()}/graphql?${search}`, { headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  test('a write through the gateway is seen at once, and touches nothing else', async () => {
    await phone();
    await partList();
    await updateSettings({ phone: '0551 1' });
    expect((await phone()).data.settings.phone).toBe('0551 1');
    const asked = it.lines().length;
    await partList();
    expect(it.lines().length).toBe(asked);
    await updateSpare('1');
    const changed = await (await partList()).text();
    expect(changed).toContain('New de');
  });

  test('what changes behind the gateway is seen after ten seconds', async () => {
    await phone();
    it.stub.data.settings.phone = '0551 2';
    expect((await phone()).data.settings.phone).not.toBe('0551 2');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    onTestFinished(() => clock.mockRestore());
    expect((await phone()).data.settings.phone).toBe('0551 2');
  });

  test('a response that began before a write is not served after it', async () => {
    let goOn = () => {};
    it.stub.interfere = (req, res) => {
      it.stub.interfere = null;
      goOn = () => res.end(JSON.stringify({ ...it.stub.data.settings, phone: 'old' }));
      req.resume();
    };
    const before = it.ask('{ settings { phone } }');
    const old = phone();
    await eventually(() => expect(it.stub.interfere).toBeNull());
    await updateSettings({ phone: 'new' });
    // Nor does anybody join it.
    expect((await phone()).data.settings.phone).toBe('new');
    goOn();
    await old;
    await before;
    expect((await phone()).data.settings.phone).toBe('new');
  });
});

describe('never cached, never shared', () => {
  test('what carries a token', async () => {
    const asAdministrator = { authorization: `Bearer ${token}` };
    const list = () =>
      askRegistered(it.url(), 'SpareListScreen', { language: 'DE' }, asAdministrator);
    const first = await list();
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const asked = it.lines().length;
    await list();
    expect(it.lines().length).toBeGreaterThan(asked);
    const stranger = await askRegistered(it.url(), 'SpareListScreen', { language: 'DE' });
    expect(await stranger.text()).toContain('UNAUTHENTICATED');
    // Nor is a visitor's response given to an administrator.
    await partList();
    const visitors = it.lines().length;
    await partList('1', asAdministrator);
    expect(it.lines().length).toBe(visitors + 1);
  });

  test('errors', async () => {
    it.stub.interfere = (_, res) => res.writeHead(400).end('{}');
    const failed = await partList();
    expect(await failed.text()).toContain('BAD_USER_INPUT');
    expect(failed.headers.get('cache-control')).toBe('no-store');
    it.stub.interfere = null;
    expect(await (await partList()).text()).not.toContain('BAD_USER_INPUT');
  });

  test('what has no type that the client takes', async () => {
    const asked = it.lines().length;
    for (const calls of [1, 2]) {
      const refused = await partList('1', { accept: 'image/png' });
      expect(refused.status).toBe(406);
      expect(refused.headers.get('cache-control')).toBe('no-store');
      expect(refused.headers.get('etag')).toBeNull();
      expect(it.lines().length).toBe(asked + calls);
    }
  });

  test('what asks for a trace, and what another site asks', async () => {
    await partList();
    const asked = it.lines().length;
    expect(await (await partList('1', { 'x-rest-trace': '1' })).text()).toContain('"rest"');
    expect(it.lines().length).toBe(asked + 1);
    await partList('1', { origin: 'https://other.example' });
    expect(it.lines().length).toBe(asked + 2);
  });
});

describe('shared', () => {
  test('identical queries in flight are one, and each client gets a response', async () => {
    const texts = await Promise.all(
      Array.from({ length: 20 }, async () => (await partList()).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(it.lines()).toEqual(['GET /spare/1']);
    const metrics = await readMetrics(it.url());
    expect(metrics).toMatch(
      /cached_responses_total\{operation="PartListScreen",how="(coalesced|fresh)"\} [1-9]/,
    );
  });
});

describe('what refuses one client', () => {
  test('is given to no other who asks the same', async () => {
    let refuse = () => {};
    it.stub.interfere = (_, res) => {
      it.stub.interfere = null;
      refuse = () => res.writeHead(429).end('{}');
    };
    const asking = partList();
    await eventually(() => expect(it.stub.interfere).toBeNull());
    const others = [partList(), partList()];
    // Until they have joined.
    await pause(200);
    refuse();
    expect(await (await asking).text()).toContain('RATE_LIMITED');
    for (const other of await Promise.all(others)) {
      expect(await other.text()).not.toContain('RATE_LIMITED');
    }
  });
});

describe('on the way to the client', () => {
  test('who accepts another content type gets it', async () => {
    for (const type of ['application/json', 'application/graphql-response+json']) {
      const response = await partList('1', { accept: type });
      expect(response.headers.get('content-type')).toContain(type);
    }
  });

  test('a client that has a response gets 304 until it changes', async () => {
    const etag = (await partList()).headers.get('etag') ?? '';
    expect((await partList('1', { 'if-none-match': etag })).status).toBe(304);
    await updateSpare('1');
    expect((await partList('1', { 'if-none-match': etag })).status).toBe(200);
  });

  test('what caches may keep tells nothing of who asked, all else does', async () => {
    const names = ['ratelimit', 'ratelimit-policy', 'x-request-id'];
    const about = ({ headers }: Response) => names.filter((name) => headers.has(name));
    const first = await partList();
    expect(about(first)).toEqual([]);
    const unchanged = await partList('1', {
      accept: 'application/graphql-response+json',
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect([unchanged.status, about(unchanged)]).toEqual([304, []]);
    expect(about(await partList('1', { authorization: `Bearer ${token}` }))).toEqual(names);
    it.stub.interfere = (_, res) => res.writeHead(400).end('{}');
    expect(about(await partList('2'))).toEqual(names);
  });

  test('a mutation by GET is refused with the methods that it may come by', async () => {
    const query = 'mutation { login(input: { login: "admin", password: "admin" }) { token } }';
    const refused = await fetch(`${it.url()}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('whatever JSON a request holds, the server does not fail', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const send = (body: string, headers = {}) =>
    fetch(`${it.url()}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json',
        'content-type': 'application/json',
        ...headers,
      },
      body,
    });
  const settings = '"query": "{ settings { phone } }"';
  const withId = (id: string) =>
    `{"query": "query ($id: ID!) { spare(by: { restId: $id }) { id } }", "variables": {"id": ${id}}}`;
  const withInput = (input: string) =>
    `{"query": "mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { userErrors { code } } }", "variables": {"input": ${input}}}`;
  const withDate = (date: string) =>
    `{"query": "query ($date: DateTime) { requests(filter: { receivedFrom: $date }) { totalCount } }", "variables": {"date": ${date}}}`;

  test.each([10_000, 400_000])('nested in %i levels', async (depth) => {
    const deep = nested(depth);
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const unread = [`{${settings}, "x": ${deep}}`, `{${settings}, "extensions": {"x": ${deep}}}`];
      for (const body of unread) expect((await send(body, headers)).status).toBe(200);
      const wrong = [deep, withId(deep), withInput(deep), withInput(`{"phone": ${deep}}`)];
      for (const body of [...wrong, withDate(deep)]) {
        const response = await send(body, headers);
        const text = await response.text();
        expect([response.status, text]).toEqual([
          400,
          expect.not.stringMatching(/INTERNAL|call stack|\[{100}/),
        ]);
      }
    }
    const form = new FormData();
    form.set('operations', withInput(deep));
    form.set('map', '{}');
    const headers = { 'apollo-require-preflight': 'true' };
    const init = { method: 'POST', headers, body: form };
    const response = await fetch(`${it.url()}/graphql`, init);
    expect(await response.text()).not.toContain('INTERNAL');
  });

  test.each(['"\\ud800"', '"a\\udc00b"'])(
    'an id of half a character, %s, names nothing',
    async (id) => {
      const found = await (await send(withId(id))).json();
      expect(found).toEqual({ data: { spare: null } });
      const byGlobalId = `{"query": "query ($id: ID!) { node(id: $id) { id } }", "variables": {"id": ${id}}}`;
      expect(await (await send(byGlobalId)).text()).toContain('BAD_USER_INPUT');
      expect(it.lines()).toEqual([]);
    },
  );

  test('an entity whose id is half a character is no entity', async () => {
    it.stub.interfere = (_, res) => res.end('[{"id": "\\ud800", "name": "x", "lang": "DE"}]');
    const { errors } = await it.ask('{ categories(language: DE) { edges { node { id } } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
  });
});

test('malformed JSON is named as such', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${it.url()}/graphql`, { method: 'POST', headers, body: '{"query' });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    errors: [{ message: 'Malformed JSON.', extensions: { code: 'BAD_USER_INPUT' } }],
  });
});
