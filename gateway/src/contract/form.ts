import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file of the request; resolves with its first bytes. */
export type UploadPromise = Promise<FileUpload>;

/** The fields of a multipart call: texts and files. */
export type Form = Record<string, string | UploadPromise | UploadPromise[]>;
