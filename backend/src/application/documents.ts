import { randomBytes } from 'node:crypto';
import { fileTypeFromFile } from 'file-type';
import { unsupportedFile } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Upload } from '../http/locals.ts';

/** The content types that a file of an application may have. */
const allowedTypes = new Set([
  'application/pdf',
  // Word's old format is a container that other programs use, too.
  'application/x-cfb',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
]);

/** A stored file of an application. */
export interface StoredDocument {
  path: string;
  name: string;
  type: string;
  size: number;
}

/**
 * Stores documents, then runs the write that adds their rows; deletes the files if that fails.
 * Throws 'unsupported file' for any other type of file.
 */
export async function keepDocuments<Result>(
  files: FileStore,
  uploads: Upload[],
  write: (documents: StoredDocument[]) => Promise<Result>,
): Promise<Result> {
  const stored: StoredDocument[] = [];
  try {
    for (const { path: localPath, name, size } of uploads) {
      const type = (await fileTypeFromFile(localPath))?.mime ?? '';
      if (!allowedTypes.has(type)) {
        throw unsupportedFile('Only PDF, DOC, DOCX, ODT, RTF and images are taken.');
      }
      const path = `applications/${randomBytes(16).toString('hex')}`;
      await files.take(localPath, path);
      stored.push({ path, name: cleanName(name), type, size });
    }
    return await write(stored);
  } catch (error) {
    await files.remove(stored.map(({ path }) => path));
    throw error;
  }
}

function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').slice(-200) || 'file';
}
