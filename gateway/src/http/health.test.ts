import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readMetrics } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

describe('over a backend that reports its state', () => {
  const it = freshGateway({ extensions: { 'GET /readyz': [] } });
  const settings = '{"phone":""}';

  test.each([
    ['{"ok":true,"files":false}', { status: 'ok', files: 'away' }, 'connected{to="files"} 0'],
    ['{"ok":true,"files":true}', { status: 'ok', files: 'connected' }, 'connected{to="files"} 1'],
    ['<html>', { status: 'ok' }, undefined],
  ])('readyz and metrics report the file store: a backend says %s', async (text, body, line) => {
    it.stub.interfere = (req, res) => res.end(req.url?.endsWith('/readyz') ? text : settings);
    const ready = await fetch(`${it.url()}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, body]);
    const metrics = await readMetrics(it.url());
    if (line) expect(metrics).toContain(line);
    else expect(metrics).not.toContain('to="files"');
  });

  test('readyz is 503 where it says that it cannot store', async () => {
    const text = '{"ok":false,"files":true}';
    it.stub.interfere = (req, res) => res.end(req.url?.endsWith('/readyz') ? text : settings);
    expect((await fetch(`${it.url()}/readyz`)).status).toBe(503);
  });
});

describe('over any backend', () => {
  const it = freshGateway({ isStrict: true });
  const status = async (path: string) => (await fetch(it.url() + path)).status;

  test('readyz asks by section 7 alone, once for all who ask within two seconds', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const asked = Array.from({ length: 30 }, () => status('/readyz'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    clock.mockReturnValue(2_000);
    expect(await status('/readyz')).toBe(200);
    expect(it.lines()).toEqual(['GET /settings']);
    clock.mockReturnValue(2_001);
    expect(await status('/readyz')).toBe(200);
    expect(it.lines()).toEqual(['GET /settings', 'GET /settings']);
  });

  test.each<[string, (res: ServerResponse) => unknown]>([
    ['an error', (res) => res.writeHead(503).end()],
    ['401', (res) => res.writeHead(401).end('{}')],
    ['404', (res) => res.writeHead(404).end('{"phone":""}')],
    ['a page', (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')],
    ['what another API says', (res) => res.end('{"message":"hello"}')],
  ])('readyz is 503 where the settings are %s; healthz does not ask', async (_, respond) => {
    it.stub.interfere = (req, res) => {
      req.resume();
      respond(res);
    };
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  });

  test('metrics do not wait for a backend that is silent', async () => {
    it.stub.interfere = (req) => void req.resume();
    expect(await readMetrics(it.url())).toContain('backend_breaker_open 0');
  });
});
