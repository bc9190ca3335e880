import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { filled, newPassword, password, text } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';
import { roles } from '../roles.ts';
import { isVisible } from './login-key.ts';

const account = z
  .object({
    login: z.string(),
    role: z.string().meta(extension(`what the account may do: ${roles.join(', ')}`)),
  })
  .meta({ id: 'Account' });

const self = { row: 'spec 7.2', access: 'clerk', isPrivate: true } as const;

export const login = operation({
  id: 'login',
  method: 'post',
  path: '/auth/login',
  row: 'spec 7.2',
  summary: 'Gives an access token; 401 where login, password or code is wrong',
  access: 'public',
  // Stored logins are trimmed, so trim what is typed here.
  body: z.object({
    login: text(200).transform((value) => value.trim()),
    password: password(),
    code: text(100)
      .optional()
      .meta(
        extension(
          'of the second factor, or a recovery code; 401 names the field where it is needed, and says `is of another time` of a code up to five minutes early or late',
        ),
      ),
  }),
  bodyLimitKb: 20,
  response: z.object({ token: z.string() }).meta({ id: 'Token' }),
});

export const readAccount = operation({
  ...self,
  id: 'readAccount',
  method: 'post',
  path: '/auth/me',
  summary: 'Whose token it is',
  onlyReads: true,
  response: account,
});

export const updateLogin = operation({
  ...self,
  id: 'updateLogin',
  method: 'patch',
  path: '/auth/login',
  summary: 'Changes the login; tokens stay valid. 403 where the session is older than ten minutes',
  body: z.object({
    login: filled(200).refine(isVisible, 'must not be empty'),
    password: password().optional().meta(extension('of the account, needed in an older session')),
  }),
  response: account,
});

export const updatePassword = operation({
  ...self,
  id: 'updatePassword',
  method: 'patch',
  path: '/auth/password',
  summary: 'Changes the password and ends every token of the account',
  body: z.object({ old_password: password(), password: newPassword() }),
  response: account,
});

export const logout = operation({
  id: 'logout',
  method: 'post',
  path: '/auth/logout',
  row: 'extension',
  summary: 'Ends the token of the call',
  access: 'clerk',
  isPrivate: true,
  response: account,
});
