import { setTimeout as pause } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { RestResponse } from './response-body.ts';
import { readData } from './response-body.ts';
import type { HttpResponse } from './http-call.ts';
import { httpCall, LateError, NotConnectedError } from './http-call.ts';
import type { ErrorCode } from '../contract/error.ts';
import { errorOfStatus, neverReached } from './rest-error.ts';
import { gatewayError, hasCode, isErrorCode } from '../contract/error.ts';
import type { RestSession } from './rest-session.ts';
import type { Form } from '../contract/form.ts';
import { multipartBody } from './upload.ts';

/** A call of a row of the contract. */
export interface RestCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path as the contract writes it. */
  path: string;
  url: URL;
  /** The token to send, where the call is to carry one. */
  token: string | undefined;
  json?: unknown;
  form?: Form | undefined;
}

/**
 * Makes a call and gives what the backend answered.
 * A read that does not reach the backend is tried once more. Throws a GraphQLError with a code.
 */
export async function restCall(
  session: RestSession,
  call: RestCall,
  signal: AbortSignal,
): Promise<RestResponse> {
  try {
    return await recorded(session, call, signal);
  } catch (error) {
    const worthTrying =
      call.method === 'GET' &&
      hasCode(error, 'BACKEND_UNAVAILABLE') &&
      !signal.aborted &&
      !session.breaker.isOpen();
    if (!worthTrying) throw error;
    // Not all at the same moment, so that a backend that comes back is not overrun.
    await pause(50 + Math.random() * 150);
    return recorded(session, call, signal);
  }
}

async function recorded(
  session: RestSession,
  call: RestCall,
  signal: AbortSignal,
): Promise<RestResponse> {
  const endpoint = `${call.method} ${call.path}`;
  const began = performance.now();
  let outcome: 'ok' | ErrorCode = 'BACKEND_UNAVAILABLE';
  try {
    const response = await send(session, call, signal);
    const data = bodyOf(endpoint, response);
    outcome = 'ok';
    return { data, text: response.text };
  } catch (error) {
    const known = errorFor(error, endpoint, signal);
    if (isErrorCode(known.extensions.code)) outcome = known.extensions.code;
    throw known;
  } finally {
    session.calls.push({ endpoint, ms: performance.now() - began, outcome });
  }
}

async function send(
  session: RestSession,
  call: RestCall,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const { config, requestId, clientAddress } = session;
  const form = call.form && multipartBody(call.form);
  const json = call.json === undefined ? undefined : JSON.stringify(call.json);
  const limit = call.method === 'GET' ? config.readTimeoutMs : config.writeTimeoutMs;
  const made = () =>
    httpCall({
      method: call.method,
      url: call.url,
      headers: {
        accept: 'application/json',
        'x-request-id': requestId,
        ...(clientAddress && { 'x-forwarded-for': clientAddress }),
        ...(call.token && { authorization: `Bearer ${call.token}` }),
        ...(form && { 'content-type': form.contentType }),
        ...(json && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(json)),
        }),
      },
      ...(form && { body: form.stream }),
      ...(json && { body: json }),
      signal,
      limitMs: limit,
      mayTakeLong: form !== undefined,
    });
  return call.method === 'GET' ? session.breaker.through(made, signal) : made();
}

/** What an answer holds. Throws for a status that is no success and for what is no JSON. */
function bodyOf(endpoint: string, { status, headers, text }: HttpResponse): unknown {
  const success = status >= 200 && status < 300;
  try {
    const body = readData(text);
    if (success) return body;
    throw errorOfStatus(status, endpoint, body);
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    if (!success) throw errorOfStatus(status, endpoint, undefined);
    // A write that was done may be answered with a mere `OK`, which is nothing to read. It is not so
    // with HTML, which may be a login page.
    if (/^text\/plain\b/i.test(headers['content-type'] ?? '')) return undefined;
    throw gatewayError('BACKEND_INVALID_RESPONSE', { row: endpoint });
  }
}

function errorFor(error: unknown, endpoint: string, signal: AbortSignal): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (signal.aborted && signal.reason instanceof GraphQLError) return signal.reason;
  if (error instanceof LateError) return gatewayError('BACKEND_TIMEOUT', { row: endpoint });
  return error instanceof NotConnectedError
    ? neverReached(endpoint, error)
    : gatewayError('BACKEND_UNAVAILABLE', { row: endpoint });
}
