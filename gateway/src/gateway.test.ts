import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStub, token } from '../test/contract-stub.ts';
import type { Stub } from '../test/contract-stub.ts';
import { readMetrics, startGateway } from '../test/gateway-client.ts';
import type { TestGateway } from '../test/gateway-client.ts';
import { byLanguage } from './contract/language.ts';
import { maxTokens } from './graphql/limits.ts';

let stub: Stub;
let open: TestGateway;
let production: TestGateway;
beforeAll(async () => {
  stub = await startStub();
  open = await startGateway(stub.url, { requestsPerMinute: 10_000 });
  production = await startGateway(stub.url, {
    production: true,
    sandbox: false,
    requestsPerMinute: 40,
    publicBackendUrl: 'https://images.example/base',
  });
});
afterAll(async () => {
  await open.close();
  await production.close();
  await stub.close();
});

test('the request id goes to the backend and back, and the token as it came', async () => {
  const headers = { 'x-request-id': 'from-the-browser-1' };
  const response = await open.ask('{ spares { edges { cursor } } }', {}, { token, headers });
  expect(response.headers.get('x-request-id')).toBe('from-the-browser-1');
  expect(stub.calls.at(-1)?.headers).toMatchObject({
    'x-request-id': 'from-the-browser-1',
    authorization: 'Bearer token',
    'x-forwarded-for': '127.0.0.1',
  });
  const hostile = { 'x-request-id': 'a b<script>' };
  const refused = await open.ask('{ settings { phone } }', {}, { headers: hostile });
  expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the content policy lets no third party in, but the images of the backend', async () => {
  const policy = async (gateway: TestGateway) =>
    (await fetch(`${gateway.url}/healthz`)).headers.get('content-security-policy') ?? '';
  expect(await policy(open)).toContain("default-src 'self'");
  expect(await policy(open)).toContain("img-src 'self' data: blob: https://backend.example;");
  expect(await policy(production)).toContain('https://images.example;');
  expect(await policy(production)).not.toMatch(/upgrade-insecure-requests|unsafe-eval|\*/);
});

test.each([
  ['/api', 'https://site.example', 'https://site.example/api/files/1.jpg'],
  ['/api', undefined, '/api/files/1.jpg'],
  ['https://rest.example/b', 'https://site.example', 'https://rest.example/b/files/1.jpg'],
])('images of %s on the site %s are at %s', async (publicBackendUrl, publicUrl, url) => {
  const gateway = await startGateway(stub.url, { publicBackendUrl, publicUrl });
  const query = '{ spare(by: { restId: "1" }) { images { url } } }';
  const { data } = await gateway.ask(query);
  const { headers } = await fetch(`${gateway.url}/healthz`);
  await gateway.close();
  expect(data).toMatchObject({ spare: { images: [{ url }] } });
  const { origin = '' } = URL.parse(url) ?? {};
  expect(headers.get('content-security-policy')).toContain(`blob: ${origin}`.trim());
});

test('no response is taken for another type, and no page may use what it does not need', async () => {
  const headersOf = async (path: string, init: RequestInit = {}) => {
    const { headers } = await fetch(open.url + path, init);
    return ['x-content-type-options', 'permissions-policy', 'strict-transport-security'].map(
      (name) => headers.get(name),
    );
  };
  const policy = expect.stringMatching(
    /^accelerometer=\(\), camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*usb=\(\)$/,
  ) as unknown;
  const strict = 'max-age=31536000';
  for (const path of ['/', '/healthz', '/graphql', '/metrics', '/nothing-here']) {
    expect(await headersOf(path), path).toEqual(['nosniff', policy, strict]);
  }
  const queries = ['/graphql?query={__typename}', '/graphql?query={'];
  for (const path of queries) {
    const [noSniff] = await headersOf(path, { headers: { 'apollo-require-preflight': 'true' } });
    expect(noSniff, path).toBe('nosniff');
  }
});

test('the Sandbox is shown in development, without our policy, and not in production', async () => {
  const page = (gateway: TestGateway) =>
    fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
  const sandbox = await page(open);
  expect(sandbox.status).toBe(200);
  expect(sandbox.headers.get('content-security-policy') ?? '').not.toContain("default-src 'self'");
  expect((await page(production)).status).toBe(400);
});

