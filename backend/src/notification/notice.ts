import type { Database } from '../database/database.ts';
import { languages, defaultLanguage, type Language } from '../languages.ts';

/** The content of a notification about an enquiry or an application. */
export type Notice = {
  /** Identifies the message to its receiver, however often it is sent. */
  key: string;
  createdAt: Date;
  language: Language;
  email: string;
  /** Whether the form looks like a robot's. */
  suspected: boolean;
  files: { name: string; type: string; size: number }[];
} & (
  | {
      form: 'request';
      id: number;
      name: string;
      company: string;
      phone: string;
      text: string;
    }
  | {
      form: 'application';
      id: number;
      firstName: string;
      lastName: string;
      job: string;
      experience: string;
    }
);

/** Refers to the enquiry or the application of a notification. */
export interface NoticeOf {
  key: string;
  request_id: number | null;
  application_id: number | null;
}

/** Reads the content of a notification. Returns undefined if the enquiry or application has been deleted since. */
export async function readNotice(
  database: Database,
  { key, request_id: requestId, application_id: applicationId }: NoticeOf,
): Promise<Notice | undefined> {
  if (requestId !== null) {
    const row = await database
      .selectFrom('request')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (!row) return undefined;
    const files = await database
      .selectFrom('attachment')
      .select(['name', 'type', 'size'])
      .where('request_id', '=', requestId)
      .orderBy('id')
      .execute();
    const { id, name, company, phone, text } = row;
    return { key, form: 'request', ...common(row), id, name, company, phone, text, files };
  }
  if (applicationId === null) return undefined;
  const row = await database
    .selectFrom('application')
    .selectAll()
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const files = await database
    .selectFrom('application_file')
    .select(['name', 'type', 'size'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  const { id, first_name: firstName, last_name: lastName, job, experience } = row;
  const application = { id, firstName, lastName, job, experience, files };
  return { key, form: 'application', ...common(row), ...application };
}

function common(row: { email: string; lang: string; suspected: number; created_at: string }) {
  return {
    email: row.email,
    suspected: row.suspected === 1,
    language: languages.find((one) => one === row.lang) ?? defaultLanguage,
    createdAt: new Date(row.created_at),
  };
}
