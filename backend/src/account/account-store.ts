import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { hasWebsite } from '../database/website.ts';
import { delayAttempt, recordLogin } from './login-throttle.ts';
import { generatePassword, hashPassword, isPassword } from './passwords.ts';
import { revokeTokensOf } from './tokens.ts';

/** The administrator that the first start created. */
export interface FirstLogin {
  login: string;
  password: string;
}

/** Creates the first administrator if there is none, with a generated password by default. */
export async function createFirstAccount(
  database: Database,
  login: string,
  password = generatePassword(),
): Promise<FirstLogin | undefined> {
  if (await hasWebsite(database)) return undefined;
  await database
    .insertInto('account')
    .values({
      login,
      password_hash: await hashPassword(password),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .execute();
  return { login, password };
}

/** Finds the account of a login. */
export function findAccount(database: Database, login: string) {
  return database.selectFrom('account').selectAll().where('login', '=', login).executeTakeFirst();
}

/** Sets a new password and revokes every token of the account. */
export async function setPassword(
  database: Kysely<Tables>,
  accountId: number,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', accountId)
      .execute();
    await revokeTokensOf(transaction, accountId);
  });
}

/** Checks the password of a logged-in administrator. Wrong ones count like failed logins. */
export async function isOwnPassword(
  database: Database,
  account: { id: number; login: string },
  password: string,
  address: string | undefined,
): Promise<boolean> {
  const attempt = { login: account.login, address };
  if (!(await delayAttempt(database, attempt))) return false;
  const stored = await findAccount(database, account.login);
  if (!(await isPassword(password, stored?.password_hash))) return false;
  await recordLogin(database, attempt, account.id);
  return true;
}
