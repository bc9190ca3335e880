import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readBackendConfig } from './config.ts';
import { hasWebsite } from './database/website.ts';
import { moveSite } from './backup/move-site.ts';
import { warnOfOtherMark } from './files/claim-store.ts';
import { openSite } from './open-site.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage =
  'Usage: npm run migrate -- --from sqlite [--to postgres://…] [--files s3://…] [--replace] [--incomplete]';

/**
 * `npm run migrate`: copies a website from the SQLite and the folder of `DATA_DIR` to PostgreSQL (`--to`
 * or `DATABASE_URL`) and, if one is given (`--files` or `FILES_URL`), to an S3 store.
 */
await runCommand(async (args) => {
  const { values } = readArguments(args, {
    usage,
    most: 0,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      files: { type: 'string' },
      replace: { type: 'boolean', default: false },
      incomplete: { type: 'boolean', default: false },
    },
  });
  const { from, to, files, ...options } = values;
  if (from !== 'sqlite') throw new ConfigError(`--from: expected sqlite. ${usage}`);
  const { DATABASE_URL = '', FILES_URL = '' } = process.env;
  // Validates the arguments like the variables that they replace.
  const config = readBackendConfig({
    ...process.env,
    DATABASE_URL: to ?? DATABASE_URL,
    FILES_URL: files ?? FILES_URL,
  });
  if (!config.databaseUrl) throw new ConfigError(`--to: expected an address. ${usage}`);
  if (!existsSync(join(config.dataDir, 'site.sqlite'))) {
    throw new ConfigError(`DATA_DIR: no site.sqlite in ${config.dataDir}`);
  }

  await using source = await openSite({ ...config, databaseUrl: undefined, filesUrl: undefined });
  await using target = await openSite(config);
  if (!(await hasWebsite(source.database))) {
    throw new ConfigError(`DATA_DIR: there is no website in site.sqlite of ${config.dataDir}`);
  }
  await warnOfOtherMark(target);
  const changed = await moveSite({
    from: { ...source, folder: join(config.dataDir, 'files') },
    to: { database: target.database, files: config.filesUrl ? target.files : undefined },
    ...options,
    say: (line) => console.log(line),
  });
  console.log(changed ? 'Moved.' : 'Nothing to copy: the target is already identical.');
});
