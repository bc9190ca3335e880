import { z } from 'zod';
import { requestStatuses } from '../database/tables.ts';
import { storedLanguage } from '../contract/fields.ts';
import { handling } from '../contract/handling.ts';

/** An enquiry as its sender gets it back. */
export const sentRequest = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  text: z.string(),
  lang: storedLanguage(),
  created_at: z.string(),
});

export type SentRequest = z.output<typeof sentRequest>;

/** An enquiry as administrators see it. */
export const receivedRequest = sentRequest
  .extend({
    ...handling,
    note: z.string(),
    assignee: z.string().meta({ description: 'The login of who is to answer it; empty: nobody' }),
    version: z.int().meta({ description: 'For `If-Match`; grows with status, note and assignee' }),
    attachments: z.array(
      z
        .object({ id: z.int(), name: z.string(), type: z.string(), size: z.int() })
        .meta({ id: 'Attachment' }),
    ),
  })
  .meta({ id: 'ReceivedRequest' });

export type ReceivedRequest = z.output<typeof receivedRequest>;

/** What a change has made of the status, the note and the assignee of an enquiry. */
export const requestRevision = z
  .object({
    id: z.int(),
    saved_at: z.string(),
    saved_by: z.string().meta({ description: 'The login of who saved' }),
    status: z.enum(requestStatuses),
    note: z.string(),
    assignee: z.string().meta({ description: 'The login of who was to answer; empty: nobody' }),
  })
  .meta({ id: 'RequestRevision' });
