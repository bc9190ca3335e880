import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { lockTable } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { hasWebsite } from '../database/website.ts';
import { loginKey } from './login-key.ts';
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
      role: 'owner',
    })
    .execute();
  return { login, password };
}

/**
 * Finds the account of a login, in any spelling that people take for it. Where older accounts look
 * alike, only the exact login names one.
 */
export async function findAccount(database: Database, login: string) {
  const accounts = await database.selectFrom('account').selectAll().execute();
  const [alike, another] = accounts.filter((one) => loginKey(one.login) === loginKey(login));
  const exact = accounts.find((one) => one.login === login);
  return exact ?? (another ? undefined : alike);
}

/**
 * Whether another account has a login that looks alike. Until the transaction ends, no other one
 * adds or changes a login.
 */
export async function isLoginTaken(
  transaction: Transaction<Tables>,
  login: string,
  ownId?: number,
): Promise<boolean> {
  await lockTable(transaction, 'account');
  const accounts = await transaction.selectFrom('account').select(['id', 'login']).execute();
  return accounts.some((one) => one.id !== ownId && loginKey(one.login) === loginKey(login));
}

/**
 * Changes the login of an account, and of the enquiries that are assigned to it. Returns false, and changes
 * nothing, if the login is taken.
 */
export async function setLogin(
  database: Kysely<Tables>,
  account: { id: number; login: string },
  login: string,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (await isLoginTaken(transaction, login, account.id)) return false;
    await transaction.updateTable('account').set({ login }).where('id', '=', account.id).execute();
    // What is still to be answered stays theirs; who has done something is named as they were then.
    await transaction
      .updateTable('request')
      .set({ assignee: login })
      .where('assignee', '=', account.login)
      .execute();
    return true;
  });
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
  const attempt = { login: account.login, accountId: account.id, address };
  if (!(await delayAttempt(database, attempt))) return false;
  const stored = await database
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst();
  if (!(await isPassword(password, stored?.password_hash))) return false;
  await recordLogin(database, attempt, account.id);
  return true;
}
