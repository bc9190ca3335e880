import { parseArgs } from 'node:util';
import { writeBackup } from './backup/write-backup.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { openSite } from './open-site.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run backup -- FILE [--incomplete]
With --incomplete, files that the store has lost are left out.`;

/** `npm run backup -- FILE`: writes database and files into one file; the server may keep running. */
await runCommand(async (args) => {
  const { target, incomplete } = readArguments(args);
  await using site = await openSite(readBackendConfig(process.env), { existing: true });
  const { rows, files } = await writeBackup(site.database, site.files, target, { incomplete });
  console.log(`${target}: ${rows} rows, ${files} files`);
});

function readArguments(args: string[]) {
  try {
    const options = { incomplete: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [target, ...others] = positionals;
    if (target && others.length === 0) return { target, ...values };
  } catch {
    // An option that there is not.
  }
  throw new ConfigError(usage);
}
