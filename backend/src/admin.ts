import { findAccount, setPassword } from './account/account-store.ts';
import { generatePassword } from './account/passwords.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { addToLog } from './history/log.ts';
import { openSite } from './open-site.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run admin -- reset-password [LOGIN]
Sets a new password for an administrator, prints it and ends all of their sessions.
LOGIN can be omitted if there is only one administrator.`;

/** `npm run admin`: tasks of an administrator on the server itself. */
await runCommand(async ([command, login]) => {
  if (command !== 'reset-password') throw new ConfigError(usage);
  const site = await openSite(readBackendConfig(process.env));
  const { database } = site;
  try {
    const accounts = await database.selectFrom('account').select('login').execute();
    const name = login?.trim() ?? (accounts.length === 1 ? accounts[0]?.login : undefined);
    const account = name === undefined ? undefined : await findAccount(database, name);
    if (!account) {
      const known = accounts.map((one) => one.login).join(', ') || 'none';
      throw new ConfigError(`No such administrator; existing logins: ${known}`);
    }
    const password = generatePassword();
    await setPassword(database, account.id, password);
    await addToLog(database, {
      login: account.login,
      address: undefined,
      operation: 'resetPassword',
    });
    console.log(`New password for ${account.login}: ${password}`);
  } finally {
    await site.close();
  }
});
