import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minuteMs } from '../durations.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aText, type Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';

describeOnBoth('who else edits', (start) => {
  let backend: TestBackend;
  let anna: TestBackend['admin'];
  beforeEach(async () => {
    backend = await start();
    const { token } = (
      await backend.admin('POST /invitation', { json: { password: 'correct horse' } })
    ).json;
    const login = { login: 'anna@example.org', password: 'correct horse' };
    await backend.call('POST /auth/invitation', { json: { token, ...login } });
    anna = await logIn(login);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await backend.close();
  });

  async function logIn(json: { login: string; password: string }): Promise<TestBackend['admin']> {
    const { token } = (await backend.call('POST /auth/login', { json })).json;
    const headers = { Authorization: `Bearer ${token}` };
    return (line, options = {}) => backend.call(line, { ...options, headers });
  }

  const addSpare = async () => (await backend.admin('POST /spare', { json: {} })).json.id;
  const report = async (form: object, as = backend.admin) =>
    (await as<Json[]>('POST /editing', { json: form })).json;
  const pass = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time });

  test('an open form is listed with its login and time, until five minutes after its last report', async () => {
    const form = { kind: 'spare', entity: await addSpare() };
    expect(await report(form, anna)).toMatchObject([{ login: 'admin', opened_at: '' }]);
    const [editor] = await report(form);
    expect(editor).toEqual({ login: 'anna@example.org', opened_at: aText, saved_at: '' });
    pass(4 * minuteMs);
    await report(form, anna);
    pass(4 * minuteMs);
    expect(await report(form)).toEqual([editor]);
    pass(2 * minuteMs);
    expect(await report(form)).toEqual([]);
    await report(form, anna);
    expect(await report(form)).toMatchObject([{ login: 'anna@example.org' }]);
    expect(await report(form)).not.toEqual([editor]);
  });

  test('an enquiry that is being answered is listed for the others, until its reports end', async () => {
    const sent = { name: 'A. Muster', company: 'Muster AG', email: 'a@example.org' };
    const { id } = (await backend.call('POST /request', { json: sent })).json;
    const open = async (as = backend.admin) => (await as('GET /editing?kind=request')).json;
    expect(await open()).toEqual([]);
    await report({ kind: 'request', entity: id }, anna);
    expect(await open()).toEqual([{ entity_id: id, login: 'anna@example.org' }]);
    expect(await open(anna)).toEqual([]);
    await anna('PATCH /request', { json: { ids: [id], note: 'Angebot 17' } });
    const editor = { login: 'anna@example.org', opened_at: aText, saved_at: aText };
    expect(await report({ kind: 'request', entity: id })).toEqual([editor]);
    pass(2 * minuteMs);
    expect(await open()).toEqual([]);
  });

  test('a save is listed for five minutes', async () => {
    const id = await addSpare();
    const form = { kind: 'spare', entity: id };
    pass(6 * minuteMs);
    await anna(`PATCH /spare/${id}`, { json: { title_de: 'Düse' } });
    const saved = { login: 'anna@example.org', opened_at: '', saved_at: aText };
    expect(await report(form)).toEqual([saved]);
    pass(6 * minuteMs);
    expect(await report(form)).toEqual([]);
  });

  test('an own session is nobody else, another session of the same login is', async () => {
    const form = { kind: 'spare', entity: await addSpare() };
    await report(form);
    expect(await report(form)).toEqual([]);
    const elsewhere = await logIn({ login: 'admin', password: 'correct horse' });
    expect(await report(form, elsewhere)).toMatchObject([{ login: 'admin', opened_at: aText }]);
  });

  test('an own session that has ended is nobody else, neither what it had open nor what it saved', async () => {
    const id = await addSpare();
    const form = { kind: 'spare', entity: id };
    pass(6 * minuteMs);
    const ended = await logIn({ login: 'admin', password: 'correct horse' });
    await report(form, ended);
    await ended(`PATCH /spare/${id}`, { json: { title_de: 'Düse' } });
    const editor = { login: 'admin', opened_at: aText, saved_at: aText };
    expect(await report(form)).toEqual([editor]);
    await ended('POST /auth/logout');
    expect(await report(form)).toEqual([]);
    // For others it stays listed for as long as before.
    expect(await report(form, anna)).toMatchObject([{ login: 'admin', saved_at: aText }]);
  });

  test('something else that is open is not told; pages are named by their slug, settings by nothing', async () => {
    const id = await addSpare();
    await report({ kind: 'service', entity: id }, anna);
    await report({ kind: 'spare', entity: id + 1 }, anna);
    await report({ kind: 'page', slug: 'contact' }, anna);
    await report({ kind: 'settings' }, anna);
    expect(await report({ kind: 'product', entity: id })).toEqual([]);
    expect(await report({ kind: 'page', slug: 'careers' })).toEqual([]);
    expect(await report({ kind: 'page', slug: 'unknown' })).toEqual([]);
    const open = [{ login: 'anna@example.org', opened_at: aText, saved_at: '' }];
    expect(await report({ kind: 'page', slug: 'contact' })).toEqual(open);
    expect(await report({ kind: 'settings' })).toEqual(open);
  });

  test('a report is neither in log nor history, and prolongs no session', async () => {
    const id = await addSpare();
    const sizes = async () =>
      Promise.all(
        ['/log', `/revision?kind=spare&entity=${id}`, '/session'].map(
          async (path) => (await backend.admin(`GET ${path}`)).json,
        ),
      );
    const before = await sizes();
    const database = await backend.openDatabase();
    const lastUses = () => database.selectFrom('token').select(['used_at', 'expires_at']).execute();
    const uses = await lastUses();
    pass(6 * minuteMs);
    await report({ kind: 'spare', entity: id }, anna);
    await report({ kind: 'spare', entity: id });
    expect(await lastUses()).toEqual(uses);
    vi.useRealTimers();
    expect(await sizes()).toEqual(before);
    pass(13 * 60 * minuteMs);
    expect((await anna('POST /editing', { json: { kind: 'settings' } })).status).toBe(401);
  });

  test('what has expired is deleted, so that the table stays small', async () => {
    await report({ kind: 'settings' });
    pass(6 * minuteMs);
    await report({ kind: 'category', entity: 7 }, anna);
    const database = await backend.openDatabase();
    const rows = await database.selectFrom('open_form').select('kind').execute();
    expect(rows).toEqual([{ kind: 'category' }]);
  });
});
