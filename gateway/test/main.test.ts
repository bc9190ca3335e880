import { execFile } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { isObject } from '../src/contract/object.ts';
import { byLanguage } from '../src/contract/language.ts';
import { schema } from '../src/schema.ts';
import { startStub } from './contract-stub.ts';
import { fullOperations } from './full-operation.ts';
import { metricsToken, readMetrics } from './gateway-client.ts';
import { eventually } from '../../backend/src/testing/eventually.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { newFolder } from '../../backend/src/testing/new-folder.ts';
import { ask, run } from './start-up.ts';

test('a start with a folder that cannot be written is one line and exit 1', async () => {
  const site = run({ PORT: '0', DATA_DIR: '/proc/zz' });
  expect(await site.ended).toBe(1);
  expect(site.output()).toBe('DATA_DIR: cannot write to /proc/zz\n');
});

const noEffect = 'BACKEND_URL is set, so these have no effect: DATA_DIR, KEEP_LOG_DAYS, SMTP_URL';
const noRedis =
  'REDIS_URL is not set: writes made through other gateways show up here after up to 2 s';

test('a start says what is missing or has no effect, and then where it serves', async () => {
  const stub = await startStub();
  onTestFinished(() => stub.close());
  const idle = { DATA_DIR: '/nowhere', SMTP_URL: 'smtp://x', KEEP_LOG_DAYS: '3' };
  const site = run({ PORT: '0', BACKEND_URL: stub.url, NODE_ENV: 'development', ...idle });
  await site.printed(/Site: .*\n/);
  const [, port = ''] = /^Site: +http:\/\/localhost:(\d+)\//m.exec(site.output()) ?? [];
  const lines = site.output().split('\n');
  const said = lines.filter((line) => line && !/^(Site|Sandbox|Explorer): /.test(line));
  expect(said.toSorted()).toEqual([noEffect, noRedis].toSorted());
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('in production a site over its own backend reads its screens before anybody asks', async () => {
  const site = run({ NODE_ENV: 'production', PORT: '0', DATA_DIR: newFolder(), LOG_LEVEL: 'info' });
  await site.printed(/"operation":"Sitemap"/);
});

test("a start does not load Node's own HTTP client, which nothing here calls", async () => {
  const loads = ['./src/gateway.ts', 'backend', 'backend/listen'];
  const script = `
    for (const module of ${JSON.stringify(loads)}) await import(module);
    console.log(process.moduleLoadList.filter((name) => name.includes('/undici')).join());`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: fileURLToPath(new URL('..', import.meta.url)) },
  );
  expect(stdout).toBe('\n');
});

test('SIGTERM drops none of 300 running requests', async () => {
  const stub = await startStub();
  onTestFinished(() => stub.close());
  const port = String(await freePort());
  // On a busy machine it takes a while until all of them run.
  const patient = { READ_TIMEOUT_MS: '60000', OPERATION_TIMEOUT_MS: '60000' };
  const gateway = run({ PORT: port, BACKEND_URL: stub.url, TRUST_PROXY: '1', ...patient });
  await gateway.printed(/Site: .*\n/);
  const waiting: ServerResponse[] = [];
  stub.interfere = (_, res) => waiting.push(res);
  const query = (id: number) => `{ spare(by: { restId: "${String(id)}" }) { title { de } } }`;
  const running = Array.from({ length: 300 }, async (_, id) => {
    // One visitor alone may not have so many in progress.
    const visitor = { 'x-forwarded-for': `192.0.2.${String(id % 250)}` };
    // Queries by GET take another path than the rest.
    if (id % 3 > 0) return ask(port, query(id), {}, '', {}, visitor);
    const headers = { 'apollo-require-preflight': 'true', ...visitor };
    const address = `http://127.0.0.1:${port}/graphql?query=${encodeURIComponent(query(id))}`;
    return (await fetch(address, { headers })).json();
  });
  while (waiting.length < running.length) await pause(10);
  gateway.child.kill('SIGTERM');
  await pause(500);
  for (const response of waiting) response.end('{"title_de":"here"}');
  const responses = await Promise.allSettled(running);
  const whole = { status: 'fulfilled', value: { data: { spare: { title: { de: 'here' } } } } };
  expect(responses).toMatchObject(responses.map(() => whole));
  expect(await gateway.ended).toBe(0);
  await expect(ask(port, '{ settings { phone } }')).rejects.toThrow();
});

