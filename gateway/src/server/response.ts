import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { CacheTag } from '../rest/cache-tag.ts';

/** What an operation resulted in, before it is made a response. */
export interface OperationResult {
  /** The name of the operation. */
  operation: string;
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Whether this is a complete response to a public query, the same for every visitor. */
  isPublic: boolean;
  /** Whether it lacks data because the backend is away. */
  backendIsAway: boolean;
  /** What the public reads behind it were about. */
  tags: CacheTag[];
}

/** A response to a GraphQL operation, as it goes over the wire. */
export interface Response extends Omit<OperationResult, 'text'> {
  /** The headers that caches need; all that a 304 carries (RFC 9110, 15.4.5). */
  cacheHeaders: Record<string, string>;
  /** The validator of the body; undefined where nobody may store it. */
  etag: string | undefined;
  body: Buffer;
  /** The body compressed, by encoding, once somebody has asked for it. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const brotli = promisify(brotliCompress);
const compress = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof compress;
/** The encodings, the smallest bodies first. */
const encodings: Encoding[] = ['br', 'gzip'];

/** Below this size, compressing hardly makes a body smaller. */
const compressFrom = 1_000;

/**
 * How long others may store a public response: browsers revalidate each time, a cache in front of the
 * gateway may serve it for ten seconds, so that with the gateway's own ten nothing is older than 20.
 */
const publicCacheControl = 'public, max-age=0, s-maxage=10';
const vary = 'Accept, Accept-Encoding, Authorization, Origin';
const notStoredHeaders = { vary, 'cache-control': 'no-store' };

/** Makes the response of an operation's result. */
export function createResponse({ text, ...result }: OperationResult): Response {
  const body = Buffer.from(text);
  const etag = result.isPublic
    ? `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    : undefined;
  const cacheHeaders: Record<string, string> = etag
    ? { vary, 'cache-control': publicCacheControl, etag }
    : notStoredHeaders;
  return { ...result, cacheHeaders, etag, body, compressed: {} };
}

/** A stored response as it is sent while the backend is away, marked as stale. */
export function staleResponse(stored: Response): Response {
  const headers = { ...stored.headers, 'x-answered-from': 'last good answer' };
  return notStorable({ ...stored, headers });
}

/** A response that no browser and no cache stores. */
export function notStorable(response: Response): Response {
  return { ...response, isPublic: false, etag: undefined, cacheHeaders: notStoredHeaders };
}

/** Sends a response, or 304 where the client has it. Returns the status sent. */
export function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
): number {
  const { etag, cacheHeaders, headers, status, body } = response;
  if (etag !== undefined && req.headers['if-none-match']?.includes(etag)) {
    res.writeHead(304, cacheHeaders).end();
    return 304;
  }
  const send = (bytes: Buffer, encoding?: Encoding) => {
    res
      .writeHead(status, {
        ...headers,
        ...cacheHeaders,
        'x-content-type-options': 'nosniff',
        'content-length': bytes.length,
        ...(encoding && { 'content-encoding': encoding }),
      })
      .end(bytes);
  };
  const encoding = body.length < compressFrom ? undefined : encodingFor(req);
  if (!encoding) send(body);
  else {
    void compressedBody(response, encoding).then(
      (bytes) => send(bytes, encoding),
      () => send(body),
    );
  }
  return status;
}

/** The body in an encoding; it is compressed once, however often it is sent. */
function compressedBody({ compressed, body }: Response, encoding: Encoding): Promise<Buffer> {
  return (compressed[encoding] ??= compress[encoding](body));
}

function encodingFor(req: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(req).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}
