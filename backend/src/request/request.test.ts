import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aNumber, aText, type Json } from '../testing/json.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

const enquiry = { name: 'A. Muster', company: 'Muster AG', email: 'a@example.org', text: 'Hallo' };

describeOnBoth('request', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start({ formLimit: 1000 });
  });
  afterAll(() => backend.close());

  const send = (json: unknown) => backend.call('POST /request', { json });
  const list = async (query = '') => (await backend.admin<Json[]>(`GET /request${query}`)).json;

  test('a phone number is stored as it is typed, found and exported; one is not needed', async () => {
    const phone = '+49 (551) 000-260';
    const { status, json } = await backend.call('POST /request', { json: { ...enquiry, phone } });
    expect(status).toBe(201);
    expect(json).toMatchObject({ phone, data: { phone } });
    const [found] = (await backend.admin<Json[]>('GET /request?text=000-260')).json;
    expect(found).toMatchObject({ id: json.id, phone });
    const { email } = enquiry;
    const exported = await backend.admin<{ requests: Json[] }>('POST /privacy/export', {
      json: { email },
    });
    expect(exported.json.requests.map((one) => one.phone)).toContain(phone);
    expect((await backend.call('POST /request', { json: enquiry })).json.phone).toBe('');
    for (const wrong of ['call me', '1'.repeat(51), '123\n456']) {
      const refused = await backend.call('POST /request', { json: { ...enquiry, phone: wrong } });
      expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['phone']]);
    }
  });

  test('POST /request accepts email and email1, and returns data (spec 7.1)', async () => {
    const { email, ...rest } = enquiry;
    const stored = { id: aNumber, ...enquiry, phone: '', lang: 'de', created_at: aText };
    expect((await send(enquiry)).json).toEqual({ ...stored, data: stored });
    expect((await send({ ...rest, email1: email })).json).toMatchObject({ email });
  });

  test('keeps the language, and accepts an unknown one', async () => {
    expect((await send({ ...enquiry, lang: 'RU' })).json.lang).toBe('ru');
    expect((await send({ ...enquiry, lang: 'xx' })).json.lang).toBe('de');
  });

  test('names fields that are missing or too long (spec 5)', async () => {
    const missing = await send({ name: ' ', company: 'x', text: 'x'.repeat(20_001) });
    expect(missing.json.fields).toEqual({
      name: 'must not be empty',
      text: 'must have at most 20000 characters',
    });
    expect((await send({ ...enquiry, email: '' })).json.fields).toEqual({
      email: 'must not be empty',
    });
  });

  test('ignores unknown fields, including an id', async () => {
    const { json } = await send({ ...enquiry, id: 12_345, suspected: true, more: { than: 1 } });
    expect(json.id).not.toBe(12_345);
  });

  test('marks and stores enquiries that look automated (honeypot, fill time)', async () => {
    for (const traces of [{ website: 'x' }, { fill_ms: 300 }, { fill_ms: '300' }]) {
      const { status, json } = await send({ ...enquiry, ...traces });
      expect(status).toBe(201);
      expect(json).not.toHaveProperty('suspected');
      expect((await list()).at(-1)).toMatchObject({ id: json.id, suspected: true });
    }
    // Autofill fills in the hidden field as well, but solves no captcha.
    for (const captcha_solved of [true, 'true']) {
      await send({ ...enquiry, website: 'https://x.example', captcha_solved });
      expect((await list()).at(-1)?.suspected).toBe(false);
    }
    await send({ ...enquiry, website: 'x', captcha_solved: 'false', fill_ms: 20_000 });
    expect((await list()).at(-1)?.suspected).toBe(true);
    for (const fill_ms of [20_000, '20000', 'long', null]) {
      expect((await send({ ...enquiry, fill_ms })).status).toBe(201);
      expect((await list()).at(-1)?.suspected).toBe(false);
    }
  });

  test('GET /request returns a page with first and after, and everything without (spec 7.6)', async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(4);
    const first = await list('?first=2');
    expect(first).toEqual(all.slice(0, 2));
    expect(await list(`?first=3&after=${first[1]?.id}`)).toEqual(all.slice(2, 5));
    expect((await backend.admin('GET /request?first=x')).status).toBe(400);
  });

  test('50 enquiries in parallel are stored once each', async () => {
    const before = (await list()).length;
    const names = Array.from({ length: 50 }, (_, index) => `Parallel ${index}`);
    const responses = await Promise.all(names.map((name) => send({ ...enquiry, name })));
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    const stored = (await list()).slice(before);
    expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(new Set(responses.map(({ json }) => json.id)).size).toBe(50);
  });

  test('the same Idempotency-Key stores once and gets the same response; 50 at once, too', async () => {
    const key = `key-${randomUUID()}`;
    const again = (json: object, headers = { 'Idempotency-Key': key }) =>
      backend.call('POST /request', { json: { ...enquiry, ...json }, headers });
    const before = (await list()).length;
    const first = await again({});
    // How the form was filled in is no part of it.
    expect(await again({ fill_ms: 9000 })).toMatchObject({ status: 201, json: first.json });
    const others = { 'Idempotency-Key': `${key}-2` };
    const responses = await Promise.all(Array.from({ length: 50 }, () => again({}, others)));
    expect(new Set(responses.map(({ json }) => json.id)).size).toBe(1);
    expect(await list()).toHaveLength(before + 2);
    // An enquiry that an administrator has deleted does not come back.
    await backend.admin(`DELETE /request/${first.json.id}`);
    expect((await again({})).json).toEqual(first.json);
    expect(await list()).toHaveLength(before + 1);
  });

  test('a key that belongs to another form is refused, and nothing of this one is lost silently', async () => {
    const headers = { 'Idempotency-Key': `key-${randomUUID()}` };
    await backend.call('POST /request', { json: enquiry, headers });
    const other = { json: { ...enquiry, text: 'Etwas anderes' }, headers };
    expect(await backend.call('POST /request', other)).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT' },
    });
  });

  test('a key of another form than 1 to 100 visible characters is refused', async () => {
    for (const key of ['', 'with a blank', 'ä', 'x'.repeat(101)]) {
      const headers = { 'Idempotency-Key': key };
      expect(await backend.call('POST /request', { json: enquiry, headers })).toMatchObject({
        status: 400,
        json: { fields: { 'Idempotency-Key': 'must have 1 to 100 visible characters' } },
      });
    }
    const headers = { 'Idempotency-Key': 'x'.repeat(100) };
    expect((await backend.call('POST /request', { json: enquiry, headers })).status).toBe(201);
  });

  test('what is refused leaves its key free', async () => {
    const headers = { 'Idempotency-Key': `key-${randomUUID()}` };
    const refused = await backend.call('POST /request', {
      json: { ...enquiry, name: '' },
      headers,
    });
    expect(refused.status).toBe(400);
    expect((await backend.call('POST /request', { json: enquiry, headers })).status).toBe(201);
  });

  test('what was done about enquiries is noted, with who did it and when', async () => {
    const ids = [(await send(enquiry)).json.id, (await send(enquiry)).json.id];
    const open = async () =>
      (await backend.admin<{ open: number }>('GET /request/count')).json.open;
    const before = await open();
    const json = { ids: [...ids, 2_000_000_000], status: 'answered', note: 'Angebot 17' };
    const changed = await backend.admin<Json[]>('PATCH /request', { json });
    const handled = { status: 'answered', note: 'Angebot 17', handled_by: 'admin' };
    expect(changed.json).toMatchObject(ids.map((id) => ({ id, ...handled, handled_at: aText })));
    expect(await open()).toBe(before - 2);
    // A field that is not named stays.
    const done = await backend.admin<Json[]>('PATCH /request', { json: { ids, status: 'done' } });
    expect(done.json[0]).toMatchObject({ status: 'done', note: 'Angebot 17' });
    expect((await list('?status=done')).map(({ id }) => id)).toEqual(ids);
    const wrong = { json: { ids, status: 'lost' } };
    expect((await backend.admin('PATCH /request', wrong)).status).toBe(400);
    expect((await backend.admin('PATCH /request', { json: { ids: [] } })).status).toBe(400);
  });

  test('a note that depends on another version is refused, and every change is in the history', async () => {
    const [other, id] = [(await send(enquiry)).json.id, (await send(enquiry)).json.id];
    const [first] = (await list()).slice(-1);
    const save = (note: string, version: number | undefined | '*', ids = [id]) =>
      backend.admin<Json[]>('PATCH /request', {
        json: { ids, note },
        headers: { 'If-Match': version === '*' ? '*' : `"${version}"` },
      });
    const saved = await save('Anna: Angebot 17', first?.version);
    expect(saved).toMatchObject({ status: 200, json: [{ note: 'Anna: Angebot 17' }] });
    expect(await save('Bert: angerufen', first?.version)).toMatchObject({
      status: 412,
      json: { code: 'OUTDATED' },
    });
    expect((await list()).at(-1)).toMatchObject({ note: 'Anna: Angebot 17' });
    expect((await save('Beide', saved.json[0]?.version, [id, other])).status).toBe(412);
    expect((await save('Beide', saved.json[0]?.version)).status).toBe(200);
    // What changes nothing is no change.
    expect((await save('Beide', '*')).json).toMatchObject([{ id, note: 'Beide' }]);
    await backend.admin('PATCH /request', { json: { ids: [id], status: 'done' } });
    const { json } = await backend.admin<Json[]>(`GET /request/${id}/revision`);
    const by = { id: aNumber, saved_at: aText, saved_by: 'admin', assignee: '' };
    expect(json).toEqual([
      { ...by, status: 'open', note: 'Anna: Angebot 17' },
      { ...by, status: 'open', note: 'Beide' },
      { ...by, status: 'done', note: 'Beide' },
    ]);
    // They go with the enquiry.
    await backend.admin(`DELETE /request/${id}`);
    expect((await backend.admin(`GET /request/${id}/revision`)).status).toBe(404);
  });

  test('an assignee is an administrator; the history names them, and the enquiry keeps them', async () => {
    const [password, owner] = ['correct horse', backend.admin];
    const { token } = (await owner('POST /invitation', { json: { password, role: 'clerk' } })).json;
    const account = { login: 'clara', password };
    const { id: accountId } = (
      await backend.call('POST /auth/invitation', { json: { ...account, token } })
    ).json;
    const session = (await backend.call('POST /auth/login', { json: account })).json.token;
    const headers = { Authorization: `Bearer ${session}` };
    // A clerk may not list administrators, but has to know who can be set.
    const choice = await backend.call('GET /request/assignee', { headers });
    expect(choice.json).toEqual([{ login: 'admin' }, { login: 'clara' }]);

    const { id } = (await send(enquiry)).json;
    const assign = (assignee: string, version?: number) =>
      backend.admin<Json[]>('PATCH /request', {
        json: { ids: [id], assignee },
        ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
      });
    const { json } = await assign('clara');
    expect(json).toMatchObject([{ assignee: 'clara', status: 'open', handled_by: 'admin' }]);
    expect((await assign('', (json[0]?.version ?? 0) - 1)).status).toBe(412);
    expect(await assign('nobody')).toMatchObject({
      status: 400,
      json: { fields: { assignee: aText } },
    });
    expect((await list('?text=clara')).map((one) => one.id)).toEqual([id]);

    // A new login goes along; the history names who it was then.
    await backend.call('PATCH /auth/login', { headers, json: { login: 'klara' } });
    expect((await list()).at(-1)).toMatchObject({ id, assignee: 'klara' });
    await backend.admin('PATCH /request', { json: { ids: [id], note: 'Angebot 17' } });
    await owner(`DELETE /administrator/${accountId}`, { json: { password } });
    expect((await list()).at(-1)).toMatchObject({ id, assignee: 'klara', note: 'Angebot 17' });
    await assign('');
    const { json: history } = await backend.admin<{ assignee: string }[]>(
      `GET /request/${id}/revision`,
    );
    expect(history.map(({ assignee }) => assignee)).toEqual(['clara', 'klara', '']);
  });

  test("robots' enquiries are listed apart and not counted as open", async () => {
    const count = async () => (await backend.admin('GET /request/count')).json;
    const before = await count();
    const { id } = (await send({ ...enquiry, website: 'x' })).json;
    expect((await list('?suspected=true')).at(-1)).toMatchObject({ id });
    expect((await list('?suspected=false')).some((one) => one.id === id)).toBe(false);
    expect(await count()).toEqual(before);
  });

  test('deletes many at once, also those that another administrator has just deleted', async () => {
    const ids = [(await send(enquiry)).json.id, (await send(enquiry)).json.id];
    await backend.admin(`DELETE /request/${ids[0]}`);
    const { json } = await backend.admin('POST /request/delete', { json: { ids } });
    expect(json).toEqual({ ids });
    expect((await list()).some(({ id }) => ids.includes(id))).toBe(false);
  });

  test('of two administrators who delete the same enquiry, one gets 200 and one 404', async () => {
    const { id } = (await send(enquiry)).json;
    const line = `DELETE /request/${id}`;
    const responses = await Promise.all([backend.admin(line), backend.admin(line)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

test('the rate limit of one address does not affect another', async () => {
  const backend = await startTestBackend({ formLimit: 3 });
  const from = (address: string) =>
    backend.call('POST /request', { json: enquiry, headers: { 'X-Forwarded-For': address } });
  for (let count = 0; count < 3; count += 1) expect((await from('192.0.2.1')).status).toBe(201);
  expect(await from('192.0.2.1')).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
  expect((await from('192.0.2.2')).status).toBe(201);
  // Addresses that the client itself put before the last hop are ignored.
  expect((await from('192.0.2.9, 192.0.2.1')).status).toBe(429);
  await backend.close();
});
