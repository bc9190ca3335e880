import { join } from 'node:path';
import { pino } from 'pino';
import { ConfigError, readBackendConfig } from './config.ts';
import { StorageError } from './errors.ts';
import { createImages } from './files/images.ts';
import { createWidths } from './files/widths.ts';
import { takeDown } from './image/take-down.ts';
import { openSite } from './open-site.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage: npm run take-down -- PATH
Takes an image down for good that only trash and history name. PATH is its path or its address, such as
/files/ab12….jpg. Images that something shows, and what backups hold, stay.`;

/** `npm run take-down -- PATH`: takes an image down for good; the server may keep running. */
await runCommand(async (args) => {
  const { positionals } = readArguments(args, { usage, most: 1, options: {} });
  const [address] = positionals;
  if (!address) throw new ConfigError(usage);
  const config = readBackendConfig(process.env);
  await using site = await openSite(config, { existing: true });
  const { database, files } = site;
  try {
    const widths = createWidths(files, join(config.dataDir, 'widths'), pino({ level: 'silent' }));
    const path = await takeDown({ database, files, images: createImages(files, widths) }, address);
    console.log(`${path} is taken down for good`);
  } catch (error) {
    throw error instanceof StorageError ? new ConfigError(error.message) : error;
  }
});
