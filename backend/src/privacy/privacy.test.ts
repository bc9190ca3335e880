import { execFile } from 'node:child_process';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { dayMs } from '../durations.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { eventually } from '../testing/eventually.ts';
import { textLike, type Json } from '../testing/json.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const enquiry = { name: 'A', company: 'B', email: 'ada@example.org', text: 'Geheime Turbine' };
const applicant = { first_name: 'Ada', last_name: 'M', email: 'ADA@example.org', job: 'Monteur' };
const pdf = () => new File(['%PDF-1.7\n%¥±ë\n1 0 obj\n'], 'cv.pdf');

let backend: TestBackend;
afterEach(() => backend.close());

const count = async (list: 'request' | 'application') =>
  (await backend.admin<Json[]>(`GET /${list}`)).json.length;
const storedFiles = (folder = 'applications') =>
  readdir(join(backend.dataDir, 'files', folder)).catch(() => [] as string[]);
const privacy = async (...args: string[]) => {
  const script = fileURLToPath(new URL('../privacy.ts', import.meta.url));
  const env = {
    ...process.env,
    DATA_DIR: backend.dataDir,
    DATABASE_URL: backend.databaseUrl ?? '',
  };
  return promisify(execFile)(process.execPath, [script, ...args], { env });
};

describeOnBoth('what visitors send', (start) => {
  const send = () => backend.call('POST /request', { json: enquiry });
  const sendWithFile = async () => {
    const { token } = (await backend.call('POST /request/attachment', { form: { file: pdf() } }))
      .json;
    return backend.call('POST /request', { json: { ...enquiry, attachments: [token] } });
  };
  const apply = () => backend.call('POST /application', { form: { ...applicant, files: [pdf()] } });
  const makeOld = async (table: 'request' | 'application', id: number, days: number) => {
    const database = await backend.openDatabase();
    const created_at = daysAgo(days);
    await database.updateTable(table).set({ created_at }).where('id', '=', id).execute();
  };
  test('expires at a start: applications after 180 days with their files, enquiries if asked', async () => {
    const dataDir = newFolder();
    backend = await start({ dataDir });
    const { databaseUrl } = backend;
    const old = (await apply()).json.id;
    const young = (await apply()).json.id;
    const enquiryId = (await send()).json.id;
    await makeOld('application', old, 181);
    await makeOld('application', young, 179);
    await makeOld('request', enquiryId, 3650);
    await send();
    await backend.close();
    backend = await start({ dataDir, databaseUrl });
    await eventually(async () => expect(await count('application')).toBe(1));
    await eventually(async () => expect(await storedFiles()).toHaveLength(1));
    expect(await count('request')).toBe(2);
    await backend.close();
    backend = await start({ dataDir, databaseUrl, keepEnquiriesDays: 365 });
    await eventually(async () => expect(await count('request')).toBe(1));
  });

  test('of one address is exported and deleted, in capital or small letters', async () => {
    backend = await start();
    await sendWithFile();
    await apply();
    await backend.call('POST /request', { json: { ...enquiry, email: 'other@example.org' } });
    await backend.call('POST /request', { json: { ...enquiry, email: '%' } });
    const json = { email: ' Ada@Example.ORG ' };
    const found = (await backend.admin('POST /privacy/export', { json })).json;
    expect(found).toMatchObject({
      requests: [{ ...enquiry, suspected: false, attachments: [{ name: 'file.bin' }] }],
      applications: [{ ...applicant, files: [{ name: 'files.bin' }] }],
    });
    const none = await backend.admin('POST /privacy/delete', { json: { email: '%@example.org' } });
    expect(none.json).toEqual({ requests: 0, applications: 0 });
    const deleted = await backend.admin('POST /privacy/delete', { json });
    expect(deleted.json).toEqual({ requests: 1, applications: 1 });
    expect(await count('request')).toBe(2);
    expect(await count('application')).toBe(0);
    expect([await storedFiles(), await storedFiles('attachments')]).toEqual([[], []]);
  });

  test('npm run privacy shortens names that are too long for the file system, but for their ends', async () => {
    backend = await start();
    await apply();
    const database = await backend.openDatabase();
    const name = `${'Ж'.repeat(150)}.pdf`;
    await database.updateTable('application_file').set({ name }).execute();
    const folder = join(backend.dataDir, 'export');
    await privacy('export', applicant.email, folder);
    const [document] = (await readdir(folder)).filter((name) => name !== 'data.json');
    expect(document).toMatch(/^\d+-Ж{98}\.pdf$/);
  });

  test('npm run privacy names the documents that the store has lost', async () => {
    backend = await start();
    await sendWithFile();
    await apply();
    await rm(join(backend.dataDir, 'files/applications'), { recursive: true });
    const folder = join(backend.dataDir, 'export');
    await expect(privacy('export', enquiry.email, folder)).rejects.toMatchObject({
      code: 1,
      stderr: textLike(
        /^\S+ is incomplete: the store lacks \d+-files\.bin\. Set DATA_DIR or FILES_URL as the site has it\.\n$/,
      ),
    });
    expect((await readdir(folder)).toSorted()).toEqual([
      'data.json',
      textLike(/^enquiry-\d+-file\.bin$/),
    ]);
  });

  test('npm run privacy writes a folder with the documents, and deletes', async () => {
    backend = await start();
    await sendWithFile();
    await apply();
    const folder = join(backend.dataDir, 'export');
    const { stdout } = await privacy('export', enquiry.email, folder);
    expect(stdout).toBe(`${folder}: enquiries 1, applications 1, documents 2\n`);
    const documents = (await readdir(folder)).filter((name) => name !== 'data.json').toSorted();
    expect(documents).toEqual([
      expect.stringMatching(/^\d+-files\.bin$/),
      expect.stringMatching(/^enquiry-\d+-file\.bin$/),
    ]);
    for (const document of documents) {
      expect(await readFile(join(folder, document), 'utf8')).toMatch(/^%PDF/);
    }
    expect(JSON.parse(await readFile(join(folder, 'data.json'), 'utf8'))).toMatchObject({
      requests: [enquiry],
      applications: [applicant],
    });
    expect((await privacy('delete', enquiry.email)).stdout).toBe(
      'Deleted: enquiries 1, applications 1\n',
    );
    expect([await count('request'), await count('application')]).toEqual([0, 0]);
    for (const args of [
      ['delete', 'nonsense'],
      ['export', enquiry.email, '--help'],
    ]) {
      await expect(privacy(...args)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Usage: npm run privacy/) as string,
      });
    }
  });
});

test('a deleted text is not left behind in the pages of SQLite, nor in its log while the site runs', async () => {
  const dataDir = newFolder();
  backend = await startTestBackend({ dataDir });
  await backend.call('POST /request', { json: enquiry });
  await backend.admin('POST /privacy/delete', { json: { email: enquiry.email } });
  for (const file of ['site.sqlite', 'site.sqlite-wal']) {
    expect(await readFile(join(dataDir, file), 'latin1')).not.toContain('Geheime Turbine');
  }
  await backend.close();
  backend = await startTestBackend();
  expect(await readdir(dataDir)).not.toContain('site.sqlite-wal');
});
