import type { IncomingHttpHeaders } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { beforeStepOf } from '../contract/in-pieces.ts';

/** One HTTP call. */
export interface HttpCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  /**
   * A text, or what streams an upload from its beginning. It is streamed twice: first its length is counted,
   * since many servers take a body of unknown length for none.
   */
  body?: string | (() => Readable) | undefined;
  /** Aborts the call. */
  signal?: AbortSignal;
  /**
   * How long the call may take, in milliseconds, connecting included. An upload takes as long as the
   * visitor's connection needs; it may pause for this long.
   */
  limitMs: number;
}

/** The response to an HTTP call. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The codes of Node and undici for a connection that could not be made. */
const unconnected = new Set<unknown>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Drops a byte order mark, which is not part of JSON. */
const utf8 = new TextDecoder();

const maxResponseSize = 32 * 1024 * 1024;

// Only reads reuse connections: a write on a connection that the backend is just closing would fail,
// and repeating it might store it twice.
const keepAlive = new Agent({ maxResponseSize });
const oneCall = new Agent({ maxResponseSize, pipelining: 0 });

/**
 * Makes one HTTP call and returns its response, whatever the status; does not follow redirects.
 * Rejects with the error of the connection, of the body's stream or of the signal, with `LateError`
 * where the call takes too long, and with `NotConnectedError` where nothing was sent.
 */
export async function httpCall(call: HttpCall): Promise<HttpResponse> {
  const { method, url, headers, body, limitMs } = call;
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined = setTimeout(() => {
    late.abort(new LateError('the backend took too long'));
  }, limitMs);
  const isUpload = typeof body === 'function';
  const onProgress = () => {
    if (isUpload) timer?.refresh();
  };
  const signal = call.signal ? AbortSignal.any([call.signal, late.signal]) : late.signal;
  let upload: Readable | undefined;
  const begin = (read: () => Readable) => {
    upload = addAbortSignal(signal, read());
    return watched(upload, onProgress);
  };
  try {
    const length = isUpload ? await lengthOf(begin(body)) : undefined;
    const response = await request(url, {
      dispatcher: method === 'GET' ? keepAlive : oneCall,
      method,
      // Without this, a backend may compress, which undici does not undo.
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(length !== undefined && { 'content-length': String(length) }),
      },
      signal,
      // The timer above replaces undici's, which do not notice a stalled request body.
      headersTimeout: 0,
      bodyTimeout: 0,
      body: isUpload ? Readable.from(begin(body)) : (body ?? null),
    });
    const chunks: Buffer[] = [];
    const responseBody: AsyncIterable<Buffer> = response.body;
    for await (const chunk of responseBody) {
      onProgress();
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    await beforeStepOf(bytes.length);
    return {
      status: response.statusCode,
      headers: response.headers,
      text: utf8.decode(bytes),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error && 'code' in error && unconnected.has(error.code)) {
      throw new NotConnectedError('there is no connection to the backend', { cause: error });
    }
    throw error;
  } finally {
    clearTimeout(timer);
    timer = undefined;
    upload?.destroy();
  }
}

/** Passes a body on and reports each chunk. */
async function* watched(body: Readable, onProgress: () => void): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = body;
  for await (const chunk of chunks) {
    onProgress();
    yield chunk;
  }
}

/** Counts the bytes of a body. */
async function lengthOf(body: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  for await (const chunk of body) length += chunk.length;
  return length;
}

/** No connection was made, so nothing of the call has reached the backend. */
export class NotConnectedError extends Error {}

/** The call took too long, or its upload stalled. */
export class LateError extends Error {}
