import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { deleted, filled, idParams, newPassword, password, text } from '../contract/fields.ts';
import { listQuery } from '../contract/list-query.ts';
import { operation } from '../contract/operation.ts';
import { roles } from '../roles.ts';
import { isVisible } from './login-key.ts';

const roleMeaning =
  '`owner` may do everything, `editor` everything but what concerns other administrators and the log, ' +
  '`clerk` what concerns enquiries and applications';

const role = () => z.enum(roles).meta({ description: roleMeaning });

const ownPassword = () => password().meta({ description: 'Of the caller' });

const administrator = z
  .object({
    id: z.int(),
    login: z.string(),
    role: z.string().meta({ description: roleMeaning }),
    created_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Null for accounts from before it was recorded' }),
    second_factor: z.boolean().meta({ description: 'Whether a login takes a code as well' }),
    current: z.boolean().meta({ description: 'Whether it is the account of the caller' }),
  })
  .meta({ id: 'Administrator' });

export type Administrator = z.output<typeof administrator>;

const invitation = z
  .object({
    id: z.int(),
    created_by: z.string().meta({ description: 'The login of who invites' }),
    role: z.string().meta({ description: 'Of who accepts it' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });

export type Invitation = z.output<typeof invitation>;

const administrators = { row: 'extension', access: 'owner', isPrivate: true } as const;

export const listAdministrators = operation({
  ...administrators,
  id: 'listAdministrators',
  method: 'get',
  path: '/administrator',
  summary: 'The administrators, oldest first',
  query: z.object(listQuery),
  response: z.array(administrator),
});

export const removeAdministrator = operation({
  ...administrators,
  id: 'removeAdministrator',
  method: 'delete',
  path: '/administrator/{id}',
  summary: 'Removes another administrator, with their sessions and invitations; 409 for oneself',
  params: idParams,
  body: z.object({ password: password().meta(extension('of the caller')) }),
  response: deleted,
});

export const updateAdministrator = operation({
  ...administrators,
  id: 'updateAdministrator',
  method: 'patch',
  path: '/administrator/{id}',
  summary:
    'Gives an administrator another role, which counts at once; 409 for the last owner. Invitations of ' +
    'who is no owner any more are withdrawn',
  params: idParams,
  body: z.object({ role: role(), password: ownPassword() }),
  response: administrator,
});

export const listInvitations = operation({
  ...administrators,
  id: 'listInvitations',
  method: 'get',
  path: '/invitation',
  summary: 'The invitations that are still open, oldest first',
  query: z.object(listQuery),
  response: z.array(invitation),
});

export const addInvitation = operation({
  ...administrators,
  id: 'addInvitation',
  method: 'post',
  path: '/invitation',
  summary: 'Invites one more administrator; only this response holds the token',
  body: z.object({
    password: ownPassword(),
    role: z
      .enum(roles)
      .default('owner')
      .meta(extension('the role of who accepts; for clients that know of no roles an owner')),
  }),
  status: 201,
  response: invitation.extend({ token: z.string() }).meta({ id: 'NewInvitation' }),
});

export const withdrawInvitation = operation({
  ...administrators,
  id: 'withdrawInvitation',
  method: 'delete',
  path: '/invitation/{id}',
  summary: 'Withdraws an invitation',
  params: idParams,
  response: deleted,
});

export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'post',
  path: '/auth/invitation',
  row: 'extension',
  summary: 'Accepts an invitation by its token and adds the administrator; a token works once',
  access: 'public',
  body: z.object({
    token: text(200),
    login: filled(200).refine(isVisible, 'must not be empty'),
    password: newPassword(),
  }),
  bodyLimitKb: 20,
  status: 201,
  response: administrator,
});
