import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { hasWebsite } from '../database/website.ts';
import { generatePassword, hashPassword } from './passwords.ts';
import { endTokensOf } from './tokens.ts';

/** The administrator who was created at the first start. */
export interface FirstLogin {
  login: string;
  password: string;
}

/** Creates the first administrator where there is none; the password is generated where not given. */
export async function createFirstAccount(
  database: Database,
  login: string,
  password = generatePassword(),
): Promise<FirstLogin | undefined> {
  if (await hasWebsite(database)) return undefined;
  await database
    .insertInto('account')
    .values({ login, password_hash: await hashPassword(password) })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .execute();
  return { login, password };
}

export function findAccount(database: Database, login: string) {
  return database.selectFrom('account').selectAll().where('login', '=', login).executeTakeFirst();
}

/** Sets a new password and ends every token of the account. */
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
    await endTokensOf(transaction, accountId);
  });
}
