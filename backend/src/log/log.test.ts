import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireLog } from '../history/log.ts';
import { operations } from '../openapi/operations.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aText } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';

interface Entry {
  id: number;
  at: string;
  login: string;
  address: string;
  operation: string;
  target: string;
  refused: string;
  expires_at: string;
  subject: Subject | null;
}

interface Subject {
  kind: string;
  entity_id: number;
  title: string;
  owner_kind: string;
  owner_id: number | null;
  owner_title: string;
  deleted: boolean;
}

describeOnBoth('the log', (start) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await start({ keepLogDays: 90 });
  });
  afterEach(() => backend.close());

  const read = async (query = '') => (await backend.admin<Entry[]>(`GET /log${query}`)).json;
  const newest = async () => (await read('?order=-id&first=1'))[0];
  const logIn = (login: string, password: string) =>
    backend.call('POST /auth/login', { json: { login, password } });

  test('says who did what, when and from where', async () => {
    const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Düse' } })).json;
    const entry = { id: expect.any(Number) as number, at: aText, login: 'admin', address: aText };
    expect(await newest()).toEqual({
      ...entry,
      operation: 'addSpare',
      target: String(id),
      refused: '',
      expires_at: aText,
      subject: expect.objectContaining({ kind: 'spare', title: 'Düse' }) as Subject,
    });
    const part = (await backend.admin(`POST /spare/${id}/part`, { json: {} })).json;
    await backend.admin(`DELETE /spare/${id}/part/${part.id}`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    });
    expect(await newest()).toMatchObject({
      operation: 'deleteSubPart',
      target: `${id}/${part.id}`,
      address: '203.0.113.7',
    });
  });

  test('names logins, right and wrong; of a login that does not exist not what was typed', async () => {
    await logIn('admin', 'correct horse');
    await logIn('admin', 'wrong');
    await logIn('my password', 'wrong');
    const entries = (await read()).map(({ operation, login }) => [operation, login]);
    expect(entries.slice(-3)).toEqual([
      ['login', 'admin'],
      ['loginFailed', 'admin'],
      ['loginFailed', ''],
    ]);
  });

  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ])('keeps only the network of a failed login from %s', async (address, network) => {
    const json = { login: 'admin', password: 'wrong' };
    await backend.call('POST /auth/login', { json, headers: { 'X-Forwarded-For': address } });
    expect(await newest()).toMatchObject({ operation: 'loginFailed', address: network });
  });

  test('names an invitation by its id, when it is sent and when it is accepted', async () => {
    const { id, token } = (
      await backend.admin('POST /invitation', { json: { password: 'correct horse' } })
    ).json;
    const json = { token, login: 'olga', password: 'correct horse' };
    await backend.call('POST /auth/invitation', { json });
    expect((await read()).slice(-2)).toMatchObject([
      { operation: 'addInvitation', login: 'admin', target: String(id) },
      { operation: 'acceptInvitation', login: 'olga', target: String(id) },
    ]);
  });

  test('says nothing of what is only read', async () => {
    const before = await read();
    await backend.admin('GET /spare');
    await backend.admin('GET /spare/999');
    await backend.admin('POST /auth/me');
    expect(await read()).toEqual(before);
  });

  test('says nothing of the preview of an import, but of the import', async () => {
    const { id } = (await backend.admin('POST /spare', { json: {} })).json;
    const before = (await read()).length;
    const form = { file: new Blob(['partnumber;quantity\nHT-1;2\n']) };
    const line = `POST /spare/${id}/part/import`;
    expect((await backend.admin(`${line}?preview=true`, { form })).status).toBe(200);
    expect((await backend.admin('POST /spare/999/part/import?preview=true', { form })).status).toBe(
      404,
    );
    expect(await read()).toHaveLength(before);
    await backend.admin(line, { form });
    const operation = 'importSubParts';
    const subject = { kind: 'spare', entity_id: id };
    expect((await read()).slice(before)).toMatchObject([{ operation, target: `${id}`, subject }]);
  });

  test('says what was refused, and why, without what was sent', async () => {
    const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Düse' } })).json;
    const before = (await read()).length;
    const line = `PATCH /spare/${id}`;
    const json = { title_de: 'geheim' };
    await backend.admin(line, { json, headers: { 'If-Match': '"1"' } });
    await backend.admin(line, { json: { title_de: ['geheim'] } });
    await backend.admin('PATCH /spare/999', { json });
    await backend.admin('PATCH /spare/geheim', { json });
    const passwords = { old_password: 'geheim', password: 'geheim geheim' };
    await backend.admin('PATCH /auth/password', { json: passwords });
    const entries = (await read()).slice(before);
    const admin = { login: 'admin', address: aText };
    expect(entries).toMatchObject([
      { ...admin, operation: 'updateSpare', target: String(id), refused: 'OUTDATED' },
      { ...admin, operation: 'updateSpare', target: String(id), refused: 'INVALID' },
      { ...admin, operation: 'updateSpare', target: '999', refused: 'NOT_FOUND' },
      { ...admin, operation: 'updateSpare', target: '', refused: 'NOT_FOUND' },
      { ...admin, operation: 'updatePassword', target: '', refused: 'INVALID' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('geheim');
  });

  test('says of a write without a valid token no more than the network it came from', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer ended' };
    const { status } = await backend.call('DELETE /spare/7', { headers });
    expect(status).toBe(401);
    const stranger = { login: '', address: '203.0.113.0/24' };
    const refused = { operation: 'deleteSpare', target: '7', refused: 'UNAUTHENTICATED' };
    expect(await newest()).toMatchObject({ ...stranger, ...refused });
  });

  const noOwner = { owner_kind: '', owner_id: null, owner_title: '' };

  test('names what was written as it is called now, with what it belongs to', async () => {
    const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Düse' } })).json;
    const json = { partnumber: 'HT-1' };
    const part = (await backend.admin(`POST /spare/${id}/part`, { json })).json;
    const ofPart = { kind: 'sub_part', entity_id: part.id, title: 'HT-1', deleted: false };
    const owner = { owner_kind: 'spare', owner_id: id };
    expect(await newest()).toMatchObject({
      target: `${id}/${part.id}`,
      subject: { ...ofPart, ...owner, owner_title: 'Düse' },
    });
    await backend.admin(`PATCH /order/sub_part/${part.id}`, { json: { position: 1 } });
    await backend.admin(`PATCH /spare/${id}`, { json: { title_de: 'Brenner' } });
    await backend.admin('PATCH /page/careers', { json: { text_de: 'Offene Stellen' } });
    const ofSpare = { kind: 'spare', entity_id: id, title: 'Brenner', deleted: false };
    expect((await read('?order=-id&first=4')).map(({ subject }) => subject)).toEqual([
      expect.objectContaining({ kind: 'page', title: 'careers', ...noOwner }),
      { ...ofSpare, ...noOwner },
      { ...ofPart, ...owner, owner_title: 'Brenner' },
      { ...ofPart, ...owner, owner_title: 'Brenner' },
    ]);
    const entry = await newest();
    expect((await backend.admin(`GET /log/${entry?.id}`)).json).toEqual(entry);
  });

  test('names what is in the trash, and nothing that is gone for good', async () => {
    const { id } = (await backend.admin('POST /category', { json: { name: 'Frame' } })).json;
    const { headers } = await backend.admin(`DELETE /category/${id}`);
    const ofCategory = { kind: 'category', entity_id: id, title: 'Frame', ...noOwner };
    const subjects = async () =>
      (await read()).filter(({ target }) => target === `${id}`).map(({ subject }) => subject);
    const inTrash = { ...ofCategory, deleted: true };
    expect(await subjects()).toEqual([inTrash, inTrash]);
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect((await newest())?.subject).toEqual({ ...ofCategory, deleted: false });
    const again = await backend.admin(`DELETE /category/${id}`);
    await backend.admin(`DELETE /trash/${again.headers.get('X-Trash-Id')}`);
    expect(await subjects()).toEqual([null, null, null]);
  });

  test('can only be read: no call of the contract changes it', () => {
    const ofLog = operations.filter(({ path }) => path.startsWith('/log'));
    const lines = ofLog.map(({ method, path }) => `${method} ${path}`);
    expect(lines).toEqual(['get /log', 'get /log/{id}']);
  });

  test('is kept for KEEP_LOG_DAYS', async () => {
    const [entry] = await read();
    const days = (Date.parse(entry?.expires_at ?? '') - Date.parse(entry?.at ?? '')) / 864e5;
    expect(days).toBe(90);
    const database = await backend.openDatabase();
    await expireLog(database, 90, new Date());
    expect(await read()).toHaveLength(1);
    await database.updateTable('log_entry').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
    await expireLog(database, 90, new Date());
    expect(await read()).toEqual([]);
  });

  test('takes no more than a thousand writes an hour without a valid token', async () => {
    const database = await backend.openDatabase();
    const at = new Date().toISOString();
    const write = { at, login: '', address: '', operation: 'addSpare', target: '' };
    const refused = Array(999).fill({ ...write, refused: 'UNAUTHENTICATED' });
    await database.insertInto('log_entry').values(refused).execute();
    await backend.call('POST /spare', { json: {} });
    await backend.call('POST /service', { json: {} });
    expect(await read('?text=addSpare')).toHaveLength(1000);
    expect(await read('?text=addService')).toEqual([]);
    await backend.admin('DELETE /spare/999');
    expect(await newest()).toMatchObject({ login: 'admin', refused: 'NOT_FOUND' });
  });

  test('takes no more than a thousand failed logins an hour, and every other entry', async () => {
    const database = await backend.openDatabase();
    const at = new Date().toISOString();
    const failed = { at, login: '', address: '', operation: 'loginFailed', target: '' };
    await database.insertInto('log_entry').values(Array(1000).fill(failed)).execute();
    await logIn('admin', 'wrong');
    await logIn('admin', 'correct horse');
    expect((await read('?order=-id&first=2')).map(({ operation }) => operation)).toEqual([
      'login',
      'loginFailed',
    ]);
    expect(await read('?text=loginFailed')).toHaveLength(1000);
  });
});
