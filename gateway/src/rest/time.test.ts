import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { freshGateway } from '../../test/in-test.ts';

const query = '{ settings { phone } }';

describe('a backend that keeps failing', () => {
  const it = freshGateway();
  test('is left alone by all operations after ten calls', async () => {
    // Time stands still, so that it is not tried again in between.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let calls = 0;
    it.stub.interfere = (_, res) => {
      calls++;
      res.writeHead(503).end();
    };
    for (let asked = 0; asked < 20; asked++) await it.ask(query);
    expect(calls).toBe(10);
  });
});

const timedOut = [{ extensions: { code: 'BACKEND_TIMEOUT' } }];

describe('limits of time', () => {
  // A read would outlast the test.
  const it = freshGateway({}, { readTimeoutMs: 600_000, operationTimeoutMs: 3_000 });

  test('a query ends with the operation, what it has by then is answered', async () => {
    it.stub.interfere = (req, res) => {
      if (req.url?.startsWith('/spare/1')) return;
      res.end(JSON.stringify(it.stub.data.settings));
    };
    const both = await it.ask('{ spare(by: { restId: "1" }) { id } settings { phone } }');
    expect(both.errors).toMatchObject(timedOut);
    expect(both.data).toMatchObject({ spare: null, settings: {} });
  });
});

describe('a client that goes away', () => {
  // Nothing but its leaving is to end the call.
  const it = freshGateway({}, { readTimeoutMs: 60_000, operationTimeoutMs: 60_000 });
  const headers = { 'apollo-require-preflight': 'true' };
  const ways = {
    POST: (signal: AbortSignal) => it.ask(query, {}, { signal }),
    // Reads by GET are answered on another way than the rest.
    GET: (signal: AbortSignal) =>
      fetch(`${it.url()}/graphql?query=${encodeURIComponent(query)}`, { headers, signal }),
  };
  test.each(['POST', 'GET'] as const)('ends the REST call of a query by %s', async (method) => {
    let [began, ended] = [false, false];
    it.stub.interfere = (_, res) => {
      began = true;
      res.once('close', () => (ended = true));
    };
    const client = new AbortController();
    const asked = ways[method](client.signal);
    await eventually(() => expect(began).toBe(true));
    expect(ended).toBe(false);
    client.abort();
    await expect(asked).rejects.toThrow();
    await eventually(() => expect(ended).toBe(true));
  });
});
