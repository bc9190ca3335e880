import { randomUUID } from 'node:crypto';
import { Readable, Writable, finished } from 'node:stream';
import { GraphQLError } from 'graphql';
import type { Form, SentFile, UploadPromise } from '../contract/endpoint.ts';
import { badUserInput, gatewayError, storageFull } from '../contract/error.ts';

/** A multipart body and the content type that names its boundary. */
export interface MultipartBody {
  contentType: string;
  /** Streams the body, each time from its beginning. */
  read: () => Readable;
}

/** The files that have been put in a form, for as long as their requests last. */
const uploadsInForms = new WeakSet<UploadPromise>();

/**
 * Makes a form a multipart body: texts first, then the files as they arrive; no file is held in memory.
 * Throws `BAD_USER_INPUT` for a file that has been put in a form before: a request may name the same
 * file many times, and would have it sent as often.
 * A stream of it fails with `PAYLOAD_TOO_LARGE` or `BAD_USER_INPUT` where a file cannot be read whole.
 */
export function multipartBody(form: Form): MultipartBody {
  for (const { field, upload } of uploadsIn(form)) {
    if (uploadsInForms.has(upload)) throw badUserInput(field, 'the same file is sent already');
    uploadsInForms.add(upload);
  }
  const boundary = `form-${randomUUID()}`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    read: () => Readable.from(parts(form, boundary), { objectMode: false }),
  };
}

async function* parts(form: Form, boundary: string): AsyncGenerator<Buffer> {
  const head = (name: string, rest: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`);
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string')
      yield Buffer.concat([head(name, ''), Buffer.from(`${value}\r\n`)]);
  }
  for (const { name, field, upload } of uploadsIn(form)) {
    let writer: Writable | undefined;
    try {
      const file = await upload;
      writer = writerOf(file);
      yield head(name, `; filename="${escape(file.filename)}"\r\nContent-Type: ${type(file)}`);
      const stream = file.createReadStream();
      if (writer) endsWithItsFile(stream, writer);
      const chunks: AsyncIterable<Buffer> = stream;
      yield* chunks;
    } catch (error) {
      // Only the writer of the temporary file knows why it failed; its reader merely ends.
      throw uploadError(field, writer?.errored ?? error);
    }
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}

/** Ends the reader of a temporary file that cannot be written, which would otherwise wait for ever. */
function endsWithItsFile(stream: Readable, writer: Writable): void {
  finished(writer, (error) => {
    if (error) stream.destroy(error);
  });
}

/** Returns the writer of a temporary file, which graphql-upload's types leave out. */
function writerOf(file: SentFile): Writable | undefined {
  return 'capacitor' in file && file.capacitor instanceof Writable ? file.capacitor : undefined;
}

/** Lists the files of a form, each with its name in the form and its field as clients know it. */
function uploadsIn(form: Form) {
  return Object.entries(form).flatMap(([name, value]) => {
    if (typeof value === 'string') return [];
    if (!Array.isArray(value)) return [{ name, field: name, upload: value }];
    return value.map((upload, index) => ({ name, field: `${name}.${index}`, upload }));
  });
}

/** Escapes a file name for use within quotes, as browsers do. */
function escape(filename: string): string {
  return filename.replace(/["\r\n]/g, (character) => encodeURIComponent(character));
}

function type({ mimetype }: SentFile): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(mimetype) ? mimetype : 'application/octet-stream';
}

/** Maps the errors of graphql-upload, which carry an HTTP status, and of the file system. */
function uploadError(field: string, error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof Error && 'syscall' in error) return storageFull({});
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 413
    ? // A browser that is still sending reads only an error status.
      gatewayError('PAYLOAD_TOO_LARGE', {
        fields: { [field]: 'is larger than a file may be' },
        http: { status: 413 },
      })
    : badUserInput(field, 'the file could not be read');
}
