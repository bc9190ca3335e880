import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFileStore } from '../files/file-store.ts';
import { createWidths } from '../files/widths.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aNumber, type Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';
import { startTidying } from '../tidy.ts';

const enquiry = { name: 'A. Muster', company: 'Muster AG', email: 'a@example.org', text: 'Hallo' };
const pdf = (name = 'Zeichnung „A“.pdf') => new File(['%PDF-1.7\n%¥±ë\n1 0 obj\n'], name);
const noToken = '0'.repeat(32);

describeOnBoth('attachments of enquiries', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start({ formLimit: 1000 });
  });
  afterAll(() => backend.close());

  const upload = async (file: Blob = pdf()) => {
    const body = new FormData();
    body.append('file', file);
    const response = await fetch(`${backend.url}/request/attachment`, { method: 'POST', body });
    return { status: response.status, json: (await response.json()) as Json };
  };
  const uploaded = async (file?: Blob) => (await upload(file)).json.token;
  const send = (attachments: unknown, headers: Record<string, string> = {}) =>
    backend.call('POST /request', { json: { ...enquiry, attachments }, headers });
  const received = async (id: number) =>
    (await backend.admin<Json[]>('GET /request')).json.find((one) => one.id === id);
  const storedFiles = () =>
    readdir(join(backend.dataDir, 'files/attachments')).catch(() => [] as string[]);

  test('are uploaded first and belong to the enquiry that names them', async () => {
    const tokens = [await uploaded(), await uploaded(await imageBlob())];
    expect(new Set(tokens).size).toBe(2);
    const { status, json } = await send(tokens);
    expect(status).toBe(201);
    expect((await received(json.id))?.attachments).toEqual([
      { id: aNumber, name: 'Zeichnung „A“.pdf', type: 'application/pdf', size: aNumber },
      { id: aNumber, name: 'blob', type: 'image/png', size: aNumber },
    ]);
    expect((await received((await send([])).json.id))?.attachments).toEqual([]);
  });

  test('are served to administrators as downloads, never shown in the browser', async () => {
    const { id } = (await send([await uploaded()])).json;
    const file = (await received(id))?.attachments[0];
    const address = `GET /request/${id}/attachment/${file?.id}`;
    const { headers, json } = await backend.admin<string>(address);
    expect(json).toBe(await pdf().text());
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''Zeichnung%20%E2%80%9EA%E2%80%9C\.pdf/,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect((await backend.call(address)).status).toBe(401);
    const other = (await send([])).json.id;
    expect((await backend.admin(`GET /request/${other}/attachment/${file?.id}`)).status).toBe(404);
  });

  test('a file of another type, over 10 MB or missing is refused, and nothing is kept', async () => {
    const before = await storedFiles();
    const program = await upload(new Blob(['#!/bin/sh\nrm -rf /']));
    expect(program).toMatchObject({ status: 415, json: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    const large = await upload(new Blob([new Uint8Array(11 * 1024 * 1024)]));
    expect(large).toMatchObject({ status: 413, json: { code: 'PAYLOAD_TOO_LARGE' } });
    expect((await backend.call('POST /request/attachment', { form: {} })).status).toBe(400);
    expect(await storedFiles()).toEqual(before);
  });

  test.each([
    ['that never was', [noToken]],
    ['that is none', ['../files']],
    ['beyond the third', [noToken, noToken, noToken, noToken]],
  ])('an enquiry with a token %s is refused whole', async (_, tokens) => {
    const count = async () => (await backend.admin<Json[]>('GET /request')).json.length;
    const before = await count();
    const { status, json } = await send(tokens);
    expect(status).toBe(400);
    expect(Object.keys(json.fields)[0]).toMatch(/^attachments/);
    expect(await count()).toBe(before);
  });

  test('a token is taken once, but an enquiry may be sent again with its key', async () => {
    const token = await uploaded();
    const headers = { 'Idempotency-Key': `key-${randomUUID()}` };
    const first = await send([token], headers);
    expect(await send([token], headers)).toMatchObject({ status: 201, json: first.json });
    expect((await send([token])).json.fields).toEqual({ attachments: 'does not exist' });
    expect((await send([], headers)).status).toBe(409);
    expect((await received(first.json.id))?.attachments).toHaveLength(1);
  });

  test('are deleted with their enquiry, alone or with others', async () => {
    const before = await storedFiles();
    const { id } = (await send([await uploaded()])).json;
    const other = (await send([await uploaded()])).json;
    expect(await storedFiles()).toHaveLength(before.length + 2);
    expect((await backend.admin(`DELETE /request/${id}`)).json).toEqual({ id });
    expect((await backend.admin(`DELETE /request/${id}`)).status).toBe(404);
    expect(await storedFiles()).toHaveLength(before.length + 1);
    await backend.admin('POST /request/delete', { json: { ids: [other.id] } });
    expect(await storedFiles()).toEqual(before);
  });

  test('of no enquiry are deleted after two days, those of one stay', async () => {
    const { id } = (await send([await uploaded()])).json;
    const waiting = await uploaded();
    const before = await storedFiles();
    const database = await backend.openDatabase();
    const files = await openFileStore(backend);
    const log = { error: vi.fn(), info: vi.fn() };
    const widths = createWidths(files, join(backend.dataDir, 'widths'), log);
    const config = {
      ...{ keepDeletedDays: 30, keepLogDays: 365, keepApplicationsDays: 180 },
      ...{ keepEnquiriesDays: undefined, filesUrl: undefined },
    };
    const tidy = async () => (await startTidying({ database, files, widths, log }, config)).close();
    const makeOld = (hours: number) =>
      database
        .updateTable('attachment')
        .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
        .execute();
    await makeOld(47);
    await tidy();
    expect(await storedFiles()).toEqual(before);
    await makeOld(49);
    await tidy();
    expect(await storedFiles()).toHaveLength(before.length - 1);
    expect((await received(id))?.attachments).toHaveLength(1);
    expect((await send([waiting])).status).toBe(400);
  });
});
