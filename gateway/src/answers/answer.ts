import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Topic } from '../rest/topic.ts';

/** An answer to a query, as it goes over the wire. */
export interface Answer {
  /** The name of the operation. */
  operation: string;
  status: number;
  /** The headers, by turns names and values. */
  headers: string[];
  /** Those of a 304, which tells nothing of a body (RFC 9110, 15.4.5). */
  headersOf304: string[];
  /** No errors, not stale, and nobody's alone. */
  mayBeKept: boolean;
  /** The validator of the body; none where nobody may keep it. */
  etag: string | undefined;
  /** The body as it is. */
  plain: Body;
  /** The body in the encodings that were asked for. */
  encoded: Partial<Record<Encoding, Promise<Body>>>;
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

/**
 * How long others may keep a complete answer: browsers ask each time, a cache in front of the
 * gateway may answer for ten seconds, so that with the gateway's own ten nothing is older than 20.
 */
const cacheControl = 'public, max-age=0, s-maxage=10';

/** Below this, compressing makes an answer hardly smaller. */
const compressFrom = 1_000;
const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** What Apollo Server answered to a query. */
interface Answered {
  operation: string;
  status: number;
  headers: Record<string, string>;
  text: string;
  topics: Topic[];
  /** No errors, not stale, and nobody's alone. */
  mayBeKept: boolean;
}

/** Makes the answer that goes over the wire. */
export function createAnswer(answered: Answered): Answer {
  const { operation, status, text, topics, mayBeKept } = answered;
  const body = Buffer.from(text);
  const etag = mayBeKept ? etagOf(body) : undefined;
  const forCaches = {
    vary: 'Accept, Accept-Encoding, Authorization, Origin',
    ...(etag ? { 'cache-control': cacheControl, etag } : { 'cache-control': 'no-store' }),
  };
  const headersOf304 = Object.entries(forCaches).flat();
  const headers = Object.entries({
    ...answered.headers,
    ...forCaches,
    'x-content-type-options': 'nosniff',
  }).flat();
  const plain = bodyOf(headers, body);
  return { operation, status, headers, headersOf304, mayBeKept, etag, plain, encoded: {}, topics };
}

function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
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

/** Sends an answer, or 304 where the client has it. Gives the status. */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): number {
  const { headersOf304, plain, etag, status } = answer;
  if (etag !== undefined && req.headers['if-none-match']?.includes(etag)) {
    res.writeHead(304, headersOf304).end();
    return 304;
  }
  const send = (body: Body) => res.writeHead(status, body.headers).end(body.bytes, 'latin1');
  const encoding =
    plain.bytes.length < compressFrom
      ? undefined
      : encodingFor(String(req.headers['accept-encoding']));
  if (encoding) void encodedOnce(answer, encoding).then(send, () => send(plain));
  else send(plain);
  return status;
}

/** The body in an encoding; it is compressed once, however often it is given. */
function encodedOnce(answer: Answer, encoding: Encoding): Promise<Body> {
  return (answer.encoded[encoding] ??= encode(answer, encoding));
}

async function encode({ headers, plain }: Answer, encoding: Encoding): Promise<Body> {
  const bytes = Buffer.from(plain.bytes, 'latin1');
  return bodyOf(headers, await compress[encoding](bytes), encoding);
}

/** The best encoding that a client takes. */
function encodingFor(accepted: string): Encoding | undefined {
  return encodings.find(
    ([name, refused]) => accepted.includes(name) && !refused.test(accepted),
  )?.[0];
}
