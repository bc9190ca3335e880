import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GatewayConfig } from '../src/config.ts';
import type { Stub } from '../test/contract-stub.ts';
import { startStub, token } from '../test/contract-stub.ts';
import type { TestGateway } from '../test/gateway-client.ts';
import { askRegistered, readMetrics, startGateway } from '../test/gateway-client.ts';
import { programOf } from './programs.ts';
import type { OwnRedis } from './redis-server.ts';
import { startRedis } from './redis-server.ts';

let redis: OwnRedis;
let stub: Stub;
let gateways: TestGateway[];

const start = async (changes: Partial<GatewayConfig> = {}) => {
  const gateway = await startGateway(stub.url, { redisUrl: redis.url, ...changes });
  gateways.push(gateway);
  return gateway;
};
beforeEach(async () => {
  redis = await startRedis(programOf('redis-server'));
  stub = await startStub();
  gateways = [];
});
afterEach(async () => {
  for (const gateway of gateways) await gateway.close();
  await stub.close();
  await redis.start();
  await redis.stop();
});

const phone = async (gateway: TestGateway) => {
  const response = await askRegistered(gateway.url, 'SiteLayout');
  const { data } = (await response.json()) as { data: { settings: { phone: string } } };
  return data.settings.phone;
};
const write = async (gateway: TestGateway, text: string) => {
  const { errors } = await gateway.ask(
    `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }`,
    { input: { phone: text, email: '', address: '', footerText: '' } },
    { token },
  );
  expect(errors).toBeUndefined();
};
const ready = async (gateway: TestGateway) => {
  const response = await fetch(`${gateway.url}/readyz`);
  return { status: response.status, body: await response.json() };
};
const metric = async (gateway: TestGateway) => {
  const text = await readMetrics(gateway.url);
  return /^connected\{to="redis"\} (\d)$/m.exec(text)?.[1];
};
/** Whether the second of two queries is served without a call of the backend. */
const caches = async (gateway: TestGateway) => {
  await phone(gateway);
  const asked = stub.calls.length;
  await phone(gateway);
  return stub.calls.length === asked;
};
/** Waits until a text is seen; returns the milliseconds. */
const untilSeen = async (gateway: TestGateway, text: string) => {
  const began = performance.now();
  while ((await phone(gateway)) !== text) {
    if (performance.now() - began > 30_000) throw new Error(`${text} is not seen`);
  }
  return performance.now() - began;
};
const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const untilCached = async (...all: TestGateway[]) => {
  for (const gateway of all) while (!(await caches(gateway))) await pause(50);
};
const untilReadySays = async (state: string, ...all: TestGateway[]) => {
  for (const gateway of all) {
    while (JSON.stringify((await ready(gateway)).body) !== `{"status":"ok","redis":"${state}"}`) {
      await pause(20);
    }
  }
};

