import { writeBackup } from './backup/write-backup.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { hasWebsite } from './database/website.ts';
import { openSite } from './open-site.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FILE`: writes database and files into one file; the server may keep running. */
await runCommand(async ([target]) => {
  if (!target) throw new ConfigError('Usage: npm run backup -- FILE');
  const config = readBackendConfig(process.env);
  const site = await openSite(config);
  try {
    // Do not overwrite an earlier backup with an empty one.
    if (!(await hasWebsite(site.database))) throw new ConfigError('There is no website to back up');
    const { rows, files, missing } = await writeBackup(site.database, site.files, target);
    console.log(`${target}: ${rows} rows, ${files} files`);
    if (missing > 0)
      console.log(`${missing} files were deleted during the backup and are not included`);
  } finally {
    await site.close();
  }
});
