import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Agent, errors, request } from 'undici';

/** One HTTP call. */
export interface HttpCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
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
  headers: IncomingHttpHeaders;
  text: string;
}

const maxResponseSize = 32 * 1024 * 1024;

// Only reads reuse connections: a write on a connection that the other side is just closing
// would fail, and could not be repeated without the risk of doing it twice.
const keepAlive = new Agent({ maxResponseSize });
const oneCall = new Agent({ maxResponseSize, pipelining: 0 });

/**
 * Makes one HTTP call and gives its answer, whatever the status; redirects are not followed.
 * Rejects with the error of the connection, of the body's stream or of the signal, and with
 * `LateError` where it takes too long.
 */
export async function httpCall(call: HttpCall): Promise<HttpAnswer> {
  const { method, url, headers, body, signal, limitMs } = call;
  const stop = new AbortController();
  const leave = () => stop.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  const late = () => stop.abort(new LateError('the backend took too long'));
  const timer = call.mayTakeLong ? undefined : setTimeout(late, limitMs);
  try {
    const answer = await request(url, {
      method,
      headers,
      body: body ?? null,
      signal: stop.signal,
      dispatcher: method === 'GET' ? keepAlive : oneCall,
      headersTimeout: limitMs,
      bodyTimeout: limitMs,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: await answer.body.text(),
    };
  } catch (error) {
    const stoodStill =
      error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
    throw stoodStill ? new LateError(error.message) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** The call took too long, or stood still for too long. */
export class LateError extends Error {}
