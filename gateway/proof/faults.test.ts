import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import type { Stub } from '../test/contract-stub.ts';
import { startStub, token } from '../test/contract-stub.ts';
import type { TestGateway } from '../test/gateway-client.ts';
import { askRegistered, startGateway } from '../test/gateway-client.ts';
import { eventually } from '../../backend/src/testing/eventually.ts';
import { freshGateway, freshUploadFolder, png } from '../test/in-test.ts';

/** `OUTAGE_SECONDS=30 npx vitest run …` for the long run; this is longer than the breaker's pause. */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 3) * 1_000;

const publicQuery = '{ settings { phone } spare(by: { restId: "1" }) { title { de } } }';
const administratorsQuery = '{ requests { edges { node { name } } } }';

/** The faults of a backend, and the error code that an administrator sees. */
const faults: [string, NonNullable<Stub['interfere']> | 'down', string][] = [
  ['is down', 'down', 'BACKEND_UNAVAILABLE'],
  ['answers 500', (_, res) => res.writeHead(500).end('{}'), 'BACKEND_UNAVAILABLE'],
  ['answers 503', (_, res) => res.writeHead(503).end('{}'), 'BACKEND_UNAVAILABLE'],
  ['answers HTML', (_, res) => res.end('<html>Welcome</html>'), 'BACKEND_INVALID_RESPONSE'],
  ['answers broken JSON', (_, res) => res.end('{"data":[1,2'), 'BACKEND_INVALID_RESPONSE'],
  ['answers what is no HTTP', (req) => req.socket.end('garbage\r\n\r\n'), 'BACKEND_UNAVAILABLE'],
  [
    'closes the socket in the middle of a response',
    (_, res) => {
      res.writeHead(200, { 'content-length': '100' }).write('{"phone":');
      setTimeout(() => res.destroy(), 10);
    },
    'BACKEND_UNAVAILABLE',
  ],
  ['answers nothing', () => undefined, 'BACKEND_TIMEOUT'],
];

describe.concurrent('under load, over a backend that', () => {
  test.for(faults)(
    '%s: visitors get what was good, and all is well after its return',
    { timeout: outageMs + 120_000 },
    async ([, fault, expected], { onTestFinished }) => {
      let stub = await startStub();
      const port = Number(new URL(stub.url).port);
      // So short that fresh responses do not hide that the backend is away.
      const gateway = await startGateway(stub.url, { readTimeoutMs: 1_000, cacheMs: 50 });
      const load = await startLoad(gateway);
      onTestFinished(async () => {
        await load.end();
        await gateway.close();
        await stub.close();
      });
      let open = 0;
      if (fault === 'down') await stub.close();
      else {
        stub.interfere = (req, res) => {
          open++;
          res.once('close', () => open--);
          fault(req, res);
        };
      }
      const before = load.asked();
      await pause(outageMs);
      // However busy the machine is, enough visitors have met the fault.
      await eventually(() => expect(load.asked()).toBeGreaterThan(before + 20));
      if (fault === 'down') stub = await startStub({}, port);
      stub.interfere = null;

      await eventually(async () => {
        for (const look of looksAt(gateway)) expect((await look()).from).toBeNull();
        expect((await gateway.ask(administratorsQuery, {}, { token })).errors).toBeUndefined();
      });
      const { wrong, codes, gotLastGood } = await load.end();
      expect(gotLastGood.size).toBe(2);
      expect(wrong).toEqual([]);
      expect(codes).toContain(expected);
      // Any fault can become another: a busy machine's timeout, a backend that is not called any more.
      for (const code of codes) expect(code).toMatch(/^BACKEND_/);
      // All calls of the meantime have ended.
      await eventually(() => expect(open).toBe(0));
    },
  );
});

type Look = () => Promise<{ status: number; seen: string; from: string | null }>;

/** What a visitor sees, and whether it is stale, by POST and, as the web app sends it, by GET. */
function looksAt(gateway: TestGateway): Look[] {
  const byPost = async () => {
    const { status, headers, data, errors } = await gateway.ask(publicQuery);
    return { status, seen: JSON.stringify({ data, errors }), from: headers.get('x-answered-from') };
  };
  const byGet = async () => {
    const response = await askRegistered(gateway.url, 'SiteLayout');
    const from = response.headers.get('x-answered-from');
    return { status: response.status, seen: await response.text(), from };
  };
  return [byPost, byGet];
}

