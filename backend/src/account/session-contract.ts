import { z } from 'zod';
import { text } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';

const session = z
  .object({
    id: z.string(),
    login: z.string(),
    created_at: z.iso.datetime(),
    used_at: z.iso.datetime().meta({ description: 'To within five minutes' }),
    expires_at: z.iso.datetime().meta({ description: 'When it ends unless it is used' }),
    address: z.string().meta({ description: 'The IP address of the login; empty if unknown' }),
    browser: z.string().meta({ description: '`Firefox on Windows`; empty if unknown' }),
    current: z.boolean().meta({ description: 'Whether it is the session of the caller' }),
  })
  .meta({ id: 'Session' });

export type Session = z.output<typeof session>;

const administrators = { row: 'extension', access: 'clerk', isPrivate: true } as const;

export const listSessions = operation({
  ...administrators,
  id: 'listSessions',
  method: 'get',
  path: '/session',
  summary:
    'The sessions of all administrators, for others than owners their own; the last used first',
  response: z.array(session),
});

export const endSession = operation({
  ...administrators,
  id: 'endSession',
  method: 'delete',
  path: '/session/{id}',
  summary: 'Ends a session of any administrator, for others than owners one of their own',
  params: z.object({ id: text(100) }),
  response: z.object({ id: z.string() }).meta({ id: 'EndedSession' }),
});

export const endOtherSessions = operation({
  ...administrators,
  id: 'endOtherSessions',
  method: 'post',
  path: '/session/end-others',
  summary: "Ends every session of one's own account but the present one",
  response: z.object({ ended: z.int() }).meta({ id: 'EndedSessions' }),
});
