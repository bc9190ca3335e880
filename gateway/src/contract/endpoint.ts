import type { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { paths } from './contract.generated.ts';

/** A file to send. */
export interface SentFile extends Pick<FileUpload, 'filename' | 'mimetype'> {
  createReadStream: () => Readable;
}

/** A file of the request, which resolves with its first bytes, or one that the backend stores. */
export type UploadPromise = Promise<SentFile>;

/** The fields of a multipart call: texts and files. */
export type Form = Record<string, string | UploadPromise | UploadPromise[]>;

/** The first segment of a path: `spare` of `/spare/{id}`. */
type FirstSegment<Path> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer Only}`
    ? Only
    : never;

/** A feature of the contract: what its paths begin with. */
export type PathFeature = FirstSegment<keyof paths>;

type Method = 'get' | 'post' | 'patch' | 'delete';

/** The paths of the written contract (`backend/openapi.json`) that have a method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path][M] extends object ? Path : never;
}[keyof paths];

/** The JSON body of an endpoint; never where it takes none. */
export type JsonBody<M extends Method, Path extends PathWith<M>> = paths[Path][M] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The query parameters of an endpoint, as texts. */
export type Query<Path extends PathWith<'get'>> = paths[Path]['get'] extends {
  parameters: { query?: infer Parameters };
}
  ? { [Name in keyof Parameters]?: string }
  : never;

/** The form of an endpoint; never where it takes none. */
export type FormBody<M extends Method, Path extends PathWith<M>> = paths[Path][M] extends {
  requestBody?: { content: { 'multipart/form-data': infer Body } };
}
  ? { [Name in keyof Body]?: Form[string] }
  : never;