/** Starts visitors, who must always get the first response again, and an administrator. */
async function startLoad(gateway: TestGateway) {
  const wrong: unknown[] = [];
  const codes = new Set<unknown>();
  const gotLastGood = new Set<Look>();
  let [asked, running] = [0, true];
  const visitor = async (look: Look, good: string) => {
    while (running) {
      const { status, seen, from } = await look();
      asked++;
      if (status !== 200 || seen !== good) wrong.push(seen);
      if (from === 'last good answer') gotLastGood.add(look);
      // Eight gateways at once: without a pause their visitors alone would take all of the machine.
      await pause(100);
    }
  };
  const administrator = async () => {
    while (running) {
      const { errors } = await gateway.ask(administratorsQuery, {}, { token });
      if (errors) codes.add(errors[0]?.extensions.code);
      await pause(20);
    }
  };
  const all = [administrator()];
  for (const look of looksAt(gateway)) {
    // On a busy machine the first response may come too late for the gateway.
    const good = await eventually(async () => {
      const { seen } = await look();
      expect(seen).not.toContain('"errors"');
      return seen;
    });
    all.push(visitor(look, good), visitor(look, good));
  }
  const end = async () => {
    running = false;
    await Promise.all(all);
    return { wrong, codes, gotLastGood };
  };
  return { end, asked: () => asked };
}

describe('in the middle of a write', () => {
  const it = freshGateway({}, { writeTimeoutMs: 1_000 });
  const folder = freshUploadFolder();
  let waiting = 0;
  const addImage = `mutation ($input: AddSpareImageInput!) {
    addSpareImage(input: $input) { spare { images { path } } }
  }`;
  const input = { id: toGlobalId('Spare', '1'), image: null };
  const upload = (bytes: number) =>
    it.ask(addImage, { input }, { token, files: { 'input.image': png('x'.repeat(bytes)) } });

  test.each<[string, NonNullable<Stub['interfere']>, string]>([
    ['goes away while it is sent', (req) => req.once('data', () => req.destroy()), 'UNAVAILABLE'],
    [
      'goes away while it answers',
      (req, res) => {
        req.resume().once('end', () => {
          res.writeHead(200, { 'content-length': '100' }).write('{"id":');
          setTimeout(() => res.destroy(), 10);
        });
      },
      'UNAVAILABLE',
    ],
    ['answers without reading it', (_, res) => res.writeHead(500).end('{}'), 'UNAVAILABLE'],
    [
      'never reads it',
      () => setTimeout(() => (waiting = readdirSync(folder()).length), 200),
      'TIMEOUT',
    ],
  ])('the backend %s: one call, one error, no file left behind', async (_, fault, code) => {
    let calls = 0;
    it.stub.interfere = (req, res) => {
      calls++;
      fault(req, res);
    };
    const { errors } = await upload(900_000);
    expect(errors).toMatchObject([{ extensions: { code: `BACKEND_${code}` } }]);
    expect(calls).toBe(1);
    expect(waiting).toBe(code === 'TIMEOUT' ? 1 : 0);
    await eventually(() => expect(readdirSync(folder())).toEqual([]));
    it.stub.interfere = null;
    expect((await upload(10)).errors).toBeUndefined();
  });

  test('the visitor stands still: the call ends, and no file is left behind', async () => {
    let brokenOff = false;
    it.stub.interfere = (req) => {
      req.resume().once('close', () => (brokenOff = !req.complete));
    };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: addImage, variables: { input } }));
    form.set('map', '{"0":["variables.input.image"]}');
    form.set('0', png('x'.repeat(900)));
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await request.arrayBuffer());
    const standsStill = async function* () {
      yield bytes.subarray(0, -500);
      await eventually(() => expect(brokenOff).toBe(true));
      // A client reads the response only after it has sent everything.
      yield bytes.subarray(-500);
    };
    const response = await fetch(`${it.url()}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'apollo-require-preflight': 'true',
        authorization: `Bearer ${token}`,
      },
      body: standsStill(),
      duplex: 'half',
    });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BACKEND_TIMEOUT' } }],
    });
    await eventually(() => expect(readdirSync(folder())).toEqual([]));
  });
});