test('production answers no introspection and suggests no fields', async () => {
  const introspection = '{ __schema { types { name } } }';
  expect((await open.ask(introspection)).errors).toBeUndefined();
  expect((await production.ask(introspection)).errors).toHaveLength(1);
  const typo = '{ setings { phone } }';
  expect((await open.ask(typo)).errors?.[0]?.message).toContain('Did you mean');
  expect((await production.ask(typo)).errors?.[0]?.message).not.toContain('Did you mean');
});

test('what is no GraphQL request is answered as JSON without a stack', async () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${open.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
  const cases: [Promise<Response>, number][] = [
    [post('{"query":'), 400],
    [post(JSON.stringify({ query: 'x'.repeat(1_100_000) })), 413],
    [post('--x\r\n', 'multipart/form-data; boundary=x'), 400],
    [post('query=x', 'application/x-www-form-urlencoded'), 400],
    // Several operations in one request (batching).
    [post(JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }])), 400],
  ];
  for (const [asked, status] of cases) {
    const response = await asked;
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).not.toMatch(/node_modules|\.ts:/);
  }
});

test('an operation over a limit is refused with 400 and its name', async () => {
  const repeat = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');
  const rootFields = await open.ask(`{ ${repeat(21, (i) => `a${i}: __typename`)} }`);
  expect(rootFields.status).toBe(400);
  expect(rootFields.errors).toMatchObject([{ extensions: { limit: 'rootFields' } }]);
  const tokens = (count: number) =>
    open.ask(`{ settings { ${repeat(count - 5, () => 'phone')} } }`);
  // So many equal fields are refused by another rule, but after they were read.
  expect((await tokens(maxTokens)).errors?.[0]?.extensions.limit).not.toBe('tokens');
  const refused = await tokens(maxTokens + 1);
  expect(refused.status).toBe(400);
  const extensions = { code: 'GRAPHQL_PARSE_FAILED', limit: 'tokens' };
  expect(refused.errors).toMatchObject([{ extensions }]);
});

test('a form of another site cannot send an upload (CSRF)', async () => {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: '{ settings { phone } }' }));
  form.set('map', '{}');
  const response = await fetch(`${open.url}/graphql`, { method: 'POST', body: form });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('CSRF');
});

test('too many files and a file that is too large are PAYLOAD_TOO_LARGE', async () => {
  const add = `mutation ($input: AddSpareInput!) {
    addSpare(input: $input) { spareEdge { cursor } }
  }`;
  const texts = byLanguage(() => '');
  const send = (count: number, bytes: number) => {
    const large = count - 1;
    const names = Array.from({ length: count }, (_, index) => `input.images.${String(index)}`);
    const file = (index: number) =>
      new File([new Uint8Array(index === large ? bytes : 1)], 'x.png', { type: 'image/png' });
    return open.ask(
      add,
      { input: { title: texts, text: texts, images: names.map(() => null) } },
      { token, files: Object.fromEntries(names.map((name, index) => [name, file(index)])) },
    );
  };
  const before = stub.data.spares.length;
  expect((await send(20, 1)).errors).toBeUndefined();
  expect((await send(21, 1)).errors).toMatchObject([{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }]);
  const mb = 1024 * 1024;
  expect((await send(1, mb)).errors).toBeUndefined();
  expect((await send(2, mb + 1)).errors).toMatchObject([
    {
      extensions: {
        code: 'PAYLOAD_TOO_LARGE',
        fields: { 'images.1': 'is larger than a file may be' },
      },
    },
  ]);
  expect(stub.data.spares.length).toBe(before + 2);
});

test('an address that asks too often is RATE_LIMITED', async () => {
  // In production even what is refused with 400 counts.
  let response = await production.ask('{ __typename }');
  for (let i = 0; i < 50 && response.status === 400; i++)
    response = await production.ask('{ __typename }');
  expect(response.status).toBe(429);
  expect(response.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  expect(response.headers.get('ratelimit')).toContain('r=0');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  // Rendering a screen is counted with it, files are not.
  const status = async (path: string) => (await fetch(production.url + path)).status;
  expect([await status('/'), await status('/de/contacts')]).toEqual([429, 429]);
  expect(await status('/favicon.svg')).not.toBe(429);
  const metrics = await readMetrics(production.url);
  expect(metrics).toMatch(/^limit_refusals_total\{limit="requests"\} [1-9]/m);
});
