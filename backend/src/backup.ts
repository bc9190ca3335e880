import { writeBackup } from './backup/write-backup.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { openSite } from './open-site.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run backup -- FILE [--incomplete]
With --incomplete, files that the store has lost are left out.`;

/** `npm run backup -- FILE`: writes database and files into one file; the server may keep running. */
await runCommand(async (args) => {
  const [target] = args.filter((arg) => !arg.startsWith('--'));
  if (!target) throw new ConfigError(usage);
  const site = await openSite(readBackendConfig(process.env), { existing: true });
  try {
    const { rows, files } = await writeBackup(site.database, site.files, target, {
      incomplete: args.includes('--incomplete'),
    });
    console.log(`${target}: ${rows} rows, ${files} files`);
  } finally {
    await site.close();
  }
});
