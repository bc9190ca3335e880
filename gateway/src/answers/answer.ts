import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Topic } from '../rest/topic.ts';

/** An answer to a public query, as it goes over the wire. */
export interface Answer {
  /** The name of the operation. */
  operation: string;
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The body in the encodings that browsers know; undefined until it has been asked for again. */
  encoded?: Partial<Record<'br' | 'gzip', Buffer>>;
  /** The validator of the body. */
  etag: string;
  /** What the reads behind it were about. */
  topics: Topic[];
}

/** The headers of every answer to a public query, kept or not. */
const publicHeaders = {
  vary: 'Accept, Accept-Encoding, Authorization, Origin',
  'x-content-type-options': 'nosniff',
};

/**
 * How long others may keep a complete answer: browsers ask each time, a cache in front of the
 * gateway may answer for ten seconds, so that with the gateway's own ten nothing is older than 20.
 */
const cacheControl = 'public, max-age=0, s-maxage=10';

/** Below this, compressing makes an answer hardly smaller. */
const compressFrom = 1_000;
const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What Apollo Server answered to a public query. */
interface Answered {
  operation: string;
  status: number;
  contentType: string;
  text: string;
  topics: Topic[];
  /** No errors, and not stale. */
  isComplete: boolean;
  /** A last good answer stood in for the backend. */
  isStale: boolean;
}

/** Makes the answer that goes over the wire. */
export function createAnswer(answered: Answered): Answer {
  const { operation, status, contentType, text, topics, isComplete, isStale } = answered;
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...publicHeaders,
    'content-type': contentType,
    ...(isComplete ? { 'cache-control': cacheControl, etag } : { 'cache-control': 'no-store' }),
    ...(isStale && { 'x-answered-from': 'last good answer' }),
  };
  return { operation, status, headers, body, etag, topics };
}

/** Compresses the body, so that it is not done again each time the answer is given. */
export async function encode(answer: Answer): Promise<void> {
  answer.encoded = {};
  if (answer.body.length < compressFrom) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzipped] = await Promise.all([brotli(answer.body, quality), toGzip(answer.body)]);
  answer.encoded = { br, gzip: gzipped };
}

/** Sends an answer, or 304 where the client has it. Gives the status. */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): number {
  const { headers, body, encoded = {}, etag, status } = answer;
  if (headers.etag !== undefined && req.headers['if-none-match']?.includes(etag)) {
    res.writeHead(304, headers).end();
    return 304;
  }
  const accepted = String(req.headers['accept-encoding']);
  const encoding =
    encoded.br && accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  const bytes = (encoding && encoded[encoding]) ?? body;
  if (bytes === body) res.writeHead(status, { ...headers, 'content-length': body.length });
  else {
    const encodedHeaders = { 'content-encoding': encoding, 'content-length': bytes.length };
    res.writeHead(status, { ...headers, ...encodedHeaders });
  }
  res.end(bytes);
  return status;
}
