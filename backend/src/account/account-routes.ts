import { feature } from '../feature.ts';
import { addToLog, logFailedLogin } from '../history/log.ts';
import { invalid, passwordRequired, unauthenticated } from '../http/errors.ts';
import type { Account } from '../http/locals.ts';
import type { Services } from '../services.ts';
import * as contract from './account-contract.ts';
import { findAccount, isOwnPassword, setLogin, setPassword } from './account-store.ts';
import { browserName } from './browser-name.ts';
import { recordLogin, delayAttempt } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import { checkCode } from './second-factor.ts';
import { createToken, isRecent, revokeToken } from './tokens.ts';

/** Serves the login and the account of who is logged in (spec 7.2). */
export const accountFeature = feature(contract, (serve, { database }) => {
  serve(contract.login, async ({ body, request }) => {
    const account = await findAccount(database, body.login);
    const attempt = { login: body.login, accountId: account?.id, address: request.ip };
    const wrong = () => unauthenticated('Login or password is wrong.');
    if (!(await delayAttempt(database, attempt))) throw wrong();
    const right = await isPassword(body.password, account?.password_hash);
    if (!account || !right) {
      await logFailedLogin(database, { login: account?.login, address: request.ip });
      throw wrong();
    }
    const codes = await checkCode(database, account.id, body.code);
    if (codes !== 'right') {
      if (codes !== 'is needed') {
        await logFailedLogin(database, { login: account.login, address: request.ip });
      }
      throw unauthenticated('A code of the second factor is needed.', { code: codes });
    }
    const origin = { address: request.ip ?? '', browser: browserName(request.get('User-Agent')) };
    const token = await createToken(database, account, origin);
    if (!token) throw wrong();
    await recordLogin(database, attempt, account.id);
    const { login } = account;
    await addToLog(database, { login, address: request.ip, operation: contract.login.id });
    return { token };
  });

  serve(contract.readAccount, ({ account }) => response(account));

  serve(contract.updateLogin, async ({ account, body, token, request }) => {
    if (body.password !== undefined) {
      await checkOwnPassword(database, account, body.password, request.ip);
    } else if (!(await isRecent(database, token))) {
      // Otherwise a stranger at an open browser could take the account over.
      throw passwordRequired();
    }
    if (!(await setLogin(database, account, body.login))) throw invalid({ login: 'is taken' });
    return response({ ...account, login: body.login });
  });

  serve(contract.updatePassword, async ({ account, body, request }) => {
    if (!(await isOwnPassword(database, account, body.old_password, request.ip))) {
      throw invalid({ old_password: 'is wrong' });
    }
    await setPassword(database, account.id, body.password);
    return response(account);
  });

  serve(contract.logout, async ({ account, token }) => {
    await revokeToken(database, token);
    return response(account);
  });
});

function response({ login, role }: Account) {
  return { login, role };
}

/** Checks the password of a logged-in administrator; throws 400, which names the field, if it is wrong. */
export async function checkOwnPassword(
  database: Services['database'],
  account: Account,
  password: string,
  address: string | undefined,
): Promise<void> {
  if (!(await isOwnPassword(database, account, password, address))) {
    throw invalid({ password: 'is wrong' });
  }
}
