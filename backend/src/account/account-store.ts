import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { hasWebsite } from '../database/website.ts';
import { generatePassword, hashPassword } from './passwords.ts';
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
    .values({ login, password_hash: await hashPassword(password) })
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
