import { describe, expect, test, vi } from 'vitest';
import { askRegistered } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';
import { SharedReads } from '../rest/shared-reads.ts';
import { documentNamed } from './registered-operations.ts';

const headers = { 'x-rest-trace': '1' };
const row = 'GET /settings';

describe('extensions.rest tells each REST call, its time and where its answer came from', () => {
  const it = freshGateway({ etags: true });
  const trace = async () => {
    const { errors, extensions } = await it.ask('{ settings { phone } }', {}, { headers });
    expect(errors).toBeUndefined();
    return extensions;
  };
  const ok = (source: string) => ({ row, outcome: 'ok', source, ms: expect.any(Number) as number });

  test('the backend', async () => {
    it.stub.interfere = (_, res) => {
      setTimeout(() => res.end(JSON.stringify(it.stub.data.settings)), 50);
    };
    const answer = await trace();
    expect(answer).toEqual({ rest: [ok('backend')] });
    const { rest } = answer as { rest: { ms: number }[] };
    // A timer may be a millisecond early.
    expect(rest[0]?.ms).toBeGreaterThanOrEqual(49);
    expect(Number.isInteger(rest[0]?.ms)).toBe(true);
  });

  test("the backend's word that the kept answer holds: confirmed", async () => {
    await trace();
    expect(await trace()).toEqual({ rest: [ok('confirmed')] });
  });

  test('the call of another request: shared', async () => {
    let goOn = () => {};
    it.stub.interfere = (_, res) => {
      it.stub.interfere = null;
      goOn = () => res.end(JSON.stringify(it.stub.data.settings));
    };
    const reads = vi.spyOn(SharedReads.prototype, 'read');
    try {
      const first = trace();
      await vi.waitFor(() => expect(it.stub.interfere).toBeNull());
      const second = trace();
      await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2), 10_000);
      goOn();
      expect(await first).toEqual({ rest: [ok('backend')] });
      expect(await second).toEqual({ rest: [{ ...ok('shared'), ms: 0 }] });
    } finally {
      reads.mockRestore();
    }
    expect(it.lines()).toEqual([]);
  });

  test('what was kept for the time when the backend is away: last good', async () => {
    await trace();
    it.stub.interfere = (_, res) => res.writeHead(503).end();
    const away = { ...ok('backend'), outcome: 'BACKEND_UNAVAILABLE' };
    expect(await trace()).toEqual({ rest: [away, away, { ...ok('last good'), ms: 0 }] });
  });
});

describe('in production the header', () => {
  const it = freshGateway({}, { production: true, sandbox: false });

  test('asks for nothing, and public answers are kept all the same', async () => {
    for (let times = 0; times < 3; times++) {
      const answer = await askRegistered(it.url(), 'SiteLayout', {}, headers);
      expect(await answer.json()).not.toHaveProperty('extensions');
    }
    expect(it.lines().toSorted()).toEqual(['GET /component/navbar', row]);
  });

  test('asks for nothing by POST either', async () => {
    const { data, extensions } = await it.ask(documentNamed('SiteLayout'), {}, { headers });
    expect(data).toBeDefined();
    expect(extensions).toBeUndefined();
  });
});
