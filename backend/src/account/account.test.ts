import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '../durations.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { setPassword } from './account-store.ts';
import { hashPassword } from './passwords.ts';

describeOnBoth('account', (start) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await start();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await backend.close();
  });

  const login = (password = 'correct horse', name = 'admin') =>
    backend.call('POST /auth/login', { json: { login: name, password } });
  const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  const statusOf = async (token: string) =>
    (await backend.call('POST /auth/me', withToken(token))).status;
  const passTime = (ms: number) => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + ms });
  };

  test('POST /auth/login gives a token of 256 bits, also for a spelling that looks like the login (spec 7.2)', async () => {
    const { token } = (await login('correct horse', ' ａDмin\u200b')).json;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await backend.call('POST /auth/me', withToken(token))).json).toMatchObject({
      login: 'admin',
    });
  });

  test('a login that waits while the password is changed gives no token', async () => {
    const database = await backend.openDatabase();
    const account = await database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    await login('wrong');
    await database.updateTable('login_failure').set({ failures: 5 }).execute();
    const waiting = login();
    const failures = () =>
      database.selectFrom('login_failure').select('failures').executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect(await failures()).toEqual({ failures: 6 }));
    await setPassword(database, account.id, 'another horse');
    expect((await waiting).status).toBe(401);
    expect(await database.selectFrom('token').select('hash').execute()).toEqual([]);
    await database.deleteFrom('login_failure').execute();
    expect((await login('another horse')).status).toBe(200);
  });

  test('of several who take logins that look alike at the same time, one succeeds, and nobody gets a server error', async () => {
    const database = await backend.openDatabase();
    const admin = await database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const logins = Array.from({ length: 4 }, (_, index) => `rival${index}`);
    const accounts = logins.map((name) => ({
      login: name,
      role: 'clerk' as const,
      password_hash: admin.password_hash,
    }));
    await database.insertInto('account').values(accounts).execute();
    const tokens: string[] = [];
    for (const name of logins) tokens.push((await login(undefined, name)).json.token);
    for (let round = 0; round < 15; round += 1) {
      const renamed = await Promise.all(
        tokens.map((token, index) => {
          const json = { login: `${index % 2 ? 'T' : 't'}aken${round}` };
          return backend.call('PATCH /auth/login', { json, ...withToken(token) });
        }),
      );
      const statuses = renamed.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
    }
  });

  test('a wrong password and an unknown login get the same response (spec 8)', async () => {
    const wrong = await login('wrong');
    const unknown = await login('wrong', 'nobody');
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
  });

  test('the fourth failed login is delayed, until one succeeds', async () => {
    const database = await backend.openDatabase();
    const failures = () => database.selectFrom('login_failure').selectAll().execute();
    for (let count = 0; count < 3; count += 1) await login('wrong');
    const begin = performance.now();
    expect((await login('wrong')).status).toBe(401);
    expect(performance.now() - begin).toBeGreaterThan(240);
    expect((await login()).status).toBe(200);
    expect(await failures()).toEqual([]);
  });

  test('where too many wait at an address, in one spelling or another, the right password is wrong', async () => {
    const database = await backend.openDatabase();
    const now = Date.now();
    const row = { key: 'address 203.0.113.7', failures: 9, next_at: now + hourMs, last_at: now };
    await database.insertInto('login_failure').values(row).execute();
    const json = { login: 'admin', password: 'correct horse' };
    const headers = { 'X-Forwarded-For': '::ffff:203.0.113.7' };
    expect((await backend.call('POST /auth/login', { json, headers })).status).toBe(401);
    const change = { old_password: 'correct horse', password: 'a new secret' };
    const refused = await backend.admin('PATCH /auth/password', { json: change, headers });
    expect(refused).toMatchObject({ status: 400, json: { fields: { old_password: 'is wrong' } } });
    expect((await login()).status).toBe(200);
  });

  test('changing the login keeps tokens, changing the password revokes all of them (spec 4, 7.2)', async () => {
    const [one, two] = [(await login()).json.token, (await login()).json.token];
    const changed = await backend.call('PATCH /auth/login', {
      ...withToken(one),
      json: { login: 'boss' },
    });
    expect(changed.json).toEqual({ login: 'boss', role: 'owner' });
    expect(await statusOf(two)).toBe(200);

    const json = { old_password: 'correct horse', password: 'a new secret' };
    const refused = await backend.call('PATCH /auth/password', {
      ...withToken(one),
      json: { ...json, old_password: 'no' },
    });
    expect(refused).toMatchObject({ status: 400, json: { fields: { old_password: 'is wrong' } } });
    expect(await statusOf(two)).toBe(200);

    await backend.call('PATCH /auth/password', { ...withToken(one), json });
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 401]);
    expect((await login('correct horse', 'boss')).status).toBe(401);
    expect((await login('a new secret', 'boss')).status).toBe(200);
  });

  test.for(['', 'x', 'seven77'])('%o is too short for a new password', async (password) => {
    const json = { old_password: 'correct horse', password };
    expect(await backend.admin('PATCH /auth/password', { json })).toMatchObject({
      status: 400,
      json: { code: 'INVALID', fields: { password: 'must have at least 8 characters' } },
    });
    expect((await login()).status).toBe(200);
  });

  test('older accounts whose logins look alike are each found by their exact login', async () => {
    const database = await backend.openDatabase();
    for (const name of ['Admin', 'olga', 'Olga']) {
      const created = { password_hash: await hashPassword(`of ${name}`), created_at: '' };
      await database
        .insertInto('account')
        .values({ login: name, role: 'clerk', ...created })
        .execute();
    }
    for (const name of ['Admin', 'olga', 'Olga']) {
      expect((await login(`of ${name}`, name)).status).toBe(200);
    }
    expect((await login()).status).toBe(200);
    expect((await login('of olga', 'OLGA')).status).toBe(401);
  });

  test('a password is taken as typed, with its blanks, in each Unicode form (spec 7.2), also by older hashes', async () => {
    const [composed, decomposed] = ['  Schlüssel\t', '  Schlu\u0308ssel\t'];
    const json = { old_password: 'correct horse', password: decomposed };
    expect((await backend.admin('PATCH /auth/password', { json })).status).toBe(200);
    expect((await login(composed)).status).toBe(200);
    expect((await login(decomposed)).status).toBe(200);
    expect((await login(composed.trim())).status).toBe(401);
    const database = await backend.openDatabase();
    await database
      .updateTable('account')
      .set({ password_hash: await hash(decomposed) })
      .execute();
    expect((await login(decomposed)).status).toBe(200);
  });

  test('an older session changes the login with the password only', async () => {
    const { token } = (await login()).json;
    const change = (json: object) =>
      backend.call('PATCH /auth/login', { ...withToken(token), json: { login: 'boss', ...json } });
    expect((await change({ password: 'wrong' })).status).toBe(400);
    passTime(10 * 60 * 1000 + 1);
    expect(await change({})).toMatchObject({
      status: 403,
      json: { code: 'PASSWORD_REQUIRED', fields: { password: 'is needed' } },
    });
    expect(await change({ password: 'wrong' })).toMatchObject({
      status: 400,
      json: { fields: { password: 'is wrong' } },
    });
    expect((await backend.call('POST /auth/me', withToken(token))).json.login).toBe('admin');
    expect(await change({ password: 'correct horse' })).toMatchObject({
      status: 200,
      json: { login: 'boss' },
    });
  });

  test('POST /auth/logout revokes this token only', async () => {
    const [one, two] = [(await login()).json.token, (await login()).json.token];
    await backend.call('POST /auth/logout', withToken(one));
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200]);
  });

  test('a token expires after 12 hours without use, and after a week however much it is used', async () => {
    const [used, idle] = [(await login()).json.token, (await login()).json.token];
    passTime(11 * hourMs);
    expect(await statusOf(used)).toBe(200);
    passTime(2 * hourMs);
    expect(await statusOf(idle)).toBe(401);
    for (let hours = 13; hours < 168; hours += 10) {
      expect(await statusOf(used)).toBe(200);
      passTime(10 * hourMs);
    }
    expect(await statusOf(used)).toBe(401);
  });

  test('a session that a clock began while it was ahead ends once it is right', async () => {
    const now = Date.now();
    passTime(40 * dayMs);
    const { token } = (await login()).json;
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(now);
    const change = { json: { login: 'boss' }, ...withToken(token) };
    expect((await backend.call('PATCH /auth/login', change)).status).toBe(401);
    const present = (await login()).json.token;
    const { json } = await backend.call<object[]>('GET /session', withToken(present));
    expect(json).toHaveLength(1);
    // Nor is it back when its time is there.
    vi.setSystemTime(now + 40 * dayMs);
    expect(await statusOf(token)).toBe(401);
  });

  test('a session that was used while the clock was ahead still expires after 12 hours without use', async () => {
    const now = Date.now();
    const { token } = (await login()).json;
    passTime(11 * hourMs);
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(now);
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(now + 13 * hourMs);
    expect(await statusOf(token)).toBe(401);
  });
});
