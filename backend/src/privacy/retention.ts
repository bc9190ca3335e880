import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { BackendConfig } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteForms, type DeletedForms } from './delete-forms.ts';

const DAY = 24 * 60 * 60 * 1000;

/** For how many days what visitors send is kept. */
export type RetentionDays = Pick<BackendConfig, 'keepEnquiriesDays' | 'keepApplicationsDays'>;

interface Site {
  database: Kysely<Tables>;
  files: FileStore;
}

/** Deletes what is older than its retention period, and idempotency keys of yesterday. */
export async function deleteExpired(
  site: Site,
  { keepEnquiriesDays, keepApplicationsDays }: RetentionDays,
): Promise<DeletedForms> {
  await site.database.deleteFrom('idempotency_key').where(isOlderThan(1)).execute();
  return deleteForms(site, {
    ...(keepEnquiriesDays !== undefined && { requests: isOlderThan(keepEnquiriesDays) }),
    applications: isOlderThan(keepApplicationsDays),
  });
}

function isOlderThan(days: number): RawBuilder<boolean> {
  return sql`created_at < ${new Date(Date.now() - days * DAY).toISOString()}`;
}

/** Deletes what has expired now and every day. */
export function startRetention(
  { log, ...site }: Site & { log: Logger },
  days: RetentionDays,
): { close(): Promise<void> } {
  const run = async () => {
    try {
      const deleted = await deleteExpired(site, days);
      if (deleted.requests + deleted.applications > 0) {
        log.info(deleted, 'deleted after the retention period');
      }
    } catch (error) {
      log.warn({ err: error }, 'what has expired was not deleted; next try tomorrow');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, DAY).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
