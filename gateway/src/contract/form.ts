import type { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file to send. */
export interface SentFile extends Pick<FileUpload, 'filename' | 'mimetype'> {
  createReadStream: () => Readable;
}

/** A file of the request, which resolves with its first bytes, or one that the backend stores. */
export type UploadPromise = Promise<SentFile>;

/** The fields of a multipart call: texts and files. */
export type Form = Record<string, string | UploadPromise | UploadPromise[]>;
