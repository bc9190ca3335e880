import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { BackendConfig } from './config.ts';
import { checkClock } from './database/clock.ts';
import type { Tables } from './database/tables.ts';
import { dayMs, hourMs } from './durations.ts';
import { claimStore, otherMark } from './files/claim-store.ts';
import type { FileStore } from './files/file-store.ts';
import { sweepOrphans } from './files/sweep.ts';
import type { Widths } from './files/widths.ts';
import { finishWithinGrace } from './finish-within-grace.ts';
import { expireLog } from './history/log.ts';
import { expireRevisions } from './history/revision.ts';
import { giveUpOverdue } from './notification/outbox.ts';
import { deleteExpired } from './privacy/retention.ts';
import { expireTrash } from './trash/trash-store.ts';

interface TidySite {
  database: Kysely<Tables>;
  files: FileStore;
  widths: Widths;
  log: Pick<Logger, 'error' | 'info'>;
}

type TidyConfig = Pick<
  BackendConfig,
  | 'keepDeletedDays'
  | 'keepLogDays'
  | 'keepEnquiriesDays'
  | 'keepApplicationsDays'
  | 'databaseUrl'
  | 'filesUrl'
>;

/**
 * Deletes what has expired, and the files that nothing names any more, and gives up old notifications: now and
 * every day, but not by a clock that is not trusted. Where that fails, the website works nevertheless.
 */
export async function startTidying(
  site: TidySite,
  config: TidyConfig,
): Promise<{ close(): Promise<void> }> {
  const { database, log } = site;
  let isDoubted = false;
  let hoursSince = 24;
  const isDue = async (): Promise<boolean> => {
    const { isTrusted, seenAt } = await checkClock(database, new Date());
    if (!isTrusted && !isDoubted) log.error({ seenAt }, doubt(seenAt));
    isDoubted = !isTrusted;
    if (isDoubted || hoursSince < 24) return false;
    hoursSince = 0;
    return true;
  };
  const logFailure = (error: unknown) => {
    log.error({ err: error }, 'tidying up failed; next try tomorrow');
  };

  let running = Promise.resolve();
  if (await isDue()) {
    // The folder belongs to this process alone; other processes may be using a shared store.
    running = deleteWhatExpired(site, config, config.filesUrl ? hourMs : 0).catch(logFailure);
    // Before the first upload, whose file is there before its row. A shared store may take its time.
    if (!config.filesUrl) await running;
  }
  const runIfDue = async (): Promise<void> => {
    if (await isDue()) await deleteWhatExpired(site, config, hourMs);
  };
  const timer = setInterval(() => {
    hoursSince += 1;
    running = running.then(runIfDue).catch(logFailure);
  }, hourMs).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await finishWithinGrace(running);
    },
  };
}

function doubt(seenAt: Date): string {
  const days = (Date.now() - seenAt.getTime()) / dayMs;
  const off = `${String(Math.round(Math.abs(days)))} days ${days > 0 ? 'ahead of' : 'behind'}`;
  return (
    `the clock is ${off} the newest time that the database has seen: nothing that has expired is deleted ` +
    'until it has run for a day with this clock, or `npm run admin -- trust-clock` has confirmed it'
  );
}

async function deleteWhatExpired(
  { database, files, widths, log }: TidySite,
  config: TidyConfig,
  minAge: number,
): Promise<void> {
  const now = new Date();
  await expireTrash(database, config.keepDeletedDays, now);
  await expireRevisions(database, now);
  await expireLog(database, config.keepLogDays, now);
  await giveUpOverdue(database, now);
  // A database and a store that are set apart may belong to different websites.
  const mayMark = config.databaseUrl !== undefined || config.filesUrl !== undefined;
  const isOwn = await claimStore(files, database, { mayMark });
  // What expires in a copy of the database may still be there in the website that it was made of.
  const kept: FileStore = { ...files, remove: () => Promise.resolve() };
  const deleted = await deleteExpired({ database, files: isOwn ? files : kept }, config, now);
  if (deleted.requests + deleted.applications > 0) {
    log.info(deleted, 'deleted after the retention period');
  }
  if (!isOwn) {
    log.error(`files are not deleted: ${otherMark}`);
    return;
  }
  await sweepOrphans({ database, files, widths }, minAge);
}