test('clients that leave a query, by GET or POST, end its calls of the backend, and are nothing unexpected to the log', async () => {
  const stub = await startStub();
  onTestFinished(() => stub.close());
  const port = String(await freePort());
  const gateway = run({ PORT: port, BACKEND_URL: stub.url, LOG_LEVEL: 'info' });
  await gateway.printed(/Site: .*\n/);
  let [began, left] = [0, 0];
  stub.interfere = (_, res) => {
    began++;
    res.once('close', () => left++);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  const endpoint = `http://127.0.0.1:${port}/graphql`;
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
  const body = JSON.stringify({ query: '{ settings { phone } }' });
  const asked = Promise.allSettled([
    fetch(`${endpoint}?query={ navbar { partnerCount } }`, { headers, signal }),
    fetch(endpoint, { method: 'POST', headers, body, signal }),
  ]);
  await eventually(() => expect(began).toBe(2));
  leaving.abort();
  const aborted = { status: 'rejected', reason: { name: 'AbortError' } };
  expect(await asked).toMatchObject([aborted, aborted]);
  await gateway.printed(/("errors":\["CANCELLED"\][^]*){2}/);
  await eventually(() => expect(left).toBe(2));
  expect(gateway.output()).not.toContain('"level":50');
});

test('the embedded backend answers through the gateway: log in, keep a spare, read an enquiry, refuse', async () => {
  const port = String(await freePort());
  const site = run({
    PORT: port,
    DATA_DIR: newFolder(),
    SEED: 'none',
    TRUST_PROXY: 'loopback',
    MAX_VISITOR_MB_PER_DAY: '1',
    METRICS_TOKEN: metricsToken,
  });
  await site.printed(/password \S+\n/);
  const password = /password (\S+)/.exec(site.output())?.[1] ?? '';
  const login = await ask(
    port,
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    { input: { login: 'admin', password } },
  );
  expect(login.data).toMatchObject({ login: { token: expect.any(String) as string } });
  const { token } = (login.data as { login: { token: string } }).login;

  const three = { ...byLanguage(() => ''), de: 'Dichtung', en: 'Seal', ru: 'Прокладка' };
  const spare = await ask(
    port,
    `mutation ($input: AddSpareInput!) {
      addSpare(input: $input) { spareEdge { node { id restId title { ru } } } }
    }`,
    { input: { title: three, text: three, images: [] } },
    token,
  );
  expect(spare).toMatchObject({
    data: { addSpare: { spareEdge: { node: { title: { ru: 'Прокладка' } } } } },
  });
  const { id } = (spare.data as { addSpare: { spareEdge: { node: { id: string } } } }).addSpare
    .spareEdge.node;
  const part = { quantity: 2, partNumber: 'S-1', description: three, substPart: 'S-2' };
  const withPart = await ask(
    port,
    `mutation ($input: AddSubPartInput!) {
      addSubPart(input: $input) {
        subPartEdge { node { id partNumber description { en } } }
      }
    }`,
    { input: { spareId: id, ...part } },
    token,
  );
  expect(withPart).toMatchObject({
    data: {
      addSubPart: {
        subPartEdge: { node: { partNumber: 'S-1', description: { en: 'Seal' } } },
      },
    },
  });

  const send =
    'mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }';
  const input = { name: 'Ada', email: 'a@a.example', company: 'A', text: 'S-1', language: 'RU' };
  expect((await ask(port, send, { input })).data).toEqual({ sendRequest: { userErrors: [] } });
  const list = '{ requests { edges { node { name language } } } }';
  expect((await ask(port, list, {}, token)).data).toEqual({
    requests: { edges: [{ node: { name: 'Ada', language: 'RU' } }] },
  });
  expect(await ask(port, list)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect((await fetch(`http://127.0.0.1:${port}/api/settings`)).status).toBe(200);

  // The backend believes the gateway, so its limit of 100 counts visitors.
  for (let n = 0; n < 101; n++) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` };
    const { data } = await ask(port, send, { input }, '', {}, headers);
    expect(data).toEqual({ sendRequest: { userErrors: [] } });
  }
  await checkRefusals(port, password);
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
});

test('one address has a limit at /api too, whatever address it names, which the calls of its own operations do not use up', async () => {
  const port = String(await freePort());
  const limits = { REQUESTS_PER_MINUTE: '10', CACHE_SECONDS: '0' };
  await run({ PORT: port, DATA_DIR: newFolder(), ...limits }).printed(/Site: /);
  for (let n = 0; n < 10; n++) {
    const { errors } = await ask(port, '{ settings { phone } navbar { spares { restId } } }');
    expect(errors).toBeUndefined();
  }
  const statuses = [];
  for (let n = 0; n < 11; n++) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` };
    statuses.push((await fetch(`http://127.0.0.1:${port}/api/settings`, { headers })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

/** What the embedded backend refuses is data or has its code, and its metrics stand beside ours. */
async function checkRefusals(port: string, password: string) {
  const apply = (kilobytes: number) =>
    ask(
      port,
      'mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { userErrors { code } } }',
      { input: { firstName: 'A', lastName: 'B', email: 'c', language: 'DE', files: [null] } },
      '',
      { 'input.files.0': new File(['%PDF-1.7\n', new Uint8Array(kilobytes * 1024)], 'cv.pdf') },
    );
  expect((await apply(600)).data).toEqual({ sendApplication: { userErrors: [] } });
  expect((await apply(600)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  const metrics = await readMetrics(`http://127.0.0.1:${port}`);
  expect(metrics).toContain('graphql_operation_seconds_count');
  expect(metrics).toMatch(/^visitor_storage_bytes\{form="application"\} 6185\d\d$/m);
  expect(metrics).toMatch(/^visitor_storage_limit_bytes 1048576$/m);

  const reasons = 'userErrors { code field message }';
  const write = async (mutation: string, input: object, as = '') => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const fields = mutation === 'login' ? `token ${reasons}` : reasons;
    const query = `mutation ($input: ${type}!) { it: ${mutation}(input: $input) { ${fields} } }`;
    const { data, errors } = await ask(port, query, { input }, as);
    expect(errors).toBeUndefined();
    return (data as { it: { token?: string; userErrors: object[] } }).it;
  };
  const login = { login: 'admin', password: 'wrong' };
  expect(await write('login', login)).toMatchObject({
    token: null,
    userErrors: [{ code: 'INVALID_CREDENTIALS', field: null }],
  });
  const { token } = await write('login', { ...login, password });
  const passwords = { oldPassword: 'wrong', password: 'right-password-2' };
  expect((await write('updatePassword', passwords, token)).userErrors).toEqual([
    { code: 'WRONG_PASSWORD', field: ['oldPassword'], message: 'oldPassword: is wrong' },
  ]);
  const tooShort = { oldPassword: password, password: 'x' };
  expect((await write('updatePassword', tooShort, token)).userErrors).toEqual([
    {
      code: 'INVALID_INPUT',
      field: ['password'],
      message: 'password: must have at least 8 characters',
    },
  ]);
  const tooLong = { login: 'x'.repeat(201) };
  expect((await write('updateLogin', tooLong, token)).userErrors).toMatchObject([
    { code: 'INVALID_INPUT', field: ['login'] },
  ]);
}

test('every query and mutation is answered by the embedded backend with its demo content', async () => {
  const port = String(await freePort());
  const site = run({
    PORT: port,
    DATA_DIR: newFolder(),
    SEED: 'demo',
    ADMIN_PASSWORD: 'right-password',
  });
  await site.printed(/Administrator.*\n/);
  expect(site.output()).not.toContain('right-password');
  const login = await ask(
    port,
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    {
      input: { login: 'admin', password: 'right-password' },
    },
  );
  const { token } = (login.data as { login: { token: string } }).login;
  const failed: Record<string, unknown> = {};
  for (const { name, operation } of deletionsLast(fullOperations(schema))) {
    if (['login', 'logout', 'updateLogin', 'updatePassword'].includes(name)) continue;
    const { query, variables, files } = operation;
    const input = variables.input;
    // A made-up version is not the present one.
    if (isObject(input)) delete input.version;
    const { errors } = await ask(port, query, variables, token, files);
    if (errors) failed[name] = errors[0]?.extensions.code;
  }
  // The made-up path is no image, of anything or at all.
  const images = ['deleteSpareImage', 'deleteProductImage', 'deleteServiceImage'];
  // There is one session.
  const others = ['endSession'];
  // A made-up password invites nobody.
  const invited = 'withdrawInvitation';
  expect(Object.keys(failed)).toEqual([
    // There is no such import.
    'undoSubPartImport',
    'updateImage',
    'takeDownImage',
    invited,
    ...others,
    ...images,
    'deletePageImage',
    // The enquiry of the example has been deleted by then.
    'requestRevisions',
  ]);
  expect(Object.values(failed)).toEqual(Array(10).fill('NOT_FOUND'));
});

/** Sorts the fields so that nothing is deleted before the others have used it. */
function deletionsLast<T extends { name: string }>(fields: T[]): T[] {
  const rank = ({ name }: T) =>
    /TrashEntry|Revision/.test(name)
      ? 3
      : !name.startsWith('delete')
        ? 0
        : /Image|Part|Property/.test(name)
          ? 1
          : 2;
  return fields.toSorted((a, b) => rank(a) - rank(b));
}
