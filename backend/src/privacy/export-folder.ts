import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';
import { findFormFile } from '../files/form-files.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PersonalData } from './personal-data.ts';

/**
 * Writes what is stored about a person into a new folder: `data.json`, and the documents beside it.
 * Returns the number of documents. Throws {@link ConfigError} if the store has lost some, after writing the rest.
 */
export async function exportToFolder(
  folder: string,
  data: PersonalData,
  { database, files }: { database: Database; files: FileStore },
): Promise<number> {
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, 'data.json'), JSON.stringify(data, undefined, 2), { mode: 0o600 });
  const documents = [
    ...data.applications.flatMap((application) =>
      application.files.map(({ id }) => ({
        name: `${id}`,
        find: () => findFormFile(database, 'applications', application.id, id),
      })),
    ),
    ...data.requests.flatMap((request) =>
      request.attachments.map(({ id }) => ({
        name: `enquiry-${id}`,
        find: () => findFormFile(database, 'requests', request.id, id),
      })),
    ),
  ];
  const lost: string[] = [];
  for (const { name, find } of documents) {
    const document = await find();
    const stored = await files.open(document.path);
    const file = `${name}-${fileName(document.name)}`;
    if (stored) {
      const target = createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600 });
      await pipeline(stored.stream, target);
    } else {
      lost.push(file);
    }
  }
  if (lost.length > 0) {
    throw new ConfigError(
      `${folder} is incomplete: the store lacks ${lost.join(', ')}. ` +
        'Set DATA_DIR or FILES_URL as the site has it.',
    );
  }
  return documents.length;
}

/** File systems allow 255 bytes; before the name stands the id of its document. */
const maxNameBytes = 200;

/** Makes the name that a visitor gave a file fit for any file system; keeps its end, which says the type. */
function fileName(name: string): string {
  const bytes = Buffer.from(name.replace(/[^\p{L}\p{N}._ -]/gu, '_'));
  // A character that the cut has gone through is left out.
  return bytes
    .subarray(-maxNameBytes)
    .toString()
    .replace(/^\ufffd+/, '');
}
