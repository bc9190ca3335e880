import { isMailAddress, ConfigError, readBackendConfig } from './config.ts';
import { openSite } from './open-site.ts';
import { deleteForms } from './files/delete-forms.ts';
import { exportToFolder } from './privacy/export-folder.ts';
import { isOf, readPersonalData } from './privacy/personal-data.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage: npm run privacy -- export ADDRESS FOLDER
       npm run privacy -- delete ADDRESS
Writes all enquiries and applications of an e-mail address into a new folder, or deletes them.`;

/** `npm run privacy`: answers a person who asks what is stored about them, or wants it deleted. */
await runCommand(async (args) => {
  const { positionals } = readArguments(args, { usage, most: 3, options: {} });
  const [command, address = '', folder] = positionals;
  const email = address.trim();
  const isExport = command === 'export' && folder !== undefined;
  const isDeletion = command === 'delete' && folder === undefined;
  if (!isMailAddress(email) || !(isExport || isDeletion)) throw new ConfigError(usage);
  await using site = await openSite(readBackendConfig(process.env), { existing: true });
  if (isExport) {
    const data = await readPersonalData(site.database, email);
    const documents = await exportToFolder(folder, data, site);
    const { requests, applications } = data;
    console.log(
      `${folder}: enquiries ${requests.length}, applications ${applications.length}, documents ${documents}`,
    );
  } else {
    const condition = isOf(site.database, email);
    const deleted = await deleteForms(site, { requests: condition, applications: condition });
    console.log(`Deleted: enquiries ${deleted.requests}, applications ${deleted.applications}`);
  }
});
