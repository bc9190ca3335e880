import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { receivedApplications } from '../application/application-store.ts';
import { receivedApplication } from '../application/received-application.ts';
import type { Database } from '../database/database.ts';
import { lowered } from '../database/lowered.ts';
import { receivedRequests } from '../request/attachment-store.ts';
import { receivedRequest, requestRevision } from '../request/received-request.ts';
import { readRevisions } from '../request/request-store.ts';

const requestWithHistory = receivedRequest
  .extend({ revisions: z.array(requestRevision) })
  .meta({ id: 'RequestWithRevisions' });

/** Everything that is stored about a person, whom an e-mail address identifies. */
export const personalData = z
  .object({ requests: z.array(requestWithHistory), applications: z.array(receivedApplication) })
  .meta({ id: 'PersonalData' });

/** See `personalData`. */
export type PersonalData = z.output<typeof personalData>;

/** The condition that a row is of an e-mail address, in capital or small letters. */
export function isOf(database: Database, email: string): RawBuilder<boolean> {
  return sql`${lowered(database, sql`email`)} = ${email.trim().toLowerCase()}`;
}

/** Reads all enquiries and applications of an e-mail address. */
export async function readPersonalData(database: Database, email: string): Promise<PersonalData> {
  const requests = await database
    .selectFrom('request')
    .selectAll()
    .where(isOf(database, email))
    .orderBy('id')
    .execute();
  const applications = await database
    .selectFrom('application')
    .selectAll()
    .where(isOf(database, email))
    .orderBy('id')
    .execute();
  return {
    requests: await Promise.all(
      (await receivedRequests(database, requests)).map(async (request) => ({
        ...request,
        revisions: await readRevisions(database, request.id),
      })),
    ),
    applications: await receivedApplications(database, applications),
  };
}
