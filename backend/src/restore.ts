import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackup } from './backup/read-backup.ts';
import { ConfigError, readBackendConfig } from './config.ts';
import { openSite } from './open-site.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run restore -- FILE [--overwrite]
Stop the server first. Without --overwrite, the site must be empty.`;

/** `npm run restore -- FILE`: restores a backup to the configured database and store. */
await runCommand(async (args) => {
  const [source] = args.filter((arg) => !arg.startsWith('--'));
  if (!source) throw new ConfigError(usage);
  const config = readBackendConfig(process.env);
  const site = await openSite(config, { alone: true });
  const uploadDir = await mkdtemp(join(config.dataDir, 'restore-'));
  try {
    const target = { database: site.database, files: site.files, uploadDir };
    const count = await readBackup(target, source, args.includes('--overwrite'));
    console.log(`${source}: restored ${count.rows} rows and ${count.files} files`);
  } finally {
    await rm(uploadDir, { recursive: true, force: true });
    await site.close();
  }
});
