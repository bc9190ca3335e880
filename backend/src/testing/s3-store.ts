import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  bytes: Buffer;
  modified: Date;
}

/** Objects by bucket and key, like `site/images/ab12.jpg`. */
type Objects = Map<string, StoredObject>;

/** A store in memory that speaks as much of S3 as the backend uses: put, get, head, delete, list. */
export interface S3Store {
  objects: Objects;
  /** The `FILES_URL` of a bucket. */
  urlOf(bucket: string): string;
  close(): Promise<void>;
  /** Breaks the connection of the next upload, as a store does that has just closed an idle one. */
  breakNextUpload(): void;
  /** Opens it again after `close`, at the same address. */
  reopen(): Promise<void>;
}

/** Starts a store with these empty buckets. */
export async function startS3Store(...buckets: string[]): Promise<S3Store> {
  const objects: Objects = new Map();
  let breaksUpload = false;
  const server = createServer((request, response) => {
    if (breaksUpload && request.method === 'PUT') {
      breaksUpload = false;
      request.destroy();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const path = decodeURIComponent(pathname.slice(1));
    const [bucket = '', ...key] = path.split('/');
    if (!buckets.includes(bucket)) sendError(response, 'NoSuchBucket');
    else if (key.join('') === '') response.end(list(objects, `${bucket}/`, searchParams));
    else void serveObject(objects, path, request, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${String(port)}`);
  return {
    objects,
    urlOf: (bucket) => `s3://key:secret@${bucket}?endpoint=${endpoint}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
    breakNextUpload: () => void (breaksUpload = true),
    reopen: () => listen(port),
  };
}

async function serveObject(
  objects: Objects,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'PUT') {
    objects.set(path, { bytes: await buffer(request), modified: new Date() });
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else {
    const object = objects.get(path);
    if (!object) {
      sendError(response, 'NoSuchKey');
      return;
    }
    const { bytes, modified } = object;
    response.setHeader('Content-Length', bytes.length);
    response.setHeader('Last-Modified', modified.toUTCString());
    response.end(bytes);
  }
}

/** A page of a bucket's objects. A store may make its pages as small as it likes. */
function list(objects: Objects, bucket: string, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const prefix = bucket + (query.get('prefix') ?? '');
  const left = [...objects]
    .filter(([path]) => path.startsWith(prefix) && path > after)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, 2);
  const contents = page.map(
    ([path, { bytes, modified }]) =>
      `<Contents><Key>${path.slice(bucket.length)}</Key><Size>${String(bytes.length)}</Size>` +
      `<LastModified>${modified.toISOString()}</LastModified></Contents>`,
  );
  const [last] = page.at(-1) ?? [];
  const more =
    left.length > page.length ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

function sendError(response: ServerResponse, code: string): void {
  response.writeHead(404).end(`<Error><Code>${code}</Code></Error>`);
}
