import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { eventually, freshGateway, png, three } from '../../test/in-test.ts';

const query = '{ settings { phone } }';
const update = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { settings { phone } }
}`;
const input = { phone: '', email: '', address: '', footerText: '' };

describe('trying again', () => {
  const it = freshGateway();
  /** Fails the first call in one of the ways in which a backend is away. */
  const failFirst = (status: number | 'broken') => {
    let calls = 0;
    it.stub.interfere = (req, res) => {
      req.resume();
      if (calls++ > 0) res.end(JSON.stringify(it.stub.data.settings));
      else if (status === 'broken') res.destroy();
      else res.writeHead(status).end();
    };
    return () => calls;
  };

  test.each([503, 502, 500, 'broken'] as const)(
    'a read that fails with %s is tried again',
    async (status) => {
      const calls = failFirst(status);
      expect((await it.ask(query)).errors).toBeUndefined();
      expect(calls()).toBe(2);
    },
  );

  test('a read is tried again once only, and not where the backend has answered', async () => {
    let calls = 0;
    it.stub.interfere = (_, res) => {
      calls++;
      res.writeHead(503).end();
    };
    await it.ask(query);
    expect(calls).toBe(2);
    const notFound = failFirst(404);
    await it.ask(query);
    expect(notFound()).toBe(1);
  });

  test('a write is never tried again', async () => {
    const calls = failFirst(503);
    const { errors } = await it.ask(update, { input }, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_UNAVAILABLE' } }]);
    expect(calls()).toBe(1);
  });
});

describe('a backend that keeps failing', () => {
  const it = freshGateway();
  test('is left alone after ten calls; a write is made all the same', async () => {
    // Time stands still, so that it is not tried again in between.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const calls: (string | undefined)[] = [];
    it.stub.interfere = ({ method }, res) => {
      calls.push(method);
      res.writeHead(503).end();
    };
    const unavailable = [{ extensions: { code: 'BACKEND_UNAVAILABLE' } }];
    for (let asked = 0; asked < 20; asked++) {
      expect((await it.ask(query)).errors).toMatchObject(unavailable);
    }
    expect(calls).toEqual(Array(10).fill('GET'));
    await it.ask(update, { input }, { token });
    expect(calls.slice(10)).toEqual(['PATCH']);
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

describe('a limit of time for writes', () => {
  const it = freshGateway({}, { writeTimeoutMs: 2_000 });

  test('a write ends after its own time', async () => {
    it.stub.interfere = () => undefined;
    const began = performance.now();
    expect((await it.ask(update, { input }, { token })).errors).toMatchObject(timedOut);
    expect(performance.now() - began).toBeGreaterThan(1_990);
  });

  test('an upload may take longer than a write, as long as it moves', async () => {
    it.stub.interfere = (req, res) => {
      req.resume();
      req.on('end', () => {
        res.writeHead(200);
        const dots = setInterval(() => res.write(' '), 100);
        setTimeout(() => {
          clearInterval(dots);
          res.end('{"id":1}');
        }, 3_000);
        it.stub.interfere = null;
      });
    };
    const { errors } = await it.ask(
      'mutation ($input: AddSpareInput!) { addSpare(input: $input) { spareEdge { cursor } } }',
      { input: { title: three(''), text: three(''), images: [null] } },
      { token, files: { 'input.images.0': png() } },
    );
    expect(errors).toBeUndefined();
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
