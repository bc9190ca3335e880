import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  describeOnBoth,
  isPostgresStarted,
  newPostgresDatabase,
} from '../testing/both-databases.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { createVisitorStorage, rowBytes } from './visitor-storage.ts';

const metricsToken = 'of-the-metrics-in-tests';
const settings = { visitorMbPerDay: 1, metricsToken };
const megabyte = 1024 * 1024;

/** Creates a document of that many kilobytes. */
const pdf = (kilobytes: number) => new Blob(['%PDF-1.7\n', new Uint8Array(kilobytes * 1024 - 9)]);
const applicant = {
  ...{ first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' },
  ...{ job: 'Monteur', experience: 'Frame 6B' },
};
const applicantBytes = rowBytes + Buffer.byteLength(Object.values(applicant).join(''));
const apply = (backend: TestBackend, kilobytes: number) =>
  backend.call('POST /application', { form: { ...applicant, files: [pdf(kilobytes)] } });

const enquiry = {
  name: 'A',
  email: 'a@example.org',
  company: 'Ä',
  text: 'Ж'.repeat(20_000),
  phone: '+49 551 000260',
};
const enquiryBytes = rowBytes + Buffer.byteLength(Object.values(enquiry).join(''));
const enquire = (backend: TestBackend) => backend.call('POST /request', { json: enquiry });

const metricsOf = async (backend: TestBackend) => {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const { json } = await backend.call<string>('GET /metrics', { headers });
  const figures = [...json.matchAll(/^visitor_storage_(\S+) (\d+)$/gm)];
  return Object.fromEntries(figures.map(([, name = '', value]) => [name, Number(value)]));
};
const refused = {
  status: 429,
  json: { code: 'RATE_LIMITED', message: 'Visitors have stored what they may in a day.' },
};

describeOnBoth('what all visitors store in a day', (start) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await start(settings);
  });
  afterEach(() => backend.close());

  const storedFiles = () =>
    readdir(join(backend.dataDir, 'files/applications')).catch(() => [] as string[]);

  test('is limited: an application beyond the limit is rejected, and nothing of it is kept', async () => {
    for (const status of [201, 201]) expect((await apply(backend, 400)).status).toBe(status);
    expect(await apply(backend, 400)).toMatchObject(refused);
    expect(await storedFiles()).toHaveLength(2);
    expect((await backend.admin<unknown[]>('GET /application')).json).toHaveLength(2);
    // What still fits is accepted, and enquiries have a limit of their own.
    expect((await apply(backend, 100)).status).toBe(201);
    expect((await enquire(backend)).status).toBe(201);
  });

  test('is limited for attachments, which block neither enquiries nor applications', async () => {
    const attach = () => backend.call('POST /request/attachment', { form: { file: pdf(400) } });
    const sent = await Promise.all([attach(), attach(), attach()]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 429]);
    expect(await readdir(join(backend.dataDir, 'files/attachments'))).toHaveLength(2);
    expect((await enquire(backend)).status).toBe(201);
    expect((await apply(backend, 400)).status).toBe(201);
  });

  test('is limited for parallel applications', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => apply(backend, 400)));
    const statuses = sent.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 429, 429, 429, 429]);
    expect(await storedFiles()).toHaveLength(2);
  });

  test('rejects a body that is larger than what is left before reading it', async () => {
    const { hostname, port } = new URL(backend.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/application HTTP/1.1\r\nHost: x\r\nContent-Length: ${2 * megabyte}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n',
    );
    const [begin] = (await once(socket, 'data')) as [Buffer];
    expect(begin.toString()).toMatch(/^HTTP\/1\.1 429 /);
    socket.destroy();
  });

  test('is limited for enquiries, too', async () => {
    const most = Math.floor(megabyte / enquiryBytes);
    for (let count = 0; count < most; count += 1) expect((await enquire(backend)).status).toBe(201);
    expect(await enquire(backend)).toMatchObject(refused);
    expect((await backend.admin<unknown[]>('GET /request')).json).toHaveLength(most);
    expect((await apply(backend, 100)).status).toBe(201);
  });

  test('is available again a day later, or when an administrator deletes something', async () => {
    const first = await apply(backend, 900);
    expect(await apply(backend, 900)).toMatchObject(refused);
    await backend.admin(`DELETE /application/${first.json.id}`);
    expect((await apply(backend, 900)).status).toBe(201);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
    expect((await apply(backend, 900)).status).toBe(201);
    vi.useRealTimers();
  });

  test('is in /metrics, with the limit, for the bearer of METRICS_TOKEN', async () => {
    await apply(backend, 100);
    await enquire(backend);
    await backend.call('POST /request/attachment', { form: { file: pdf(100) } });
    expect(await metricsOf(backend)).toEqual({
      'bytes{form="application"}': 100 * 1024 + applicantBytes + 'files.bin'.length,
      'bytes{form="request"}': enquiryBytes,
      'bytes{form="attachment"}': rowBytes + 100 * 1024 + 'file.bin'.length,
      limit_bytes: megabyte,
    });
    expect((await backend.call('GET /metrics')).status).toBe(401);
    const headers = { Authorization: 'Bearer undefined' };
    const closed = await start({ metricsToken: undefined });
    expect((await closed.call('GET /metrics', { headers })).status).toBe(404);
    await closed.close();
  });

  test('counts each row, however short; the log warns once, at 80 %', async () => {
    const database = await backend.openDatabase();
    const log = pino({ level: 'silent' });
    const warn = vi.spyOn(log, 'warn');
    const storage = createVisitorStorage(database, 10 * rowBytes, log);
    const store = (bytes: number) =>
      database.transaction().execute(async (transaction) => {
        await storage.claim(transaction, 'request', bytes);
        const row = { name: 'x'.repeat(bytes), email: '', company: '', text: '', lang: 'de' };
        const created_at = new Date().toISOString();
        await transaction
          .insertInto('request')
          .values({ ...row, suspected: 0, created_at })
          .execute();
      });
    for (const bytes of [6 * rowBytes, 0, 0, 0]) await store(bytes);
    await expect(store(0)).rejects.toMatchObject({ status: 429 });
    const line = { form: 'request', used: 8 * rowBytes, limit: 10 * rowBytes };
    expect(warn.mock.calls).toEqual([[line, expect.stringContaining('stored 80 % of')]]);
  });
});

test.runIf(isPostgresStarted)('two backends on one PostgreSQL share the limit', async () => {
  const databaseUrl = await newPostgresDatabase();
  const one = await startTestBackend({ ...settings, databaseUrl });
  const other = await startTestBackend({ ...settings, databaseUrl });
  const sent = await Promise.all([one, other, one, other].map((backend) => apply(backend, 400)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429]);
  expect(await metricsOf(other)).toEqual(await metricsOf(one));
  await Promise.all([one.close(), other.close()]);
});
