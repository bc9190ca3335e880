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
  /** The headers, by turns names and values. */
  headers: string[];
  /** The validator of the body; none where nobody may keep it. */
  etag: string | undefined;
  /** The body as it is. */
  plain: Body;
  /** The body in the encodings that browsers know; undefined until it has been asked for again. */
  encoded?: Partial<Record<Encoding, Body>>;
  /** What the reads behind it were about. */
  topics: Topic[];
}

type Encoding = 'br' | 'gzip';

/** The encodings, the best first, and how a client refuses them. */
const encodings: [Encoding, RegExp][] = [
  ['br', /br\s*;\s*q=0(\.0*)?\s*(,|$)/],
  ['gzip', /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/],
];

/** A body, and the headers of an answer that carries it. */
interface Body {
  headers: string[];
  /** A character for each byte (Latin-1): head and body of such go out in one write. */
  bytes: string;
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
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = isComplete ? `W/"${hash}"` : undefined;
  const headers = Object.entries({
    ...publicHeaders,
    'content-type': contentType,
    ...(etag ? { 'cache-control': cacheControl, etag } : { 'cache-control': 'no-store' }),
    ...(isStale && { 'x-answered-from': 'last good answer' }),
  }).flat();
  return { operation, status, headers, etag, plain: bodyOf(headers, body), topics };
}

function bodyOf(headers: string[], bytes: Buffer, encoding?: Encoding): Body {
  return {
    headers: [
      ...headers,
      ...(encoding ? ['content-encoding', encoding] : []),
      ...['content-length', String(bytes.length)],
    ],
    bytes: bytes.toString('latin1'),
  };
}

/** Compresses the body, so that it is not done again each time the answer is given. */
export async function encode(answer: Answer): Promise<void> {
  answer.encoded = {};
  const { headers, plain } = answer;
  if (plain.bytes.length < compressFrom) return;
  const bytes = Buffer.from(plain.bytes, 'latin1');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzipped] = await Promise.all([brotli(bytes, quality), toGzip(bytes)]);
  answer.encoded = { br: bodyOf(headers, br, 'br'), gzip: bodyOf(headers, gzipped, 'gzip') };
}

/** Sends an answer, or 304 where the client has it. Gives the status. */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): number {
  const { headers, plain, encoded, etag, status } = answer;
  if (etag !== undefined && req.headers['if-none-match']?.includes(etag)) {
    res.writeHead(304, headers).end();
    return 304;
  }
  const encoding = encoded && encodingFor(String(req.headers['accept-encoding']));
  const body = (encoding && encoded[encoding]) ?? plain;
  res.writeHead(status, body.headers).end(body.bytes, 'latin1');
  return status;
}

/** The best encoding that a client takes. */
function encodingFor(accepted: string): Encoding | undefined {
  return encodings.find(
    ([name, refused]) => accepted.includes(name) && !refused.test(accepted),
  )?.[0];
}
