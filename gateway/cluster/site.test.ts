import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGateway, askRegistered, readMetrics } from '../test/gateway-client.ts';
import { three } from '../test/in-test.ts';
import type { Cluster } from './cluster.ts';
import { password, startCluster } from './cluster.ts';
import type { LoadRequest } from './load.ts';
import { underLoad } from './load.ts';

/** A server that came back is there for the proxy after this long; until then the other is the only one. */
const untilAskedAgainMs = 3_000;

let cluster: Cluster;
let one: string;
let other: string;
let token: string;

const login = async (url: string, given: string, headers = {}) => {
  const { data, errors } = await askGateway(
    url,
    'mutation ($input: LoginInput!) { login(input: $input) { token userErrors { code } } }',
    { input: { login: 'admin', password: given } },
    { headers },
  );
  expect(errors).toBeUndefined();
  const made = data as { login: { token: string | null; userErrors: { code: string }[] } };
  return { token: made.login.token ?? '', code: made.login.userErrors[0]?.code };
};
beforeAll(async () => {
  cluster = await startCluster({ gateways: 2, backends: 2 });
  [one = '', other = ''] = cluster.gateways.map(({ url }) => url);
  token = (await login(cluster.url, password)).token;
});
afterAll(() => cluster.close());

/** A visitor of many, so that none reaches a limit. */
let visitors = 0;
const visitor = () => ({ 'x-forwarded-for': `203.0.113.${String(visitors++ % 250)}` });
const phone = async (url: string) => {
  const response = await askRegistered(url, 'SiteLayout', {}, visitor());
  const { data } = (await response.json()) as { data: { settings: { phone: string } } };
  return data.settings.phone;
};
const setPhone = async (url: string, text: string) => {
  const { errors } = await askGateway(
    url,
    `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }`,
    { input: { phone: text, email: '', address: '', footerText: '' } },
    { token, headers: visitor() },
  );
  expect(errors).toBeUndefined();
};
const servedFresh = async (url: string) => {
  const text = await readMetrics(url);
  return [...text.matchAll(/cached_responses_total\{.*how="fresh"\} (\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
};

test('a visitor sees a write through the other gateway within 100 ms, 500 times', async () => {
  const before = await servedFresh(other);
  const times: number[] = [];
  for (let turn = 0; turn < 500; turn++) {
    const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one];
    await Promise.all([phone(reader), phone(reader), phone(writer)]);
    await setPhone(writer, `turn ${String(turn)}`);
    const began = performance.now();
    while ((await phone(reader)) !== `turn ${String(turn)}`) {
      expect(performance.now() - began).toBeLessThan(30_000);
    }
    times.push(performance.now() - began);
  }
  // The median, as a busy machine may halt any process for longer.
  expect(times.toSorted((a, b) => a - b)[250]).toBeLessThan(100);
  for (let turn = 0; turn < 10; turn++) await phone(other);
  // Otherwise it would prove nothing: responses are cached.
  expect(await servedFresh(other)).toBeGreaterThan(before);
});

test('an image uploaded through one is served by the other', async () => {
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { data, errors } = await askGateway(
    one,
    `mutation ($input: AddSpareInput!) {
      addSpare(input: $input) { spareEdge { node { restId images { path } } } }
    }`,
    { input: { title: three('Seal'), text: three('Seal'), images: [null] } },
    { token, files: { 'input.images.0': new File([image], 'seal.png', { type: 'image/png' }) } },
  );
  expect(errors).toBeUndefined();
  const { node } = (
    data as { addSpare: { spareEdge: { node: { restId: string; images: { path: string }[] } } } }
  ).addSpare.spareEdge;
  const path = node.images[0]?.path ?? '';
  const spare = await askGateway(
    other,
    'query ($id: ID!) { spare(by: { restId: $id }) { images { path } } }',
    { id: node.restId },
    {},
  );
  expect(spare.data).toEqual({ spare: { images: [{ path }] } });
  const served = await Promise.all(
    cluster.backends.map(async ({ url }) => {
      const response = await fetch(`${url}/api${path}`);
      return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')];
    }),
  );
  expect(served[0]?.[0]).toBe(200);
  expect(served[1]).toEqual(served[0]);
});

test('6 failed logins spread over both are slowed as one', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const began = performance.now();
    const { code } = await login(turn % 2 === 0 ? one : other, 'wrong', headers);
    expect(code).toBe('INVALID_CREDENTIALS');
    times.push(performance.now() - began);
  }
  // Three are free at each address; the next ones wait for 250, 500 and 1000 ms.
  expect(times.slice(3).map((ms, index) => ms >= 240 * 2 ** index)).toEqual([true, true, true]);
  await login(one, password, headers);
});

