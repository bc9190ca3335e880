import { randomUUID } from 'node:crypto';
import { Readable, Writable, finished } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { GraphQLError } from 'graphql';
import type { Form, UploadPromise } from '../contract/form.ts';
import { badUserInput, gatewayError, storageFull } from '../contract/error.ts';

/** A multipart body and the content type that names its boundary. */
export interface MultipartBody {
  contentType: string;
  stream: Readable;
}

/** The files that are in a form, as long as their requests last. */
const sent = new WeakSet<UploadPromise>();

/**
 * A form as a stream, texts first, then the files as they come in; no file is held in memory.
 * Throws `BAD_USER_INPUT` for a file that is in a form already: a request may name the same one as
 * often as it likes, and would have it sent as often.
 * The stream fails with `PAYLOAD_TOO_LARGE` or `BAD_USER_INPUT` where a file cannot be read whole.
 */
export function multipartBody(form: Form): MultipartBody {
  for (const { field, upload } of uploadsIn(form)) {
    if (sent.has(upload)) throw badUserInput(field, 'the same file is sent already');
    sent.add(upload);
  }
  const boundary = `form-${randomUUID()}`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    stream: Readable.from(parts(form, boundary), { objectMode: false }),
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
      const pieces: AsyncIterable<Buffer> = stream;
      yield* pieces;
    } catch (error) {
      // The writer of the temporary file knows why it failed; its reader learns only that it ended.
      throw uploadError(field, writer?.errored ?? error);
    }
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}

/** The reader of a temporary file that cannot be written, as on a full disk, would wait for ever. */
function endsWithItsFile(stream: Readable, writer: Writable): void {
  finished(writer, (error) => {
    if (error) stream.destroy(error);
  });
}

/** What writes a temporary file, which is not in the types of graphql-upload. */
function writerOf(file: FileUpload): Writable | undefined {
  return 'capacitor' in file && file.capacitor instanceof Writable ? file.capacitor : undefined;
}

/** The files of a form: the name of each, and as clients know the field, which may be one of a list. */
function uploadsIn(form: Form) {
  return Object.entries(form).flatMap(([name, value]) => {
    if (typeof value === 'string') return [];
    if (!Array.isArray(value)) return [{ name, field: name, upload: value }];
    return value.map((upload, index) => ({ name, field: `${name}.${index}`, upload }));
  });
}

/** A file name within quotes, escaped as browsers do it. */
function escape(filename: string): string {
  return filename.replace(/["\r\n]/g, (character) => encodeURIComponent(character));
}

function type({ mimetype }: FileUpload): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(mimetype) ? mimetype : 'application/octet-stream';
}

/** graphql-upload throws errors with an HTTP status; those of the file system have a name each. */
function uploadError(field: string, error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof Error && 'syscall' in error) return storageFull({});
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 413
    ? // A browser that is still sending takes no success for a response.
      gatewayError('PAYLOAD_TOO_LARGE', {
        fields: { [field]: 'the file is too large' },
        http: { status: 413 },
      })
    : badUserInput(field, 'the file could not be read');
}
