import type { Kysely } from 'kysely';
import type { BackendConfig } from '../config.ts';
import { isOlderThan } from '../database/clock.ts';
import type { Tables } from '../database/tables.ts';
import { dayMs } from '../durations.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteForms, type DeletedForms } from '../files/delete-forms.ts';

/** For how many days an attachment waits for its enquiry, which the browser keeps for one. */
const unsentDays = 2;

/** For how many days what visitors send is kept. */
export type RetentionDays = Pick<BackendConfig, 'keepEnquiriesDays' | 'keepApplicationsDays'>;

interface Site {
  database: Kysely<Tables>;
  files: FileStore;
}

/**
 * Deletes what is older than its retention period, and idempotency keys of yesterday. The sweep then deletes the
 * files of attachments that no enquiry has named.
 */
export async function deleteExpired(
  site: Site,
  { keepEnquiriesDays, keepApplicationsDays }: RetentionDays,
  now: Date,
): Promise<DeletedForms> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const expired = (table: 'request' | 'application', days: number) =>
    isOlderThan(table, 'created_at', { before: daysAgo(days), now });
  await site.database
    .deleteFrom('idempotency_key')
    .where('created_at', '<', daysAgo(1).toISOString())
    .execute();
  await site.database
    .deleteFrom('attachment')
    .where('request_id', 'is', null)
    .where(isOlderThan('attachment', 'created_at', { before: daysAgo(unsentDays), now }))
    .execute();
  return deleteForms(site, {
    ...(keepEnquiriesDays !== undefined && { requests: expired('request', keepEnquiriesDays) }),
    applications: expired('application', keepApplicationsDays),
  });
}
