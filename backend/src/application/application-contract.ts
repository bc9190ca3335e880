import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { deleted, filled, idParams, language, pathId, text } from '../contract/fields.ts';
import { formTraces } from '../contract/form-traces.ts';
import { openCount, receivedIds } from '../contract/handling.ts';
import { idempotencyHeaders } from '../contract/idempotency-key.ts';
import { receivedQuery } from '../contract/list-query.ts';
import { operation } from '../contract/operation.ts';
import { requestStatuses } from '../database/tables.ts';
import { defaultLanguage } from '../languages.ts';
import { receivedApplication, sentApplication } from './received-application.ts';

const administrators = { row: 'extension', access: 'clerk', isPrivate: true } as const;

export const sendApplication = operation({
  id: 'sendApplication',
  method: 'post',
  path: '/application',
  row: 'extension',
  summary: 'Sends an application with up to two files (spec 2.12, 9)',
  access: 'public',
  headers: idempotencyHeaders,
  body: z.object({
    first_name: filled(200),
    last_name: filled(200),
    email: filled(200),
    job: text(200).default('').meta(extension('the job that is applied for')),
    experience: text(2000)
      .default('')
      .meta(extension('on which machines the applicant has worked')),
    // An unknown language is no reason to lose an application.
    lang: language().default(defaultLanguage).catch(defaultLanguage),
    ...formTraces,
  }),
  bodyLimitKb: 200,
  upload: { field: 'files', maxFiles: 2, required: false, maxMb: 10 },
  status: 201,
  response: sentApplication,
});

export const listApplications = operation({
  ...administrators,
  id: 'listApplications',
  method: 'get',
  path: '/application',
  summary: 'The received applications, oldest first; all of them without `first` and `last`',
  query: z.object(receivedQuery),
  response: z.array(receivedApplication),
});

export const countApplications = operation({
  ...administrators,
  id: 'countApplications',
  method: 'get',
  path: '/application/count',
  summary: "How many applications are open, without those that look like a robot's",
  isBackground: true,
  response: openCount,
});

export const updateApplications = operation({
  ...administrators,
  id: 'updateApplications',
  method: 'patch',
  path: '/application',
  summary: 'Notes what was done about applications; those that do not exist are left out',
  body: z.object({ ids: receivedIds, status: z.enum(requestStatuses) }),
  response: z.array(receivedApplication),
});

export const readApplicationFile = operation({
  ...administrators,
  id: 'readApplicationFile',
  method: 'get',
  path: '/application/{id}/file/{fileId}',
  summary: 'A file of an application, as a download',
  params: z.object({ id: pathId(), fileId: pathId() }),
  response: 'file',
});

export const deleteApplication = operation({
  ...administrators,
  id: 'deleteApplication',
  method: 'delete',
  path: '/application/{id}',
  summary: 'Deletes an application and its files',
  params: idParams,
  response: deleted,
});
