import { expect, test } from 'vitest';
import { startStub, token } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a backend that is away for three seconds under load', { timeout: 20_000 }, async () => {
  let stub = await startStub();
  const port = Number(new URL(stub.url).port);
  const gateway = await startGateway(stub.url, { readTimeoutMs: 500 });
  const query = '{ settings { phone } spare(restId: "1") { title { de } } }';
  const list = '{ requests { edges { node { name } } } }';
  const good = (await gateway.ask(query)).data;

  let running = true;
  let asked = 0;
  const wrong: unknown[] = [];
  const codes = new Set<unknown>();
  const visitor = async () => {
    while (running) {
      const { status, data, errors } = await gateway.ask(query);
      asked++;
      if (status !== 200 || errors || JSON.stringify(data) !== JSON.stringify(good)) {
        wrong.push({ status, data, errors });
      }
    }
  };
  const administrator = async () => {
    while (running) {
      const { errors } = await gateway.ask(list, {}, { token });
      codes.add(errors?.[0]?.extensions.code);
      await pause(20);
    }
  };
  const load = [...Array.from({ length: 10 }, visitor), administrator()];
  await pause(300);
  await stub.close();
  await pause(3_000);
  stub = await startStub({}, port);
  const back = performance.now();
  for (;;) {
    const { headers } = await gateway.ask(query);
    if (headers.get('x-answered-from') === null) break;
    await pause(50);
  }
  expect(performance.now() - back).toBeLessThan(5_000);
  running = false;
  await Promise.all(load);
  expect(asked).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
  expect([...codes].toSorted()).toEqual(['BACKEND_UNAVAILABLE', undefined]);
  await gateway.close();
  await stub.close();
});
