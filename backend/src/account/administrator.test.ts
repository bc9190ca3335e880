import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '../durations.ts';
import { notAllowed } from '../errors.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aText, type Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { removeAdministrator } from './administrator-store.ts';

describeOnBoth('administrators', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  const invite = async (as = backend.admin) =>
    (await as('POST /invitation', { json: { password: 'correct horse' } })).json;
  const accept = (token: string, login: string, password = 'correct horse') =>
    backend.call('POST /auth/invitation', { json: { token, login, password } });
  const logIn = (login: string, password = 'correct horse') =>
    backend.call('POST /auth/login', { json: { login, password } });
  const remove = (id: number | undefined, as = backend.admin) =>
    as(`DELETE /administrator/${id}`, { json: { password: 'correct horse' } });
  /** Adds an administrator who is logged in. */
  const add = async (login: string) => {
    const { id } = (await accept((await invite()).token, login)).json;
    const { token } = (await logIn(login)).json;
    const call: TestBackend['admin'] = (line, options = {}) =>
      backend.call(line, { ...options, ...bearer(token) });
    return { id, token, call };
  };
  const logins = async () =>
    (await backend.admin<Json[]>('GET /administrator')).json.map(({ login }) => login);
  const openInvitations = async () =>
    (await backend.admin<Json[]>('GET /invitation')).json.map(({ id }) => id);

  beforeEach(async () => {
    for (const { id, login } of (await backend.admin<Json[]>('GET /administrator')).json) {
      if (login !== 'admin') await remove(id);
    }
    for (const id of await openInvitations()) await backend.admin(`DELETE /invitation/${id}`);
  });

  test('who is invited sets login and password, and is an administrator like the first', async () => {
    const { id, token, expires_at, created_at } = await invite();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * dayMs);
    expect(await openInvitations()).toEqual([id]);
    expect((await backend.admin('GET /invitation?text=ADM')).json).toEqual([
      { id, created_by: 'admin', role: 'owner', created_at, expires_at },
    ]);

    expect(await accept(token, '  olga ')).toMatchObject({ status: 201, json: { login: 'olga' } });
    expect(await openInvitations()).toEqual([]);
    expect((await backend.admin('GET /administrator?text=OLG')).json).toHaveLength(1);
    const olga = (await logIn('olga')).json.token;
    expect((await backend.call('GET /administrator', bearer(olga))).json).toMatchObject([
      { login: 'admin', created_at: aText, current: false },
      { login: 'olga', created_at: aText, current: true },
    ]);
  });

  test('inviting takes the password of the inviter', async () => {
    for (const json of [{}, { password: 'wrong' }]) {
      expect(await backend.admin('POST /invitation', { json })).toMatchObject({
        status: 400,
        json: { code: 'INVALID', fields: { password: aText } },
      });
    }
    expect(await openInvitations()).toEqual([]);
  });

  test('an invitation is for one, and stays open when there are others', async () => {
    const [{ token }, another] = [await invite(), await invite()];
    await accept(token, 'olga');
    expect(await accept(token, 'second')).toMatchObject({
      status: 400,
      json: { fields: { token: 'does not exist' } },
    });
    const both = await Promise.all(['one', 'two'].map((login) => accept(another.token, login)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(await logins()).toHaveLength(3);
  });

  test('for a week', async () => {
    const { token } = await invite();
    const database = await backend.openDatabase();
    const expires_at = new Date(Date.now() - 1).toISOString();
    await database.updateTable('invitation').set({ expires_at }).execute();
    expect(await openInvitations()).toEqual([]);
    expect(await accept(token, 'olga')).toMatchObject({
      status: 400,
      json: { fields: { token: 'does not exist' } },
    });
  });

  test('and until it is withdrawn', async () => {
    const { id, token } = await invite();
    const withdraw = () => backend.admin(`DELETE /invitation/${id}`);
    expect((await withdraw()).json).toEqual({ id });
    expect((await withdraw()).status).toBe(404);
    expect((await accept(token, 'olga')).status).toBe(400);
    expect(await logins()).toEqual(['admin']);
  });

  test('a login that is taken, or a short password, leaves the invitation open', async () => {
    const { token } = await invite();
    expect(await accept(token, 'admin')).toMatchObject({
      status: 400,
      json: { fields: { login: 'is taken' } },
    });
    expect(await accept(token, 'olga', 'short')).toMatchObject({
      status: 400,
      json: { fields: { password: 'must have at least 8 characters' } },
    });
    expect((await accept(token, 'olga')).status).toBe(201);
  });

  test('a login that looks like a taken one is refused, except to its own account', async () => {
    const json = { login: 'аDmin\u200b' };
    const taken = { status: 400, json: { fields: { login: 'is taken' } } };
    expect(await accept((await invite()).token, json.login)).toMatchObject(taken);
    const olga = await add('olga');
    expect(await olga.call('PATCH /auth/login', { json })).toMatchObject(taken);
    const other = await olga.call('PATCH /auth/login', { json: { login: 'OLGA' } });
    expect(other).toMatchObject({ status: 200, json: { login: 'OLGA' } });
  });

  test('of logins that look alike, set at the same moment, one is taken', async () => {
    const logins = ['Anna', 'аnna', 'anna\u200b'];
    const tokens = await Promise.all(logins.map(async () => (await invite()).token));
    const accepted = await Promise.all(logins.map((login, n) => accept(tokens[n] ?? '', login)));
    expect(accepted.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  test('a login that nobody could see is none', async () => {
    expect(await accept((await invite()).token, '\u200b\u2060')).toMatchObject({
      status: 400,
      json: { fields: { login: 'must not be empty' } },
    });
  });

  test('without an invitation the response does not reveal which logins exist', async () => {
    const [taken, free] = [await accept('x', 'admin'), await accept('x', 'nobody')];
    expect(taken.status).toBe(400);
    expect(taken.json).toEqual(free.json);
  });

  test('with an administrator his sessions and invitations go', async () => {
    const olga = await add('olga');
    const { token } = await invite(olga.call);
    const { json } = await remove(olga.id);
    expect(json).toEqual({ id: olga.id });
    expect((await olga.call('POST /auth/me')).status).toBe(401);
    expect((await logIn('olga')).status).toBe(401);
    expect((await accept(token, 'friend of olga')).status).toBe(400);
  });

  test('an administrator removes neither his own account nor one that does not exist', async () => {
    expect((await remove(999_999)).status).toBe(404);
    const [self] = (await backend.admin<Json[]>('GET /administrator')).json;
    expect(await remove(self?.id)).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT' },
    });
    expect(await logins()).toEqual(['admin']);
  });

  test('who is removed or lowered while a call waits changes no account with it', async () => {
    const { id } = await add('olga');
    const json = { role: 'clerk', password: 'correct horse' };
    await backend.admin(`PATCH /administrator/${id}`, { json });
    const database = await backend.openDatabase();
    const [admin] = (await backend.admin<Json[]>('GET /administrator')).json;
    for (const callerId of [id, 999_999]) {
      const removed = removeAdministrator(database, admin?.id ?? 0, callerId);
      await expect(removed).rejects.toThrow(notAllowed());
    }
    expect(await logins()).toEqual(['admin', 'olga']);
  });

  test('of two administrators who remove each other at the same moment one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await add('one'), await add('two')];
      const responses = await Promise.all([remove(two.id, one.call), remove(one.id, two.call)]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const [left] = (await logins()).filter((login) => login !== 'admin');
      expect(['one', 'two']).toContain(left);
      const id = left === 'one' ? one.id : two.id;
      await remove(id);
    }
  });
});
