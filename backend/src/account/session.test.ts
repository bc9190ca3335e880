import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { sqliteFile } from '../database/open-database.ts';
import { sqliteDialect } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { hourMs } from '../durations.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aText } from '../testing/json.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { browserName } from './browser-name.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from '../database/token-hash.ts';

interface Session {
  id: string;
  login: string;
  used_at: string;
  current: boolean;
}

describeOnBoth('sessions', (start) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await start();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await backend.close();
  });

  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const logIn = async (login = 'admin') => {
    const headers = { 'User-Agent': firefox, 'X-Forwarded-For': '203.0.113.7' };
    const json = { login, password: 'correct horse' };
    const { token } = (await backend.call('POST /auth/login', { json, headers })).json;
    const call: TestBackend['admin'] = (line, options = {}) =>
      backend.call(line, { ...options, headers: { Authorization: `Bearer ${token}` } });
    return { token, call };
  };
  const list = async (as = backend.admin) => (await as<Session[]>('GET /session')).json;
  const isLoggedIn = async (session: { call: TestBackend['admin'] }) =>
    (await session.call('POST /auth/me')).status === 200;

  test('are listed with address, rough browser and times, and never with their tokens', async () => {
    const { token, call } = await logIn();
    const sessions = await list(call);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toEqual({
      id: aText,
      login: 'admin',
      created_at: aText,
      used_at: aText,
      expires_at: aText,
      address: '203.0.113.7',
      browser: 'Firefox on Windows',
      current: true,
    });
    expect(JSON.stringify(sessions)).not.toContain(token);
    for (const { id } of sessions) {
      const headers = { Authorization: `Bearer ${id}` };
      expect((await backend.call('POST /auth/me', { headers })).status).toBe(401);
    }
  });

  test('tell when they were used last, and are gone once they have expired', async () => {
    const { call } = await logIn();
    const now = Date.now();
    const later = now + 3 * hourMs;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    await call('POST /auth/me');
    const [last, other] = await list(call);
    expect(last).toMatchObject({ current: true, used_at: new Date(later).toISOString() });
    expect(other).toBeDefined();
    vi.setSystemTime(now + 13 * hourMs);
    expect(await list(call)).toMatchObject([{ current: true }]);
  });

  test.for(['GET /request/count', 'GET /application/count'])(
    '%s, which an open dashboard asks by itself, prolongs none',
    async (line) => {
      const now = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: now + 11 * hourMs });
      expect((await backend.admin(line)).status).toBe(200);
      vi.setSystemTime(now + 13 * hourMs);
      expect((await backend.admin(line)).status).toBe(401);
    },
  );

  test('one can be ended from another, at once', async () => {
    const other = await logIn();
    const found = (await list()).find(({ current }) => !current);
    expect((await backend.admin(`DELETE /session/${found?.id}`)).json).toEqual({ id: found?.id });
    expect(await isLoggedIn(other)).toBe(false);
    expect(await isLoggedIn({ call: backend.admin })).toBe(true);
    expect((await backend.admin(`DELETE /session/${found?.id}`)).status).toBe(404);
  });

  test('all others of the account can be ended, those of other accounts stay', async () => {
    const { token } = (
      await backend.admin('POST /invitation', { json: { password: 'correct horse' } })
    ).json;
    const json = { token, login: 'olga', password: 'correct horse' };
    await backend.call('POST /auth/invitation', { json });
    const [one, two, olga] = [await logIn(), await logIn(), await logIn('olga')];
    expect((await one.call('POST /session/end-others')).json).toEqual({ ended: 2 });
    const left = [one, two, olga].map(isLoggedIn);
    expect(await Promise.all(left)).toEqual([true, false, true]);
  });
});

test('accounts and sessions of an older version go on', async () => {
  const dataDir = newFolder();
  const older = new Kysely<Tables>({ dialect: sqliteDialect(sqliteFile(dataDir)) });
  const known = Object.entries(migrations('sqlite')).filter(([name]) => name < '014');
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(known)) };
  await new Migrator({ db: older, provider }).migrateToLatest();
  const account = { login: 'admin', password_hash: await hashPassword('correct horse') };
  // Without a role, which the account gets by a migration.
  await sql`insert into account (login, password_hash)
    values (${account.login}, ${account.password_hash})`.execute(older);
  const [loggedInAt, usedAt] = [Date.now() - 5 * hourMs, Date.now() - hourMs];
  const ends = { expires_at: usedAt + 12 * hourMs, ends_at: loggedInAt + 7 * 24 * hourMs };
  const token = { hash: hashToken('old-token'), account_id: 1, ...ends };
  await older.insertInto('token').values(token).execute();
  await older.destroy();

  const backend = await startTestBackend({ dataDir });
  const headers = { Authorization: 'Bearer old-token' };
  const { json } = await backend.admin<Session[]>('GET /session');
  expect(json.find(({ current }) => !current)).toMatchObject({
    id: token.hash,
    created_at: new Date(loggedInAt).toISOString(),
    used_at: new Date(usedAt).toISOString(),
    browser: '',
  });
  expect((await backend.call('GET /administrator', { headers })).json).toMatchObject([
    { role: 'owner', created_at: null, current: true },
  ]);
  await backend.close();
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5.0', ''],
])('%s is named roughly', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
