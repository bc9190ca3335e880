import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aNumber, aText, type Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

const applicant = { first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' };
const pdf = () => new Blob(['%PDF-1.7\n%¥±ë\n1 0 obj\n']);

describeOnBoth('application', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const send = (form: Record<string, string | Blob | Blob[]>) =>
    backend.call('POST /application', { form: { ...applicant, ...form } });
  const storedFiles = () =>
    readdir(join(backend.dataDir, 'files/applications')).catch(() => [] as string[]);

  test('POST /application stores names, language and up to two files (spec 2.12)', async () => {
    const { status, json } = await send({ lang: 'en', files: [pdf(), await imageBlob()] });
    expect(status).toBe(201);
    expect(json).toMatchObject({ ...applicant, lang: 'en' });
    expect(json.files).toEqual([
      { id: aNumber, name: 'files.bin', type: 'application/pdf', size: aNumber },
      { id: aNumber, name: 'files.bin', type: 'image/png', size: aNumber },
    ]);
    const list = await backend.admin<Json[]>('GET /application');
    expect(list.json.at(-1)).toEqual({
      ...json,
      ...{ suspected: false, status: 'open', handled_by: '', handled_at: '' },
    });
  });

  test('the job and what the applicant has worked on are stored, found and bounded; an older form has neither', async () => {
    const details = { job: 'Monteur', experience: 'Fünf Jahre an der LM6000.' };
    const { json } = await send(details);
    expect(json).toMatchObject(details);
    expect((await send({})).json).toMatchObject({ job: '', experience: '' });
    for (const text of ['Monteur', 'LM6000']) {
      const found = await backend.admin<Json[]>(`GET /application?text=${text}`);
      expect(found.json).toMatchObject([{ ...json, suspected: false }]);
    }
    const { status, json: refused } = await send({
      job: 'x'.repeat(201),
      experience: 'x'.repeat(2001),
    });
    expect(status).toBe(400);
    expect(Object.keys(refused.fields)).toEqual(['job', 'experience']);
  });

  test('a file is served as a download, never shown in the browser', async () => {
    const { id, files } = (await send({ files: [pdf()] })).json;
    const line = `GET /application/${id}/file/${files[0]?.id}`;
    const file = await backend.admin<string>(line);
    expect(file.json).toBe(await pdf().text());
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename=files.bin');
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(file.headers.get('Cache-Control')).toBe('no-store');
    const other = await send({ files: [pdf()] });
    const foreign = `GET /application/${other.json.id}/file/${files[0]?.id}`;
    expect((await backend.admin(foreign)).status).toBe(404);
  });

  test('three files or a file over 10 MB are rejected, and nothing is kept', async () => {
    const before = await storedFiles();
    const three = await send({ files: [pdf(), pdf(), pdf()] });
    expect(three).toMatchObject({ status: 400, json: { code: 'INVALID' } });
    const large = await send({ files: [new Blob([new Uint8Array(11 * 1024 * 1024)])] });
    expect(large).toMatchObject({ status: 413, json: { code: 'PAYLOAD_TOO_LARGE' } });
    const nameless = await send({ first_name: ' ', files: [pdf()] });
    expect(nameless.json.fields).toEqual({ first_name: 'must not be empty' });
    expect(await storedFiles()).toEqual(before);
  });

  test('marks and stores applications that look automated', async () => {
    await send({ website: 'https://x.example' });
    await send({ fill_ms: '300' });
    const { json } = await backend.admin<Json[]>('GET /application');
    expect(json.slice(-2).map(({ suspected }) => suspected)).toEqual([true, true]);
  });

  test('the same Idempotency-Key stores an application and its files once', async () => {
    const headers = { 'Idempotency-Key': `key-${randomUUID()}` };
    const again = () =>
      backend.call('POST /application', { form: { ...applicant, files: [pdf()] }, headers });
    const first = await again();
    const files = await storedFiles();
    expect(await again()).toMatchObject({ status: 201, json: first.json });
    expect(await storedFiles()).toEqual(files);
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ json }) => json)).toEqual([first.json, first.json]);
    expect(await storedFiles()).toEqual(files);
    const other = { form: { ...applicant, files: [pdf(), pdf()] }, headers };
    expect((await backend.call('POST /application', other)).status).toBe(409);
    expect(await storedFiles()).toEqual(files);
  });

  test('PATCH /application notes what was done, by whom and when, and GET /application/count what is open', async () => {
    const open = async () =>
      (await backend.admin<{ open: number }>('GET /application/count')).json.open;
    const before = await open();
    const [one, other] = [(await send({})).json, (await send({})).json];
    await send({ website: 'https://x.example' });
    expect(await open()).toBe(before + 2);

    const ids = [one.id, 1_000_000];
    const mark = (status: string) =>
      backend.admin<Json[]>('PATCH /application', { json: { ids, status } });
    const answered = { status: 'answered', handled_by: 'admin', handled_at: aText };
    const marked = await mark('answered');
    expect(marked).toMatchObject({ status: 200, json: [{ id: one.id, ...answered }] });
    expect(await open()).toBe(before + 1);
    // Marked as what it is already, it keeps who was first.
    expect((await mark('answered')).json).toEqual(marked.json);
    expect((await mark('read')).status).toBe(400);
    expect(
      (await backend.call('PATCH /application', { json: { ids, status: 'done' } })).status,
    ).toBe(401);
    const list = await backend.admin<Json[]>('GET /application');
    expect(list.json.find(({ id }) => id === one.id)).toEqual(marked.json[0]);
    expect(list.json.find(({ id }) => id === other.id)).toMatchObject({ status: 'open' });
  });

  test('DELETE /application/{id} deletes the files, too', async () => {
    const before = await storedFiles();
    const { json } = await send({ files: [pdf()] });
    expect(await storedFiles()).toHaveLength(before.length + 1);
    expect((await backend.admin(`DELETE /application/${json.id}`)).json).toEqual({ id: json.id });
    expect(await storedFiles()).toEqual(before);
  });
});
