import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import { UncertainCommit } from '../database/postgres.ts';
import { noSuchRow, unsupportedFile } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { documentFolders } from './keys.ts';

/** What visitors send files with: each kind has a folder of its own. */
export type DocumentKind = keyof typeof documentFolders;

const texts = [
  'application/pdf',
  // The old format of Word and Excel is a container that other programs use, too.
  'application/x-cfb',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
];
const images = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];
const tables = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
];

/** The content types that a file may have, and how an error names them. */
const allowed: Record<DocumentKind, { types: Set<string>; names: string }> = {
  application: {
    types: new Set([...texts, ...images]),
    names: 'PDF, DOC, DOCX, ODT, RTF and images',
  },
  attachment: {
    types: new Set([...texts, ...images, ...tables, 'image/heic', 'image/tiff']),
    names: 'PDF, DOC, DOCX, ODT, RTF, XLS, XLSX, ODS and images',
  },
};

/** A file that has arrived. */
interface Uploaded {
  path: string;
  /** The name that the client gave it; never used as a path. */
  name: string;
  size: number;
}

/** A stored file of a visitor. */
export interface StoredDocument {
  path: string;
  name: string;
  type: string;
  size: number;
}

/**
 * Stores documents, then runs the write that adds their rows; deletes the files if that surely failed.
 * Throws 'unsupported file' for any other type of file.
 */
export async function keepDocuments<Result>(
  files: FileStore,
  { kind, uploads }: { kind: DocumentKind; uploads: Uploaded[] },
  write: (documents: StoredDocument[]) => Promise<Result>,
): Promise<Result> {
  const stored: StoredDocument[] = [];
  try {
    for (const { path: localPath, name, size } of uploads) {
      const type = (await fileTypeFromFile(localPath))?.mime ?? '';
      if (!allowed[kind].types.has(type)) {
        throw unsupportedFile(`Only ${allowed[kind].names} are taken.`);
      }
      const path = `${documentFolders[kind]}/${randomBytes(16).toString('hex')}`;
      await files.take(localPath, path);
      stored.push({ path, name: cleanName(name), type, size });
    }
    return await write(stored);
  } catch (error) {
    // The rows may be stored, so only the sweep can tell later. No stranger fills the disk by that: this happens
    // to those at most who send while the database goes away, and before it is back no file is taken.
    if (!(error instanceof UncertainCommit)) await files.remove(stored.map(({ path }) => path));
    throw error;
  }
}

/**
 * Opens a stored document. Respond with it as an attachment, never to be shown in the browser, since strangers
 * may send anything. Throws 'not found' if its file is gone.
 */
export async function openDocument(
  files: FileStore,
  { path, type }: StoredDocument,
): Promise<{ stream: Readable; size: number; headers: { 'Content-Type': string } }> {
  const file = await files.open(path);
  if (!file) throw noSuchRow();
  return { ...file, headers: { 'Content-Type': type } };
}

function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const end = last.replace(/\p{C}/gu, '').slice(-200);
  // The cut may have gone through a character.
  return end.replace(/^[\udc00-\udfff]/, '') || 'file';
}
