import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';

/** One HTTP call. */
export interface HttpCall {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** Text, or a stream that is sent on as it comes. */
  body?: string | Readable;
  /** Ends the call. */
  signal?: AbortSignal;
  /** How long the call may take, in milliseconds; where `mayTakeLong`, how long it may stand still. */
  limitMs: number;
  /** An upload takes as long as the visitor's line needs. */
  mayTakeLong?: boolean;
}

/** The answer to an HTTP call. */
export interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const maxAnswerBytes = 32 * 1024 * 1024;

// Only reads reuse connections: a write on a connection that the other side is just closing
// would fail, and could not be repeated without the risk of doing it twice.
const keepAlive = {
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true }),
};
const oneCall = { http: new http.Agent(), https: new https.Agent() };

/**
 * Makes one HTTP call and gives its answer, whatever the status; redirects are not followed.
 * `node:http` is used because the built-in fetch keeps a whole upload in memory.
 * Rejects with the error of the connection, of the body's stream or of the signal.
 */
export function httpCall(call: HttpCall): Promise<HttpAnswer> {
  const secure = call.url.protocol === 'https:';
  const agents = call.method === 'GET' ? keepAlive : oneCall;
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(call.url, {
      method: call.method,
      headers: call.headers,
      agent: secure ? agents.https : agents.http,
      ...(call.signal && { signal: call.signal }),
    });
    let tooLate: LateError | undefined;
    const late = () => {
      tooLate = new LateError('the backend took too long');
      request.destroy(tooLate);
    };
    if (call.mayTakeLong) request.setTimeout(call.limitMs, late);
    // A timer that is cleared: signals with a timeout would pile up until each has run out.
    const timer = call.mayTakeLong ? undefined : setTimeout(late, call.limitMs);
    request.on('close', () => clearTimeout(timer));
    request.on('error', reject);
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      readText(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        (error: unknown) => reject(tooLate ?? asError(error)),
      );
    });
    if (call.body === undefined || typeof call.body === 'string') request.end(call.body);
    // The backend may answer before it has read all, for instance with 401: its answer counts then.
    else pipeline(call.body, request, (error) => error && !answered && reject(error));
  });
}

/** The call took too long, or stood still for too long. */
export class LateError extends Error {}

async function readText(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Without an encoding, a response gives buffers.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('the answer could not be read');
}
