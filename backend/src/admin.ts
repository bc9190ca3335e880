import type { Kysely } from 'kysely';
import { findAccount, setPassword } from './account/account-store.ts';
import { generatePassword } from './account/passwords.ts';
import { removeSecondFactor } from './account/second-factor.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { trustClock } from './database/clock.ts';
import type { Tables } from './database/tables.ts';
import { addToLog } from './history/log.ts';
import { openSite } from './open-site.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage: npm run admin -- reset-password [LOGIN]
       npm run admin -- remove-second-factor [LOGIN]
       npm run admin -- make-owner [LOGIN]
       npm run admin -- trust-clock
The first sets a new password for an administrator, prints it and ends all of their sessions; the second
lets them log in without a code; the third gives them the role of an owner. LOGIN can be omitted if there is
only one administrator. The last confirms the time of this machine, after which a start that doubts it deletes what
has expired.`;

interface Account {
  id: number;
  login: string;
}

const accountCommands = {
  'reset-password': {
    operation: 'resetPassword',
    run: async (database: Kysely<Tables>, { id, login }: Account) => {
      const password = generatePassword();
      await setPassword(database, id, password);
      return `New password for ${login}: ${password}`;
    },
  },
  'remove-second-factor': {
    operation: 'removeSecondFactor',
    run: async (database: Kysely<Tables>, { id, login }: Account) => {
      await removeSecondFactor(database, id);
      return `${login} logs in without a code`;
    },
  },
  'make-owner': {
    operation: 'makeOwner',
    run: async (database: Kysely<Tables>, { id, login }: Account) => {
      await database.updateTable('account').set({ role: 'owner' }).where('id', '=', id).execute();
      return `${login} is an owner`;
    },
  },
};

/** `npm run admin`: tasks of an administrator on the server itself. */
await runCommand(async (args) => {
  const { positionals } = readArguments(args, { usage, most: 2, options: {} });
  const [name = '', givenLogin] = positionals;
  const command = Object.entries(accountCommands).find(([known]) => known === name)?.[1];
  const isTrusted = name === 'trust-clock' && givenLogin === undefined;
  if (!command && !isTrusted) throw new ConfigError(usage);
  await using site = await openSite(readBackendConfig(process.env), { existing: true });
  const { database } = site;
  if (!command) {
    const now = new Date();
    await trustClock(database, now);
    console.log(`${now.toISOString()} is right; what has expired by it is deleted within the hour`);
    return;
  }
  const accounts = await database.selectFrom('account').select('login').execute();
  const login = givenLogin?.trim() ?? (accounts.length === 1 ? accounts[0]?.login : undefined);
  const account = login === undefined ? undefined : await findAccount(database, login);
  if (!account) {
    const known = accounts.map((one) => one.login).join(', ') || 'none';
    throw new ConfigError(`No such administrator; existing logins: ${known}`);
  }
  const message = await command.run(database, account);
  const { operation } = command;
  await addToLog(database, { login: account.login, address: undefined, operation });
  console.log(message);
});
