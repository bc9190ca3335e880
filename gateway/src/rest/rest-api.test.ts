import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { token } from '../../test/contract-stub.ts';
import { createTestContext } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';
import { RestApi } from './rest-api.ts';

const it = freshGateway({ writes: 'nothing' });
const settings = '{ settings { phone } }';

test('the request id goes to the backend and back, and the token as it came', async () => {
  const headers = { 'x-request-id': 'from-the-browser-1' };
  const response = await it.ask('{ spares { edges { cursor } } }', {}, { token, headers });
  expect(response.headers.get('x-request-id')).toBe('from-the-browser-1');
  expect(it.stub.calls[0]?.headers).toMatchObject({
    'x-request-id': 'from-the-browser-1',
    authorization: 'Bearer token',
    'x-forwarded-for': '127.0.0.1',
  });
  const hostile = await it.ask(settings, {}, { headers: { 'x-request-id': 'a b<script>' } });
  expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what is read after a write in the same operation is read anew', async () => {
  const { rest } = createTestContext(it.stub.url, token);
  for (let times = 0; times < 2; times++) await rest.settings.update({ phone: '1' }, null);
  await Promise.all([rest.settings.find(), rest.account.me(), rest.account.me()]);
  const each = ['PATCH /settings', 'GET /settings'];
  expect(it.lines()).toEqual([...each, ...each, 'POST /auth/me']);
  await rest.settings.update({ phone: '2' }, null);
  await rest.account.me();
  expect(it.lines().slice(5)).toEqual([...each, 'POST /auth/me']);
});

test('a read with a token is none that may be shown to visitors', async () => {
  const { session } = createTestContext(it.stub.url, token);
  const api = new (class extends RestApi {
    read = (admin: boolean) => this.get('/settings', { admin, schema: z.unknown() });
  })(session);
  await Promise.all([api.read(true), api.read(true), api.read(false)]);
  const tokens = it.stub.calls.map(({ headers }) => headers.authorization);
  expect(tokens.toSorted()).toEqual(['Bearer token', undefined]);
  expect(session.tags).toEqual([{ feature: 'settings', id: undefined }]);
});

test.each([
  [204, [{ feature: 'settings', id: undefined, certain: true }]],
  [500, [{ feature: 'settings', id: undefined, certain: false }]],
  [404, []],
])('a write answered with %i may have changed what is cached: %j', async (status, changed) => {
  const { rest, session } = createTestContext(it.stub.url, token);
  const invalidate = vi.spyOn(session, 'invalidate');
  it.stub.interfere = (req, res) =>
    void req.resume().once('end', () => res.writeHead(status).end());
  await rest.settings.update({ phone: '1' }, null).catch(() => undefined);
  expect(invalidate.mock.calls).toEqual(changed.map((write) => [write]));
});

test('without a token nothing of an administrator is called', async () => {
  const { rest } = createTestContext(it.stub.url);
  await expect(rest.settings.update({}, null)).rejects.toMatchObject({
    extensions: { code: 'UNAUTHENTICATED', row: 'PATCH /settings' },
  });
  expect(it.lines()).toEqual([]);
});

describe('over a backend that knows pages, but no filter', () => {
  const it = freshGateway({ extensions: { 'GET /request': ['first'] } });
  test('a total counts for the page that was asked for, not for the whole list', async () => {
    const { rest } = createTestContext(it.stub.url, token);
    it.stub.interfere = (_, res) => void res.setHeader('x-list-total', 7).end('[]');
    expect(await rest.request.page({ first: '2' })).toEqual({ entries: [], total: 7 });
    expect(await rest.request.page({ first: '2', text: 'bob' })).toEqual({ entries: [] });
  });
});
