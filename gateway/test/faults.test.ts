import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import type { Stub } from './contract-stub.ts';
import { startStub, token } from './contract-stub.ts';
import type { TestGateway } from './gateway-client.ts';
import { startGateway } from './gateway-client.ts';
import { freshGateway, png } from './in-test.ts';

/** `OUTAGE_SECONDS=30 npx vitest run …` for the long run; this is longer than the breaker's pause. */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 3) * 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const publicQuery = '{ settings { phone } spare(restId: "1") { title { de } } }';
const administratorsQuery = '{ requests { edges { node { name } } } }';

/** What a backend does that has gone wrong, and which error code an administrator then sees. */
const faults: [string, NonNullable<Stub['interfere']> | 'down', string][] = [
  ['is down', 'down', 'BACKEND_UNAVAILABLE'],
  ['answers 500', (_, res) => res.writeHead(500).end('{}'), 'BACKEND_UNAVAILABLE'],
  ['answers 503', (_, res) => res.writeHead(503).end('{}'), 'BACKEND_UNAVAILABLE'],
  ['answers HTML', (_, res) => res.end('<html>Welcome</html>'), 'BACKEND_INVALID_RESPONSE'],
  ['answers broken JSON', (_, res) => res.end('{"data":[1,2'), 'BACKEND_INVALID_RESPONSE'],
  ['answers what is no HTTP', (req) => req.socket.end('garbage\r\n\r\n'), 'BACKEND_UNAVAILABLE'],
  [
    'closes the socket in the middle of an answer',
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
    '%s: visitors get what was good, and all is well within 5 s of its return',
    { timeout: outageMs + 20_000 },
    async ([, fault, expected], { onTestFinished }) => {
      let stub = await startStub();
      const port = Number(new URL(stub.url).port);
      const gateway = await startGateway(stub.url, { readTimeoutMs: 300 });
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
      await pause(outageMs);
      if (fault === 'down') stub = await startStub({}, port);
      stub.interfere = null;

      const back = performance.now();
      await vi.waitFor(async () => {
        const { headers } = await gateway.ask(publicQuery);
        expect(headers.get('x-answered-from')).toBeNull();
        expect((await gateway.ask(administratorsQuery, {}, { token })).errors).toBeUndefined();
      }, 10_000);
      expect(performance.now() - back).toBeLessThan(5_000);
      const { asked, wrong, codes } = await load.end();
      expect(asked).toBeGreaterThan(20);
      expect(wrong).toEqual([]);
      expect(codes).toContain(expected);
      // Any fault can become another: a busy machine's timeout, a backend that is not asked any more.
      for (const code of codes) expect(code).toMatch(/^BACKEND_/);
      // Nothing waits any more for what was asked in the meantime.
      await vi.waitFor(() => expect(open).toBe(0));
    },
  );
});

/** Visitors, who must always get the first answer again, and an administrator. */
async function startLoad(gateway: TestGateway) {
  const good = JSON.stringify((await gateway.ask(publicQuery)).data);
  const wrong: unknown[] = [];
  const codes = new Set<unknown>();
  let [asked, running] = [0, true];
  const visitor = async () => {
    while (running) {
      const { status, data, errors } = await gateway.ask(publicQuery);
      asked++;
      if (status !== 200 || errors || JSON.stringify(data) !== good) wrong.push({ data, errors });
      await pause(5);
    }
  };
  const administrator = async () => {
    while (running) {
      const { errors } = await gateway.ask(administratorsQuery, {}, { token });
      if (errors) codes.add(errors[0]?.extensions.code);
      await pause(20);
    }
  };
  const all = [visitor(), visitor(), visitor(), visitor(), administrator()];
  const end = async () => {
    running = false;
    await Promise.all(all);
    return { asked, wrong, codes };
  };
  return { end };
}

describe('in the middle of a write', () => {
  const it = freshGateway();
  let folder = '';
  let waiting = 0;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'faults-'));
    // Uploads wait there.
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
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
      () => setTimeout(() => (waiting = readdirSync(folder).length), 200),
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
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
    it.stub.interfere = null;
    expect((await upload(10)).errors).toBeUndefined();
  });
});
