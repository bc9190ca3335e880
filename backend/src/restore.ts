import { readBackup } from './backup/read-backup.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { warnOfOtherMark } from './files/claim-store.ts';
import { openSite } from './open-site.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage: npm run restore -- FILE [--overwrite]
Stop the server first. Without --overwrite, the site must be empty.`;

/** What the rows of a long rich text take, in all its languages and revisions. */
const maxRowBytes = 100_000_000;

/** `npm run restore -- FILE`: restores a backup to the configured database and store. */
await runCommand(async (args) => {
  const options = { overwrite: { type: 'boolean', default: false } } as const;
  const { positionals, values } = readArguments(args, { usage, most: 1, options });
  const [path] = positionals;
  if (!path) throw new ConfigError(usage);
  const config = readBackendConfig(process.env);
  // Base64 makes four bytes of three.
  const maxLineBytes = maxRowBytes + Math.ceil((config.maxUploadMb * 2 ** 20 * 4) / 3);
  const backup = { path, maxLineBytes };
  await verifyBackup(backup);
  await using site = await openSite(config, { alone: true });
  await warnOfOtherMark(site);
  const target = { ...site, dataDir: config.dataDir };
  const count = await readBackup(target, backup, values.overwrite);
  console.log(`${path}: restored ${count.rows} rows and ${count.files} files`);
});
