import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { hashPassword } from './passwords.ts';

const HOUR = 60 * 60 * 1000;

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

  test('POST /auth/login gives a token of 256 bits, POST /auth/me its login (spec 7.2)', async () => {
    const { token } = (await login()).json;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await backend.call('POST /auth/me', withToken(token))).json).toMatchObject({
      login: 'admin',
    });
  });

  test('of those who take one login at the same time, one gets it, and none an error of the server', async () => {
    const database = await openDatabase(backend);
    const admin = await database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const logins = Array.from({ length: 4 }, (_, index) => `rival${index}`);
    const accounts = logins.map((name) => ({
      login: name,
      role: 'clerk' as const,
      password_hash: admin.password_hash,
    }));
    await database.insertInto('account').values(accounts).execute();
    await database.destroy();
    const tokens: string[] = [];
    for (const name of logins) tokens.push((await login(undefined, name)).json.token);
    for (let round = 0; round < 15; round += 1) {
      const json = { login: `taken${round}`, password: 'correct horse' };
      const renamed = await Promise.all(
        tokens.map((token) => backend.call('PATCH /auth/login', { json, ...withToken(token) })),
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

  test('failed logins are delayed more and more, until one succeeds', async () => {
    const database = await openDatabase(backend);
    const failures = () => database.selectFrom('login_failure').selectAll().execute();
    const times: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const begin = performance.now();
      expect((await login('wrong')).status).toBe(401);
      times.push(performance.now() - begin);
      // How long an attempt without a delay takes says nothing on a busy machine.
      const isDelayed = (await failures()).some((row) => row.next_at > row.last_at);
      expect(isDelayed).toBe(count >= 3);
    }
    const [, , , fourth = 0, fifth = 0, sixth = 0] = times;
    expect(fourth).toBeGreaterThan(240);
    expect(fifth).toBeGreaterThan(490);
    expect(sixth).toBeGreaterThan(990);
    expect((await login()).status).toBe(200);
    expect(await failures()).toEqual([]);
    await database.destroy();
  });

  test('parallel attempts cannot avoid the delay', async () => {
    const begin = performance.now();
    const responses = await Promise.all(Array.from({ length: 7 }, () => login('wrong')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
    // 250 + 500 + 1000 + 2000 ms, in sequence.
    expect(performance.now() - begin).toBeGreaterThan(3500);
  });

  describe('by address', () => {
    const from = async (address: string, password = 'wrong', name = 'admin') => {
      const began = performance.now();
      const { status } = await backend.call('POST /auth/login', {
        json: { login: name, password },
        headers: { 'X-Forwarded-For': address },
      });
      return { status, ms: performance.now() - began };
    };

    test('an IPv6 network counts as one: 40 parallel guesses, the right one last, find nothing', async () => {
      // While the clock stands still, no attempt gets another one's turn.
      passTime(0);
      const guesses = Array.from({ length: 40 }, (_, index) =>
        from(`2001:db8:1:2::${index.toString(16)}`, index === 39 ? 'correct horse' : 'wrong'),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([401]));
    });

    test('an IPv4 address within IPv6 is that address', async () => {
      for (const name of ['a', 'b', 'c']) await from('203.0.113.7', 'wrong', name);
      expect((await from('::ffff:203.0.113.7', 'wrong', 'd')).ms).toBeGreaterThan(240);
    });

    test('a flood of guesses from unknown networks finds nothing, and the owner gets in', async () => {
      const home = '198.51.100.1';
      expect((await from(home, 'correct horse')).status).toBe(200);
      passTime(0);
      const guesses = Array.from({ length: 60 }, (_, index) =>
        from(`203.0.113.${index}`, index === 59 ? 'correct horse' : 'wrong'),
      );
      let waiting = guesses.length;
      for (const guess of guesses) void guess.finally(() => waiting--);
      // So many attempts were waiting that this one was not checked.
      expect((await guesses[59])?.status).toBe(401);
      const owner = await from(home, 'correct horse');
      expect(owner.status).toBe(200);
      // The owner does not wait for the others.
      expect(waiting).toBeGreaterThan(0);
      await Promise.all(guesses);
    });
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

  test('a new password is stored as typed, with its leading and trailing blanks (spec 7.2)', async () => {
    const typed = '  two blanks, a tab\t';
    const json = { old_password: 'correct horse', password: typed };
    const changed = await backend.admin('PATCH /auth/password', { json });
    expect(changed.status).toBe(200);
    expect((await login(typed)).status).toBe(200);
    expect((await login(typed.trim())).status).toBe(401);
  });

  test.for(['', 'x', 'seven77'])('%o is too short for a new password', async (password) => {
    const json = { old_password: 'correct horse', password };
    expect(await backend.admin('PATCH /auth/password', { json })).toMatchObject({
      status: 400,
      json: { code: 'INVALID', fields: { password: 'must have at least 8 characters' } },
    });
    expect((await login()).status).toBe(200);
  });

  test('a login is found with blanks around it', async () => {
    await backend.admin('PATCH /auth/login', { json: { login: '  boss ' } });
    for (const name of ['boss', '  boss ']) {
      expect((await login('correct horse', name)).status).toBe(200);
    }
  });

  test.for(['ADMIN', 'аdmin', 'ａdmin', 'ad\u200bmin'])(
    '%o logs in the administrator whose login looks so',
    async (name) => {
      const { token } = (await login('correct horse', name)).json;
      expect((await backend.call('POST /auth/me', withToken(token))).json).toMatchObject({
        login: 'admin',
      });
    },
  );

  test('guesses at one account are counted together however its login is spelt', async () => {
    for (const [index, name] of ['admin', 'Admin', 'ADMIN', 'аdmin'].entries()) {
      await backend.call('POST /auth/login', {
        json: { login: name, password: 'wrong' },
        headers: { 'X-Forwarded-For': `203.0.113.${index}` },
      });
    }
    const database = await openDatabase(backend);
    const counted = await database.selectFrom('login_failure').selectAll().execute();
    await database.destroy();
    expect(counted.map(({ failures }) => failures).toSorted()).toEqual([1, 1, 1, 1, 4]);
  });

  test('older accounts whose logins look alike are each found by their exact login', async () => {
    const database = await openDatabase(backend);
    for (const name of ['Admin', 'olga', 'Olga']) {
      const created = { password_hash: await hashPassword(`of ${name}`), created_at: '' };
      await database
        .insertInto('account')
        .values({ login: name, role: 'clerk', ...created })
        .execute();
    }
    await database.destroy();
    for (const name of ['Admin', 'olga', 'Olga']) {
      expect((await login(`of ${name}`, name)).status).toBe(200);
    }
    expect((await login()).status).toBe(200);
    expect((await login('of olga', 'OLGA')).status).toBe(401);
  });

  test('a password is the same in each Unicode form; older hashes are of what was typed', async () => {
    const [composed, decomposed] = ['Schlüssel', 'Schlu\u0308ssel'];
    const json = { old_password: 'correct horse', password: decomposed };
    expect((await backend.admin('PATCH /auth/password', { json })).status).toBe(200);
    expect((await login(composed)).status).toBe(200);
    expect((await login(decomposed)).status).toBe(200);
    const database = await openDatabase(backend);
    await database
      .updateTable('account')
      .set({ password_hash: await hash(decomposed) })
      .execute();
    await database.destroy();
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

  test('a token expires when it was not used for 12 hours', async () => {
    const { token } = (await login()).json;
    passTime(11 * HOUR);
    expect(await statusOf(token)).toBe(200);
    passTime(11 * HOUR);
    expect(await statusOf(token)).toBe(200);
    passTime(13 * HOUR);
    expect(await statusOf(token)).toBe(401);
  });

  test('a token expires after a week, however much it is used', async () => {
    const { token } = (await login()).json;
    for (let hours = 0; hours < 160; hours += 10) {
      passTime(10 * HOUR);
      expect(await statusOf(token)).toBe(200);
    }
    passTime(9 * HOUR);
    expect(await statusOf(token)).toBe(401);
  });
});
