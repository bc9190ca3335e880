import { z } from 'zod';
import { idParams } from '../contract/fields.ts';
import { listQuery } from '../contract/list-query.ts';
import { entityNames } from '../contract/named-entity.ts';
import { operation } from '../contract/operation.ts';

const subject = z
  .object({
    ...entityNames,
    deleted: z.boolean().meta({ description: 'Whether it is in the trash' }),
  })
  .meta({ id: 'LogSubject' });

export type LogSubject = z.output<typeof subject>;

const logEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    login: z.string().meta({ description: 'Who; empty for a login that does not exist' }),
    address: z.string().meta({
      description: 'The IP address, of a failed login its network; empty on the server itself',
    }),
    operation: z.string().meta({
      description:
        'An operation of this document, `loginFailed`, or `resetPassword` on the server itself',
    }),
    target: z.string().meta({ description: 'The ids of what was changed, such as `7/12`' }),
    refused: z.string().meta({
      description:
        'The code of the error with which it was refused, such as `OUTDATED`; empty if it was done',
    }),
    expires_at: z.iso.datetime(),
    subject: subject.nullable().meta({
      description:
        'What was written, as it is called now; null where that is no entity, or is gone for good or with what it belonged to',
    }),
  })
  .meta({ id: 'LogEntry' });

export type LogEntry = z.output<typeof logEntry>;

const administrators = { row: 'extension', access: 'owner' } as const;

export const listLog = operation({
  ...administrators,
  id: 'listLog',
  method: 'get',
  path: '/log',
  summary: 'Who has changed what and who has logged in, oldest first; nothing can change it',
  query: z.object(listQuery),
  response: z.array(logEntry),
});

export const readLogEntry = operation({
  ...administrators,
  id: 'readLogEntry',
  method: 'get',
  path: '/log/{id}',
  summary: 'An entry of the log',
  params: idParams,
  response: logEntry,
});
