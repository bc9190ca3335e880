import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownBytes } from 'backend/own-bytes';
import Negotiator from 'negotiator';
import type { CacheTag } from '../rest/cache-tag.ts';

/** The result of an operation, from which its response is made. */
export interface OperationResult {
  operation: string;
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Whether this is the complete result of a public query, the same for every visitor. */
  isPublic: boolean;
  /** Whether it lacks data because the backend is away. */
  backendIsAway: boolean;
  /** Whether it refuses its client for what that one has asked before, so that it is nobody else's. */
  isOfOneClient: boolean;
  /** The cache tags of the public reads behind it. */
  tags: CacheTag[];
}

/** The response to a GraphQL operation, as it is sent. */
export interface Response extends Omit<OperationResult, 'text'> {
  /** The headers for caches, which are all that a 304 carries (RFC 9110, 15.4.5). */
  cacheHeaders: Record<string, string>;
  /** The validator of the body; undefined where the response must not be stored. */
  etag: string | undefined;
  body: Buffer;
  /** The compressed bodies by encoding, each made on first use. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** The bytes of the response in memory, without compressed bodies. */
  size: number;
  /** Called with the bytes of a compressed body when it is made. */
  onCompressed?: ((bytes: number) => void) | undefined;
}

/**
 * How Brotli compresses: quickly, and in little memory. Its default window of 4 MB takes 9 MB for each long
 * response and makes none of them shorter.
 */
export const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

const brotli = promisify(brotliCompress);
const compress = {
  br: (bytes: Buffer) => brotli(bytes, brotliOptions),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof compress;
/** In order of preference: Brotli makes the smaller bodies. */
const encodings: Encoding[] = ['br', 'gzip'];

/** Below this size, compressing hardly makes a body smaller. */
const compressFrom = 1_000;

/** Each takes memory of its own; more at the same time are sent as they are. */
const maxCompressions = 8;
let compressions = 0;

/**
 * Browsers revalidate a public response each time; a cache in front of the gateway may serve it for
 * ten seconds, so that with the gateway's own ten nothing is older than 20.
 */
export const publicCacheControl = 'public, max-age=0, s-maxage=10';
const vary = 'Accept, Accept-Encoding, Authorization, Origin';
const notStoredHeaders = { vary, 'cache-control': 'no-store' };

/** Headers about one request, which a cached response must not carry to others. */
export const headersOfOneRequest = ['ratelimit', 'ratelimit-policy', 'x-request-id'];

/** Creates the response from an operation's result. */
export function createResponse({ text, ...result }: OperationResult): Response {
  const body = ownBytes(text);
  const etag = result.isPublic
    ? `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    : undefined;
  const cacheHeaders: Record<string, string> = etag
    ? { vary, 'cache-control': publicCacheControl, etag }
    : notStoredHeaders;
  const size = body.length + sizeOf(result.headers) + sizeOf(result.tags) + 1_000;
  return { ...result, cacheHeaders, etag, body, compressed: {}, size };
}

/** Puts another text into a response, which only the client's own cache may store. */
export function privateResponse(response: Response, text: string): Response {
  const made = { ...createResponse({ ...response, text }), onCompressed: undefined };
  if (!made.isPublic) return made;
  const cacheHeaders = { ...made.cacheHeaders, 'cache-control': 'private, no-cache' };
  return { ...made, cacheHeaders };
}

/** Marks a cached response as stale, as it is sent while the backend is away. */
export function staleResponse(stored: Response): Response {
  const headers = { ...stored.headers, 'x-answered-from': 'last good answer' };
  return notStorable({ ...stored, headers });
}

/** Forbids browsers and caches to store a response. */
export function notStorable(response: Response): Response {
  return { ...response, isPublic: false, etag: undefined, cacheHeaders: notStoredHeaders };
}

/** Sends a response, or 304 where the client has it. Returns the status. */
export function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
): number {
  const { etag, cacheHeaders, headers, status, body } = response;
  const isUnchanged = etag !== undefined && req.headers['if-none-match']?.includes(etag);
  // A validator says nothing of a page that does not exist (RFC 9110, 13.2.1).
  if (isUnchanged && status === 200) {
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

/** Compresses the body, once however often it is sent. Rejects where too many others are compressed. */
function compressedBody(response: Response, encoding: Encoding): Promise<Buffer> {
  const known = response.compressed[encoding];
  if (known) return known;
  if (compressions >= maxCompressions) return Promise.reject(new Error('too many compressions'));
  compressions++;
  const made = compress[encoding](response.body)
    .then(ownBytes)
    .finally(() => compressions--);
  response.compressed[encoding] = made;
  made.then(
    (bytes) => response.onCompressed?.(bytes.length),
    () => undefined,
  );
  return made;
}

/** Estimates the bytes that a plain object takes in memory. */
function sizeOf(value: object): number {
  return 2 * JSON.stringify(value).length;
}

function encodingFor(req: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(req).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}
