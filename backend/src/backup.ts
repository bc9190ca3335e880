import { writeBackup } from './backup/write-backup.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { openSite } from './open-site.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage: npm run backup -- FILE [--incomplete]
With --incomplete, files that the store has lost are left out.`;

/** `npm run backup -- FILE`: writes database and files into one file; the server may keep running. */
await runCommand(async (args) => {
  const options = { incomplete: { type: 'boolean', default: false } } as const;
  const { positionals, values } = readArguments(args, { usage, most: 1, options });
  const [target] = positionals;
  if (!target) throw new ConfigError(usage);
  await using site = await openSite(readBackendConfig(process.env), { existing: true });
  const { rows, files } = await writeBackup(site.database, site.files, target, values);
  console.log(`${target}: ${rows} rows, ${files} files`);
});