describe('two gateways on one Redis', () => {
  test('a visitor sees a write made through the other within 100 ms, 300 times by turns', async () => {
    const [one, other] = [await start(), await start()];
    await untilCached(one, other);
    const times: number[] = [];
    for (let turn = 0; turn < 300; turn++) {
      const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one];
      await Promise.all([phone(reader), phone(writer)]);
      await write(writer, `turn ${String(turn)}`);
      times.push(await untilSeen(reader, `turn ${String(turn)}`));
      // The writer sees it at once, and no reader sees the old text again.
      expect([await phone(writer), await phone(reader)]).toEqual(
        Array(2).fill(`turn ${String(turn)}`),
      );
    }
    // The median, as a busy machine may halt any process for longer.
    expect(median(times)).toBeLessThan(100);
    expect(await caches(one)).toBe(true);
  });

  test('a reader that never rests sees each write, too', async () => {
    const [one, other] = [await start(), await start()];
    await untilCached(one, other);
    let done = false;
    const readers = Array.from({ length: 8 }, async () => {
      while (!done) await phone(other);
    });
    const times: number[] = [];
    for (let turn = 0; turn < 100; turn++) {
      await write(one, `turn ${String(turn)}`);
      times.push(await untilSeen(other, `turn ${String(turn)}`));
    }
    done = true;
    await Promise.all(readers);
    expect(median(times)).toBeLessThan(100);
  });

  test("an administrator's reads are current at once through either", async () => {
    const [one, other] = [await start(), await start()];
    await untilCached(one, other);
    for (let turn = 0; turn < 50; turn++) {
      const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one];
      await write(writer, `turn ${String(turn)}`);
      const headers = { authorization: `Bearer ${token}` };
      const response = await askRegistered(reader.url, 'SiteLayout', {}, headers);
      expect(await response.text()).toContain(`turn ${String(turn)}`);
    }
  });

  test('what one address sends and tries is counted together', async () => {
    const limits = {
      usageLimits: { login: 5, sendRequest: 5, uploadAttachment: 5, sendApplication: 5, search: 5 },
    };
    const [one, other] = [await start(limits), await start(limits)];
    await untilReadySays('connected', one, other);
    const codes: unknown[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const { errors } = await (turn % 2 === 0 ? one : other).ask(
        'mutation { login(input: { login: "admin", password: "wrong" }) { token } }',
      );
      codes.push(errors?.[0]?.extensions.code ?? 'refused');
    }
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'refused'));
    expect(codes.slice(5)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('the requests of one address in a minute are counted together', async () => {
    const limit = { requestsPerMinute: 10 };
    const [one, other] = [await start(limit), await start(limit)];
    await untilReadySays('connected', one, other);
    const statuses: number[] = [];
    for (let turn = 0; turn < 14; turn++) {
      statuses.push((await (turn % 2 === 0 ? one : other).ask('{ __typename }')).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

describe('Redis goes away', () => {
  test.for([
    ['is killed', 'SIGKILL'],
    ['stands still', 'SIGSTOP'],
  ] as const)('%s: a write is seen within 2 s, then all is shared again', async ([, how]) => {
    const [one, other] = [await start(), await start()];
    await untilCached(one, other);
    await redis.stop(how);
    await untilReadySays('away', one, other);
    expect((await ready(one)).status).toBe(200);
    expect(await metric(one)).toBe('0');
    for (let turn = 0; turn < 4; turn++) {
      const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one];
      await phone(reader);
      await write(writer, `away ${String(turn)}`);
      expect(await phone(writer)).toBe(`away ${String(turn)}`);
      await pause(2_000);
      expect(await phone(reader)).toBe(`away ${String(turn)}`);
    }

    // What was written last while it was away was announced to nobody.
    await phone(other);
    await write(one, 'not announced');
    await redis.start();
    await untilReadySays('connected', one, other);
    expect(await phone(other)).toBe('not announced');
    expect(await metric(one)).toBe('1');
    await untilCached(one, other);
    await write(one, 'shared again');
    await untilSeen(other, 'shared again');
  });

  test('each gateway counts for itself, and no visitor sees an error', async () => {
    const one = await start({
      usageLimits: { login: 2, sendRequest: 2, uploadAttachment: 2, sendApplication: 2, search: 2 },
    });
    await untilReadySays('connected', one);
    await redis.stop('SIGSTOP');
    const login = () =>
      one.ask('mutation { login(input: { login: "admin", password: "wrong" }) { token } }');
    const codes = [await login(), await login(), await login()].map(
      ({ errors }) => errors?.[0]?.extensions.code ?? 'refused',
    );
    expect(codes).toEqual(['refused', 'refused', 'RATE_LIMITED']);
  });

  test('a gateway starts without it, and finds it later', async () => {
    await redis.stop();
    const one = await start();
    expect(await ready(one)).toEqual({ status: 200, body: { status: 'ok', redis: 'away' } });
    await write(one, 'alone');
    expect(await phone(one)).toBe('alone');
    await redis.start();
    await untilReadySays('connected', one);
    await untilCached(one);
  });
});
