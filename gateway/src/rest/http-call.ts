import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { Agent } from 'undici';
import { reasonOf } from './signal-reason.ts';

/** One HTTP call. */
export interface HttpCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  /** Text, or a stream that is sent on as it comes. */
  body?: string | Readable;
  /** Ends the call. */
  signal?: AbortSignal;
  /**
   * How long the call may take, in milliseconds, connecting included; where `mayTakeLong`, how long it
   * may stand still.
   */
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

/** Leaves out a byte order mark, which JSON does not know. */
const utf8 = new TextDecoder();

const maxResponseSize = 32 * 1024 * 1024;

// Only reads reuse connections: a write on a connection that the other side is just closing
// would fail, and could not be repeated without the risk of doing it twice.
const keepAlive = new Agent({ maxResponseSize });
const oneCall = new Agent({ maxResponseSize, pipelining: 0 });

/**
 * Makes one HTTP call and gives its answer, whatever the status; redirects are not followed.
 * Rejects with the error of the connection, of the body's stream or of the signal, and with
 * `LateError` where it takes too long.
 *
 * undici's `request` assigns a function to a property for each call. V8 puts such functions among
 * what is old, and with them everything that the call leads to, so that its answer is freed only by
 * a full collection. A handler of our own is not kept, and needs no stream for a body that is read whole.
 */
export function httpCall(call: HttpCall): Promise<HttpAnswer> {
  const { method, url, headers, body, signal, limitMs } = call;
  const dispatcher = method === 'GET' ? keepAlive : oneCall;
  return new Promise((resolve, reject) => {
    const answer: HttpAnswer = { status: 0, headers: {}, text: '' };
    const chunks: Buffer[] = [];
    let running: Dispatcher.DispatchController | undefined;
    let ended = false;
    const end = () => {
      ended = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const fail = (error: Error) => {
      if (ended) return;
      end();
      reject(error);
      if (body instanceof Readable) body.destroy();
      running?.abort(error);
    };
    const leave = () => {
      if (signal) fail(reasonOf(signal));
    };
    const late = () => {
      fail(new LateError('the backend took too long'));
    };
    const timer = setTimeout(late, limitMs);
    const moved = () => {
      // A timer that was cleared would begin anew.
      if (call.mayTakeLong && !ended) timer.refresh();
    };
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) {
      leave();
      return;
    }
    const request = {
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers,
      body: body ?? null,
      // The timer above is the only one: undici's do not see that a body's sender stands still.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        running = controller;
        // It waited for a connection, and nobody waits for it any more.
        if (ended) controller.abort(new Error('ended before it began'));
      },
      onBodySent: moved,
      onResponseStart(_, status, responseHeaders) {
        answer.status = status;
        answer.headers = responseHeaders;
      },
      onResponseData(_, chunk) {
        moved();
        chunks.push(chunk);
      },
      onResponseEnd() {
        if (ended) return;
        end();
        answer.text = utf8.decode(chunks.length > 1 ? Buffer.concat(chunks) : chunks[0]);
        resolve(answer);
      },
      onResponseError(_, error) {
        fail(error);
      },
    });
  });
}

/** The call took too long, or stood still for too long. */
export class LateError extends Error {}
