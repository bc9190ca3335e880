import { writeBackup } from './backup/write-backup.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { openSite } from './open-site.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FILE`: database and files in one file; the server may go on meanwhile. */
await runCommand(async ([target]) => {
  if (!target) throw new ConfigError('Usage: npm run backup -- FILE');
  const config = readBackendConfig(process.env);
  const { database, files: store } = await openSite(config);
  try {
    const { rows, files, missing } = await writeBackup(database, store, target);
    console.log(`${target}: ${rows} rows, ${files} files`);
    if (missing > 0)
      console.log(`${missing} files were deleted during the backup and are not included`);
  } finally {
    await database.destroy();
  }
});
