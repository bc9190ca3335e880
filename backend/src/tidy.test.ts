import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkClock, trustClock } from './database/clock.ts';
import { dayMs, hourMs } from './durations.ts';
import { recordOpenForm } from './editing/editing-store.ts';
import { openFileStore } from './files/file-store.ts';
import { createWidths } from './files/widths.ts';
import { createVisitorStorage } from './limits/visitor-storage.ts';
import { addToOutbox } from './notification/outbox.ts';
import { startTidying } from './tidy.ts';
import { describeOnBoth } from './testing/both-databases.ts';
import { newFolder } from './testing/new-folder.ts';
import type { TestBackend } from './testing/test-backend.ts';

const YEAR = 365 * dayMs;

describeOnBoth('what has expired', (start) => {
  let dataDir: string;
  let backend: TestBackend;
  beforeEach(async () => {
    dataDir = newFolder();
    backend = await start({ dataDir });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await backend.close();
  });

  /** Starts again when the clock shows that much more, or less, than it should. */
  const restart = async (off: number) => {
    await backend.close();
    vi.useRealTimers();
    if (off !== 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    const { databaseUrl } = backend;
    backend = await start({ dataDir, databaseUrl, keepEnquiriesDays: 365 });
  };

  /** Leaves an enquiry, an application, a history of two saves, and something in the trash. */
  const store = async () => {
    const person = { name: 'A', company: 'B', email: 'ada@example.org', text: 'x' };
    await backend.call('POST /request', { json: person });
    const cv = new File(['%PDF-1.7\n%¥±ë\n1 0 obj\n'], 'cv.pdf');
    const form = { first_name: 'A', last_name: 'B', email: 'ada@example.org', files: [cv] };
    await backend.call('POST /application', { form });
    const { id } = (await backend.admin('POST /category', { json: { name: 'a' } })).json;
    for (const name of ['b', 'c']) await backend.admin(`PATCH /category/${id}`, { json: { name } });
    const deleted = (await backend.admin('POST /category', { json: { name: 'd' } })).json;
    await backend.admin(`DELETE /category/${deleted.id}`);
  };

  /** Counts the rows that a start could delete; those of the log without logins, which each start adds. */
  const stored = async () => {
    const database = await backend.openDatabase();
    const counts: Record<string, number> = {};
    for (const table of ['request', 'application', 'revision', 'deleted', 'log_entry'] as const) {
      const rows = await database.selectFrom(table).selectAll().execute();
      counts[table] = rows.filter(
        (row) => !('operation' in row && row.operation === 'login'),
      ).length;
    }
    return counts;
  };

  test('stays at starts with a clock that is years ahead, and after them', async () => {
    await store();
    const before = await stored();
    expect(Math.min(...Object.values(before))).toBeGreaterThan(0);
    await restart(5 * YEAR);
    expect(await stored()).toEqual(before);
    await restart(10 * YEAR);
    expect(await stored()).toEqual(before);
    await restart(0);
    expect(await stored()).toEqual(before);
  });

  test('stays in a database that has never recorded a time', async () => {
    await store();
    const before = await stored();
    const database = await backend.openDatabase();
    await database.deleteFrom('website').execute();
    await restart(5 * YEAR);
    expect(await stored()).toEqual(before);
  });

  test('is not what a clock that was years behind has dated', async () => {
    await store();
    await restart(-20 * YEAR);
    await store();
    const before = await stored();
    await restart(0);
    expect(await stored()).toEqual(before);
  });

  test('a failed login by a clock that was ahead keeps nobody waiting', async () => {
    await restart(5 * YEAR);
    const logIn = (password: string) =>
      backend.call('POST /auth/login', { json: { login: 'admin', password } });
    await logIn('wrong');
    const ahead = await backend.openDatabase();
    await ahead.updateTable('login_failure').set({ failures: 5 }).execute();
    // Each start logs in.
    await restart(0);
    expect((await logIn('correct horse')).status).toBe(200);
  });

  test('what a clock that was ahead has counted counts no more', async () => {
    await restart(5 * YEAR);
    await store();
    const { id } = (await backend.admin('POST /category', { json: { name: 'e' } })).json;
    const form = { kind: 'category' as const, entity: id };
    await backend.admin('POST /editing', { json: form });
    const ahead = await backend.openDatabase();
    const failed = { at: new Date().toISOString(), login: '', address: '', target: '' };
    await ahead
      .insertInto('log_entry')
      .values(Array(1000).fill({ ...failed, operation: 'loginFailed' }))
      .execute();
    await ahead
      .insertInto('known_network')
      .values({ account_id: 1, network: '192.0.2.1', seen_at: Date.now() })
      .execute();
    await restart(0);
    const database = await backend.openDatabase();
    const visitors = createVisitorStorage(database, 1, pino({ level: 'silent' }));
    expect([await visitors.used('request'), await visitors.used('application')]).toEqual([0, 0]);
    expect(await recordOpenForm(database, form, { by: 'anna', session: 'hers' })).toEqual([]);
    const networks = await database.selectFrom('known_network').select('network').execute();
    expect(networks.map(({ network }) => network)).not.toContain('192.0.2.1');
    await backend.call('POST /auth/login', { json: { login: 'admin', password: 'wrong' } });
    const entries = database.selectFrom('log_entry').where('operation', '=', 'loginFailed');
    expect(await entries.select('id').execute()).toHaveLength(1001);
  });

  test('goes once the clock has run steadily for a day, or an operator has confirmed it', async () => {
    const database = await backend.openDatabase();
    const now = Date.now();
    const isTrusted = async (time: number) =>
      (await checkClock(database, new Date(time))).isTrusted;
    /** How many hours a clock has to run until it is trusted. */
    const hoursUntilTrusted = async (from: number, step = hourMs) => {
      for (let time = from; time < from + 3 * dayMs; time += step) {
        if (await isTrusted(time)) return (time - from) / hourMs;
      }
      return Infinity;
    };
    expect(await isTrusted(now)).toBe(true);
    expect(await isTrusted(now + 23 * hourMs)).toBe(true);
    const ahead = now + 60 * dayMs;
    expect(await isTrusted(ahead)).toBe(false);
    expect(await isTrusted(ahead + 30 * hourMs)).toBe(false);
    expect(await hoursUntilTrusted(ahead + 40 * hourMs, 3 * hourMs)).toBe(Infinity);
    expect(await hoursUntilTrusted(ahead + YEAR)).toBe(24);
    expect(await isTrusted(ahead)).toBe(false);
    expect(await hoursUntilTrusted(ahead)).toBe(24);
    expect(await isTrusted(ahead + YEAR)).toBe(false);
    await trustClock(database, new Date(ahead + YEAR));
    expect(await isTrusted(ahead + YEAR)).toBe(true);
  });

  const config = { keepDeletedDays: 30, keepLogDays: 365, keepApplicationsDays: 180 };
  /** A site with a log that tests can read. */
  const siteToTidy = async () => {
    const log = { error: vi.fn(), info: vi.fn() };
    const files = await openFileStore(backend);
    const widths = createWidths(files, join(dataDir, 'widths'), log);
    return { database: await backend.openDatabase(), files, widths, log };
  };

  test('is spoken of in one line of the log when the clock is doubted', async () => {
    const site = await siteToTidy();
    await (await startTidying(site, config)).close();
    expect(site.log.error).not.toHaveBeenCalled();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * YEAR });
    await (await startTidying(site, config)).close();
    expect(site.log.error.mock.calls).toMatchObject([
      [{}, expect.stringMatching(/^the clock is 1825 days ahead of/)],
    ]);
  });

  test('that cannot be deleted does not stop the start', async () => {
    const site = await siteToTidy();
    const list = () => Promise.reject(new Error('the store is away'));
    await (await startTidying({ ...site, files: { ...site.files, list } }, config)).close();
    expect(site.log.error.mock.calls).toMatchObject([
      [{ err: { message: 'the store is away' } }, 'tidying up failed; next try tomorrow'],
    ]);
  });

  test('a stop waits ten seconds at most for a store that hangs', async () => {
    const site = await siteToTidy();
    const list = vi.fn(() => new Promise<never>(() => {}));
    const files = { ...site.files, list };
    const tidying = await startTidying({ ...site, files }, { ...config, filesUrl: 's3://bucket' });
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const closed = tidying.close();
    vi.advanceTimersByTime(10_000);
    await closed;
  });

  test('a notification that has been due for days is given up', async () => {
    const site = await siteToTidy();
    await store();
    const { id } = await site.database.selectFrom('request').select('id').executeTakeFirstOrThrow();
    await addToOutbox(site.database, 'request', id, ['mail']);
    const overdue = { next_at: Date.now() - 6 * dayMs };
    await site.database.updateTable('notification').set(overdue).execute();
    await (await startTidying(site, config)).close();
    const rows = site.database.selectFrom('notification').select('state');
    expect(await rows.execute()).toEqual([{ state: 'failed' }]);
  });

  test('a store with the mark of another website loses no file until that is removed', async () => {
    const site = await siteToTidy();
    const apart = { ...config, databaseUrl: 'postgres://host/site' };
    const tidy = async (by: Parameters<typeof startTidying>[1] = apart) =>
      (await startTidying(site, by)).close();
    const orphan = join(dataDir, 'files/images/orphan.png');
    const stored = async () => (await site.files.list()).map(({ key }) => key);
    const applications = () => site.database.selectFrom('application').select('id').execute();
    await mkdir(dirname(orphan), { recursive: true });
    await site.database.updateTable('settings').set({ opened_at: '' }).execute();

    await writeFile(orphan, '');
    await tidy();
    expect(await stored()).toEqual([]);
    await writeFile(orphan, '');
    await store();
    const before = await stored();
    expect(before).toHaveLength(2);
    await site.database
      .updateTable('application')
      .set({ created_at: new Date(Date.now() - YEAR).toISOString() })
      .execute();
    const mark = join(dataDir, 'files/website');
    await writeFile(mark, 'of another website');
    await tidy();
    expect(await applications()).toEqual([]);
    // Such as the database before a move, in the same folder.
    await tidy(config);
    expect(await stored()).toEqual(before);
    expect(site.log.error.mock.calls).toEqual(
      Array(2).fill([expect.stringMatching(/^files are not deleted: /)]),
    );
    await rm(mark);
    await tidy();
    expect(await stored()).toEqual([]);
    expect(site.log.error).toHaveBeenCalledTimes(2);
  });

  test('npm run admin -- trust-clock confirms the clock', async () => {
    const database = await backend.openDatabase();
    await database.updateTable('website').set({ seen_at: 0 }).execute();
    const script = fileURLToPath(new URL('admin.ts', import.meta.url));
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: backend.databaseUrl ?? '' };
    const { stdout } = await promisify(execFile)(process.execPath, [script, 'trust-clock'], {
      env,
    });
    expect(stdout).toContain('is right');
    expect(await checkClock(database, new Date())).toMatchObject({ isTrusted: true });
  });
});
