import { mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aText } from '../testing/json.ts';
import { runProgram } from '../testing/program.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';

describeOnBoth('HTTP', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const fetchRaw = (path: string, init: RequestInit) => fetch(backend.url + path, init);

  describe('every error is JSON with message and code', () => {
    const json = { 'Content-Type': 'application/json' };
    const form = { 'Content-Type': 'multipart/form-data; boundary=b' };
    test.for<[string, string, RequestInit, number, string]>([
      ['an unknown path', '/nothing', {}, 404, 'NOT_FOUND'],
      ['an unknown method', '/settings', { method: 'PUT' }, 404, 'NOT_FOUND'],
      ['broken escapes in the path', '/spare/%E0%A4%A', {}, 400, 'INVALID'],
      ['malformed JSON', '/request', { method: 'POST', headers: json, body: '{' }, 400, 'INVALID'],
      [
        'JSON that is no object',
        '/request',
        { method: 'POST', headers: json, body: '[1]' },
        400,
        'INVALID',
      ],
      ['no body', '/request', { method: 'POST' }, 400, 'INVALID'],
      [
        'a body that is too large',
        '/request',
        { method: 'POST', headers: json, body: JSON.stringify({ text: 'x'.repeat(300_000) }) },
        413,
        'PAYLOAD_TOO_LARGE',
      ],
      [
        'another type',
        '/request',
        { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body: '<a/>' },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      [
        'another character set',
        '/request',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json; charset=latin1' },
          body: '{}',
        },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      [
        'an unknown compression',
        '/request',
        { method: 'POST', headers: { ...json, 'Content-Encoding': 'zip' }, body: '{}' },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      [
        'a broken form',
        '/application',
        { method: 'POST', headers: form, body: 'x' },
        400,
        'INVALID',
      ],
      [
        'a form without a boundary',
        '/application',
        { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' },
        400,
        'INVALID',
      ],
      [
        'a form that stops in the middle',
        '/application',
        {
          method: 'POST',
          headers: form,
          body: '--b\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nxx',
        },
        400,
        'INVALID',
      ],
    ])('%s', async ([, path, init, status, code]) => {
      const response = await fetchRaw(path, init);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({ message: aText, code });
      expect(response.status).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    });

    test('and reveals no internals when something breaks', async () => {
      const broken = await start();
      await rm(join(broken.dataDir, 'tmp'), { recursive: true });
      const form = { title_de: 'x', images: [new Blob(['x'])] };
      const response = await broken.admin('POST /spare', { form });
      expect(response).toMatchObject({ status: 500, json: { code: 'INTERNAL' } });
      expect(JSON.stringify(response.json)).not.toMatch(/ENOENT|tmp|\.ts/);
      await broken.close();
    });
  });

  test('no response can be mistaken for another content type', async () => {
    const json = { 'Content-Type': 'application/json' };
    const calls: [string, RequestInit][] = [
      ['/settings', {}],
      ['/healthz', {}],
      ['/openapi.json', {}],
      ['/nothing', {}],
      ['/spare', {}],
      ['/files/none.png', {}],
      ['/request', { method: 'POST', headers: json, body: '{' }],
      ['/request', { method: 'OPTIONS' }],
    ];
    for (const [path, init] of calls) {
      const { headers } = await fetchRaw(path, init);
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    }
  });

  describe('reads', () => {
    test('public ones carry an ETag and get 304 until something changes', async () => {
      const first = await backend.call('GET /settings');
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      const headers = {
        'If-None-Match': first.headers.get('ETag') ?? '',
        // fetch adds no-cache by itself.
        'Cache-Control': 'max-age=0',
      };
      expect((await backend.call('GET /settings', { headers })).status).toBe(304);
      await backend.admin('PATCH /settings', { json: { phone: '+49 551 2' } });
      expect((await backend.call('GET /settings', { headers })).status).toBe(200);
    });

    test('responses to administrators must not be stored', async () => {
      const { headers } = await backend.admin('GET /request');
      expect(headers.get('Cache-Control')).toBe('no-store');
    });

    test('public reads work with an expired token (spec 7.1)', async () => {
      const headers = { Authorization: 'Bearer long gone' };
      expect((await backend.call('GET /partner?lang=de', { headers })).status).toBe(200);
    });
  });

  test('X-Request-Id is accepted if harmless, else created, and returned', async () => {
    const given = await backend.call('GET /settings', { headers: { 'X-Request-Id': 'abc-1' } });
    expect(given.headers.get('X-Request-Id')).toBe('abc-1');
    const strange = await backend.call('GET /settings', { headers: { 'X-Request-Id': 'a b"c' } });
    expect(strange.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('/healthz and /readyz report the actual state', async () => {
    expect((await backend.call('GET /healthz')).status).toBe(200);
    expect((await backend.call('GET /readyz')).status).toBe(200);
    const sick = await start();
    await rm(join(sick.dataDir, 'files'), { recursive: true });
    expect((await sick.call('GET /healthz')).status).toBe(200);
    expect((await sick.call('GET /readyz')).status).toBe(503);
    await sick.close();
  });

  test('/readyz is 503 where nothing can be stored, and asks no more than every two seconds', async () => {
    const full = await start();
    const folder = join(full.dataDir, 'tmp');
    await rm(folder, { recursive: true });
    expect(await full.call('GET /readyz')).toMatchObject({ status: 503, json: { disk: false } });
    await mkdir(folder);
    expect((await full.call('GET /readyz')).status).toBe(503);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await full.call('GET /readyz')).status).toBe(200);
    await full.close();
  });

  test('a slow client does not block others', async () => {
    const { port } = new URL(backend.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /api/request HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n');
    expect((await backend.call('GET /settings')).status).toBe(200);
    socket.destroy();
  });

  test('the log contains no personal data', async () => {
    // The log goes to the standard output, so run the whole program.
    const program = await runProgram({ LOG_LEVEL: 'info', ADMIN_PASSWORD: 'correct horse' });
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer secret-token' };
    const body = JSON.stringify({ name: 'Erika', company: 'C', email: 'erika@example.org' });
    await fetch(`${program.url}/request?token=geheim`, { method: 'POST', headers, body });
    await fetch(`${program.url}/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ login: 'admin', password: 'correct horse' }),
    });
    const log = await program.stop();
    expect(log).toContain('login admin, password as in ADMIN_PASSWORD');
    expect(log).toContain('"path":"/api/request"');
    expect(log).not.toMatch(/Erika|erika@|geheim|secret-token|127\.0\.0\.1|correct horse/);
  });
});
