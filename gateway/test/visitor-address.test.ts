import { expect, test } from 'vitest';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { newFolder } from '../../backend/src/testing/new-folder.ts';
import { ask, run } from './start-up.ts';

/** Starts the whole site; returns its port. */
async function startSite(env: NodeJS.ProcessEnv): Promise<string> {
  const port = String(await freePort());
  const site = run({ PORT: port, DATA_DIR: newFolder(), SEED: 'none', ...env });
  await site.printed(/password \S+\n/);
  return port;
}

/** Sends one enquiry over the usage limit, each naming another address. */
const addresses = Array.from({ length: 101 }, (_, index) => `203.0.113.${index}`);
const enquiry = { name: 'Ada', email: 'a@example.com', company: 'A', text: '' };

test('without a trusted proxy, nobody names an address of his own to /api', async () => {
  const port = await startSite({ TRUST_PROXY: 'off' });
  const statuses: number[] = [];
  for (const address of addresses) {
    const response = await fetch(`http://127.0.0.1:${port}/api/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(enquiry),
    });
    statuses.push(response.status);
  }
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(201));
  expect(statuses.at(-1)).toBe(429);
});

test('the gateway is believed by the embedded backend, so that limits count visitors', async () => {
  const port = await startSite({ TRUST_PROXY: 'loopback' });
  const query =
    'mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }';
  const input = { ...enquiry, language: 'DE' };
  const received: unknown[] = [];
  for (const address of addresses) {
    const headers = { 'x-forwarded-for': address };
    received.push((await ask(port, query, { input }, '', {}, headers)).data);
  }
  expect(received).toEqual(addresses.map(() => ({ sendRequest: { userErrors: [] } })));
});
