import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { GraphQLError } from 'graphql';
import { freeBuffers } from './free-buffers.ts';
import { badUserInput, gatewayError } from './rest-error.ts';

/** A file of the request, there as soon as its first bytes are. */
export type UploadPromise = Promise<FileUpload>;

/** The fields of a multipart call: texts and files. */
export type Form = Record<string, string | UploadPromise | UploadPromise[]>;

/** A multipart body and the content type that names its boundary. */
export interface MultipartBody {
  contentType: string;
  stream: Readable;
}

/**
 * A form as a stream, texts first, then the files as they come in; no file is held in memory.
 * The stream fails with `PAYLOAD_TOO_LARGE` or `BAD_USER_INPUT` where a file cannot be read whole.
 */
export function multipartBody(form: Form): MultipartBody {
  const boundary = `form-${randomUUID()}`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    stream: Readable.from(parts(form, boundary), { objectMode: false }),
  };
}

async function* parts(form: Form, boundary: string): AsyncGenerator<Buffer> {
  const fields = Object.entries(form);
  const head = (name: string, rest: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`);
  for (const [name, value] of fields) {
    if (typeof value === 'string')
      yield Buffer.concat([head(name, ''), Buffer.from(`${value}\r\n`)]);
  }
  for (const [name, value] of fields) {
    if (typeof value === 'string') continue;
    const uploads = Array.isArray(value) ? value : [value];
    for (const [index, upload] of uploads.entries()) {
      try {
        const file = await upload;
        yield head(name, `; filename="${escape(file.filename)}"\r\nContent-Type: ${type(file)}`);
        const pieces: AsyncIterable<Buffer> = file.createReadStream();
        for await (const piece of pieces) {
          yield piece;
          freeBuffers(piece.length);
        }
      } catch (error) {
        throw uploadError(Array.isArray(value) ? `${name}.${index}` : name, error);
      }
      yield Buffer.from('\r\n');
    }
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}

/** A file name within quotes, escaped as browsers do it. */
function escape(filename: string): string {
  return filename.replace(/["\r\n]/g, (character) => encodeURIComponent(character));
}

function type({ mimetype }: FileUpload): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(mimetype) ? mimetype : 'application/octet-stream';
}

/** graphql-upload throws errors with an HTTP status. */
function uploadError(field: string, error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 413
    ? gatewayError('PAYLOAD_TOO_LARGE', { fields: { [field]: 'the file is too large' } })
    : badUserInput(field, 'the file could not be read');
}
