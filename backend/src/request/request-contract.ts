import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { deleted, filled, idParams, language, pathId, text } from '../contract/fields.ts';
import { formTraces } from '../contract/form-traces.ts';
import { maxPhoneLength, phonePattern } from '../phone.ts';
import { requestStatuses } from '../database/tables.ts';
import { openCount, receivedIds } from '../contract/handling.ts';
import { idempotencyHeaders } from '../contract/idempotency-key.ts';
import { receivedQuery } from '../contract/list-query.ts';
import { operation } from '../contract/operation.ts';
import { defaultLanguage } from '../languages.ts';
import { receivedRequest, requestRevision, sentRequest } from './received-request.ts';

const enquiry = sentRequest.meta({ id: 'Request' });

/** How many files an enquiry may have. */
const maxAttachments = 3;

const isPhone = new RegExp(`^(?:${phonePattern})$`, 'v');

/** `email` and `email1` are the same field; its name differs between forms (spec 7.1). */
const body = z.object({
  name: filled(200),
  email: text(200).default(''),
  email1: text(200).default(''),
  company: filled(200),
  phone: text(maxPhoneLength)
    .refine((value) => value === '' || isPhone.test(value), 'does not look like a phone number')
    .default('')
    .meta(extension('the phone number of the sender, as typed')),
  text: text(20_000).default(''),
  attachments: z
    .array(z.string().regex(/^[0-9a-f]{32}$/, 'is no token of an attachment'))
    .max(maxAttachments)
    .default([])
    .meta(extension('the tokens of files that were uploaded for this enquiry')),
  // An unknown language is no reason to lose an enquiry.
  lang: language()
    .default(defaultLanguage)
    .catch(defaultLanguage)
    .meta(extension('the language that the sender reads')),
  ...formTraces,
});

export const sendRequest = operation({
  id: 'sendRequest',
  method: 'post',
  path: '/request',
  row: 'spec 7.1',
  summary: 'Sends an enquiry; `email1` is taken in place of `email`',
  access: 'public',
  headers: idempotencyHeaders,
  body,
  bodyLimitKb: 200,
  status: 201,
  response: enquiry.extend({ data: enquiry }).meta({ id: 'SentRequest' }),
});

export const uploadAttachment = operation({
  id: 'uploadAttachment',
  method: 'post',
  path: '/request/attachment',
  row: 'extension',
  summary:
    'Uploads a file for an enquiry that is sent next. It is deleted after two days if none names its token',
  access: 'public',
  upload: { field: 'file', maxFiles: 1, required: true, maxMb: 10 },
  bodyLimitKb: 1,
  status: 201,
  response: z.object({ token: z.string() }).meta({ id: 'UploadedAttachment' }),
});

export const listRequests = operation({
  id: 'listRequests',
  method: 'get',
  path: '/request',
  row: 'spec 7.6',
  summary: 'The received enquiries, oldest first; all of them without `first` and `last`',
  access: 'clerk',
  query: z.object({
    ...receivedQuery,
    status: z.enum(requestStatuses).optional().meta(extension('only entries of this status')),
  }),
  response: z.array(receivedRequest),
});

export const deleteRequest = operation({
  id: 'deleteRequest',
  method: 'delete',
  path: '/request/{id}',
  row: 'spec 7.6',
  summary: 'Deletes an enquiry',
  access: 'clerk',
  isPrivate: true,
  params: idParams,
  response: deleted,
});

const administrators = { row: 'extension', access: 'clerk', isPrivate: true } as const;

export const countRequests = operation({
  ...administrators,
  id: 'countRequests',
  method: 'get',
  path: '/request/count',
  summary: "How many enquiries are open, without those that look like a robot's",
  isBackground: true,
  response: openCount,
});

export const updateRequests = operation({
  ...administrators,
  id: 'updateRequests',
  method: 'patch',
  path: '/request',
  summary:
    'Notes what was done about enquiries, and who is to answer them; those that do not exist are left ' +
    'out. With `If-Match`, each of them must have one of these versions',
  body: z.object({
    ids: receivedIds,
    status: z.enum(requestStatuses).optional(),
    note: text(5000).optional(),
    assignee: text(200)
      .optional()
      .meta(extension('the login of who is to answer them; empty: nobody')),
  }),
  response: z.array(receivedRequest),
});

export const readAttachment = operation({
  ...administrators,
  id: 'readAttachment',
  method: 'get',
  path: '/request/{id}/attachment/{attachmentId}',
  summary: 'A file of an enquiry, as a download',
  params: z.object({ id: pathId(), attachmentId: pathId() }),
  response: 'file',
});

export const listRequestRevisions = operation({
  ...administrators,
  id: 'listRequestRevisions',
  method: 'get',
  path: '/request/{id}/revision',
  summary: 'What each change has made of status, note and assignee of an enquiry, oldest first',
  params: idParams,
  response: z.array(requestRevision),
});

export const listRequestAssignees = operation({
  ...administrators,
  id: 'listRequestAssignees',
  method: 'get',
  path: '/request/assignee',
  summary: 'Who can be chosen to answer enquiries: all administrators, oldest first',
  response: z.array(z.object({ login: z.string() }).meta({ id: 'Assignee' })),
});

export const deleteRequests = operation({
  ...administrators,
  id: 'deleteRequests',
  method: 'post',
  path: '/request/delete',
  summary: 'Deletes enquiries; the response names those that are gone, existing or not before',
  body: z.object({ ids: receivedIds }),
  response: z.object({ ids: z.array(z.int()) }).meta({ id: 'DeletedRequests' }),
});
