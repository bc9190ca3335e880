import type { Kysely } from 'kysely';
import type { BackendConfig } from '../config.ts';
import { isOlderThan } from '../database/clock.ts';
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
  now: Date,
): Promise<DeletedForms> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const expired = (table: 'request' | 'application', days: number) =>
    isOlderThan(table, 'created_at', { before: daysAgo(days), now });
  await site.database
    .deleteFrom('idempotency_key')
    .where('created_at', '<', daysAgo(1).toISOString())
    .execute();
  return deleteForms(site, {
    ...(keepEnquiriesDays !== undefined && { requests: expired('request', keepEnquiriesDays) }),
    applications: expired('application', keepApplicationsDays),
  });
}