test('killing a gateway or a backend under load loses no acknowledged write, and breaks only what it was busy with', async () => {
  const kills: { at: number; gone: number }[] = [];
  const requests = await underLoad(cluster.url, async () => {
    await pause(1_000);
    for (const victim of [...cluster.gateways, ...cluster.backends]) {
      const at = performance.now();
      await victim.stop('SIGKILL');
      kills.push({ at, gone: performance.now() });
      await pause(1_500);
      await victim.start();
      await pause(untilAskedAgainMs);
    }
  });
  const failed = requests.filter(({ succeeded }) => !succeeded);
  report('killed', requests, failed);
  // A proxy can ask another server for all of a response, not for the rest of one that has begun.
  const begun = ({ failure }: LoadRequest) => failure === 'TypeError: terminated';
  expect(failuresOf(failed.filter((it) => it.kind === 'read' && !begun(it)))).toEqual([]);
  const busyWith = ({ began, ended }: LoadRequest) =>
    kills.some(({ at, gone }) => began <= gone && ended >= at);
  expect(failuresOf(failed.filter((request) => !busyWith(request)))).toEqual([]);
  await expectStoredOnce(requests);
});

test('a rolling restart drops none', async () => {
  const requests = await underLoad(cluster.url, async () => {
    await pause(500);
    for (const server of [...cluster.gateways, ...cluster.backends]) {
      expect(await server.stop('SIGTERM')).toBe(0);
      await server.start();
      await pause(untilAskedAgainMs);
    }
  });
  const failed = requests.filter(({ succeeded }) => !succeeded);
  report('restarted', requests, failed);
  expect(failuresOf(failed)).toEqual([]);
  await expectStoredOnce(requests);
});

/** Checks that every acknowledged enquiry is stored, and none twice. */
async function expectStoredOnce(requests: LoadRequest[]): Promise<void> {
  const authorization = `Bearer ${token}`;
  const response = await fetch(`${cluster.url}/api/request`, { headers: { authorization } });
  const stored = ((await response.json()) as { text: string }[]).map(({ text }) => text);
  const counts = new Map<string, number>();
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1);
  const writes = requests.filter(({ kind }) => kind === 'write');
  const acknowledged = writes.filter(({ succeeded }) => succeeded);
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter(({ text }) => counts.get(text) !== 1)).toEqual([]);
  expect(writes.filter(({ text }) => (counts.get(text) ?? 0) > 1)).toEqual([]);
}

/** Lists the failures, each once. */
function failuresOf(failed: LoadRequest[]): string[] {
  return [...new Set(failed.map(({ kind, failure }) => `${kind}: ${failure.slice(0, 300)}`))].slice(
    0,
    8,
  );
}

function report(what: string, requests: LoadRequest[], failed: LoadRequest[]): void {
  const seconds =
    (Math.max(...requests.map(({ ended }) => ended)) - (requests[0]?.began ?? 0)) / 1e3;
  const slowest = Math.max(...requests.map(({ began, ended }) => ended - began));
  console.log(
    `${what}: ${String(requests.length)} requests, ${(requests.length / seconds).toFixed(0)} a second, ` +
      `${String(failed.length)} failed, the slowest after ${slowest.toFixed(0)} ms`,
  );
}
