import { setTimeout as pause } from 'node:timers/promises';
import { currentTraceparent, traced } from 'backend/tracing';
import { GraphQLError } from 'graphql';
import type { RestResponse } from './response-body.ts';
import { dataIn, failedStatus, pagedTotal, readBody, saysFailed } from './response-body.ts';
import type { HttpResponse } from './http-call.ts';
import { httpCall, LateError, NotConnectedError } from './http-call.ts';
import type { ErrorCode } from '../contract/error.ts';
import { errorOfStatus, isRead, refusesToken } from './rest-error.ts';
import { gatewayError, hasCode, isErrorCode } from '../contract/error.ts';
import type { RestConfig } from '../config.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { OpenCircuitError } from './circuit-breaker.ts';
import { BackendOffer, isExtensionEndpoint } from './offer.ts';
import type { RestSession } from './rest-session.ts';
import type { Form } from '../contract/endpoint.ts';
import { emptyFields } from '../contract/managed-fields.ts';
import { multipartBody } from './upload.ts';

/** A call of an endpoint of the contract. */
export interface RestCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path as the contract writes it. */
  path: string;
  url: URL;
  /** The token to send; undefined where the call carries none. */
  token: string | undefined;
  json?: unknown;
  form?: Form | undefined;
  /** Headers beyond section 7. */
  headers?: Record<string, string> | undefined;
  /** The fields that the response has under the names of extensions that the backend does not offer. */
  foreignFields?: string[];
}

/** The lists of section 7. */
const lists = new Set([
  ...['GET /product', 'GET /category', 'GET /partner', 'GET /partner/all'],
  ...['GET /spare', 'GET /service', 'GET /request'],
]);

/**
 * Makes a call and returns the backend's response. Retries a read that does not reach the backend
 * once. Throws a GraphQLError with a code.
 */
export async function restCall(
  session: RestSession,
  call: RestCall,
  signal: AbortSignal,
): Promise<RestResponse> {
  try {
    return await recordedCall(session, call, signal);
  } catch (error) {
    const isRetried =
      call.method === 'GET' &&
      hasCode(error, 'BACKEND_UNAVAILABLE') &&
      !signal.aborted &&
      !session.breaker.isOpen(call.url.href);
    if (!isRetried) throw error;
    // Spread out, so that retries do not overrun a backend that comes back.
    await pause(50 + Math.random() * 150);
    return recordedCall(session, call, signal);
  }
}

async function recordedCall(
  session: RestSession,
  call: RestCall,
  signal: AbortSignal,
): Promise<RestResponse> {
  const endpoint = `${call.method} ${call.path}`;
  const began = performance.now();
  let outcome: 'ok' | ErrorCode = 'BACKEND_UNAVAILABLE';
  let status: number | undefined;
  let cause: string | undefined;
  try {
    const response = await traced({ name: endpoint, kind: 'client' }, () =>
      send(session, call, signal),
    );
    status = response.status;
    const body = bodyOf(endpoint, response, call.token !== undefined);
    if (status === 404) cause = 'HTTP 404, taken for an empty list';
    if (call.foreignFields?.length) emptyFields(body, call.foreignFields);
    outcome = 'ok';
    const all = lists.has(endpoint) ? pagedTotal(body) : undefined;
    if (all !== undefined) cause = `breaks the contract: a page of ${all} entries`;
    const { 'x-list-total': total, 'x-trash-id': trashId } = response.headers;
    return {
      body,
      text: response.text,
      total: total === undefined ? undefined : Number(total),
      trashId: typeof trashId === 'string' ? trashId : undefined,
    };
  } catch (error) {
    const known = errorFor(error, endpoint, signal);
    if (isErrorCode(known.extensions.code)) outcome = known.extensions.code;
    if (isOutage(known, status)) session.offer.forget();
    cause = causeOf(known, status);
    throw known;
  } finally {
    session.calls.push({ endpoint, ms: performance.now() - began, outcome, status, cause });
  }
}

async function send(
  session: RestSession,
  call: RestCall,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const { config, requestId, clientAddress, userAgent, breaker } = session;
  const { method, url, token } = call;
  const form = call.form && multipartBody(call.form);
  const json = call.json === undefined ? undefined : JSON.stringify(call.json);
  const contentType = form?.contentType ?? (json && 'application/json');
  const traceparent = currentTraceparent();
  const make = () =>
    httpCall({
      method,
      url,
      headers: {
        accept: 'application/json',
        'x-request-id': requestId,
        ...(traceparent && { traceparent }),
        ...(clientAddress && { 'x-forwarded-for': clientAddress }),
        // Other requests may share a read, and a header that is too long would make it fail for all.
        ...(method !== 'GET' && userAgent && { 'user-agent': userAgent }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(contentType && { 'content-type': contentType }),
        ...call.headers,
      },
      body: form?.read ?? json,
      signal,
      limitMs: method === 'GET' ? config.readTimeoutMs : config.writeTimeoutMs,
    });
  // Administrators get no stale response in place of an error, and have to see what they have saved.
  const address = session.token === undefined ? url.href : undefined;
  return method === 'GET' ? breaker.through(make, signal, address) : make();
}

/** How long the backend may take to say what it offers, in milliseconds: all other calls wait for it. */
const offerLimitMs = 5_000;

/** Begins to read what the backend offers beyond section 7. */
export function backendOffer(config: RestConfig, breaker: CircuitBreaker): BackendOffer {
  const offer = new BackendOffer(async () => {
    // The call does not go through the breaker: its response says nothing about the other endpoints.
    if (breaker.isOpen()) throw new OpenCircuitError();
    return httpCall({
      method: 'GET',
      url: new URL(`${config.backendUrl}/extensions`),
      headers: { accept: 'application/json' },
      limitMs: Math.min(config.readTimeoutMs, offerLimitMs),
    });
  });
  void offer.read();
  return offer;
}

/** The address of a page for logging in, to which Spring and Django redirect where they refuse a token. */
const loginPage = /(?<![a-z])(log|sign)[-_]?in(?![a-z])/i;

/**
 * Returns the body of a response. Throws for any status but success, for what is not JSON, and where the
 * response to a write says that it failed.
 */
function bodyOf(
  endpoint: string,
  { status, headers, text }: HttpResponse,
  hasToken: boolean,
): unknown {
  const success = status >= 200 && status < 300;
  // Some backends respond so where a list is empty; no entity can be read in it.
  if (status === 204 && endpoint.startsWith('GET ')) return [];
  const target = headers.location ? ` to ${headers.location}` : '';
  const cause = `HTTP ${status}${target}`;
  // After a write, a redirect does not say what became of it.
  const isRedirect = status >= 300 && status < 400;
  const isLoggedOut = hasToken && isRead(endpoint) && isRedirect && loginPage.test(target);
  const isRefusal = refusesToken(status, endpoint);
  const said = isLoggedOut || isRefusal ? 401 : status;
  try {
    const body = readBody(text);
    const data = dataIn(body);
    // Others respond so, but so do frameworks and proxies without such a path. Administrators have to be able to
    // add something; an empty public list would take the place of the last good one.
    const mayBeEmpty = hasToken && lists.has(endpoint) && endpoint !== 'GET /partner';
    if (status === 404 && mayBeEmpty && typeof body === 'object') return [];
    if (!success) throw errorOfStatus(said, endpoint, data, cause);
    // Only what the specification leaves open may mean that; an extension has its own schema.
    if (!isRead(endpoint) && !isExtensionEndpoint(endpoint) && saysFailed(body)) {
      // Where only the data are false, nothing says that what was sent is wrong.
      const meant = data === false && body !== data ? status : (failedStatus(body) ?? 422);
      throw errorOfStatus(meant, endpoint, data, `${cause}, but it says that it failed`);
    }
    return body;
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    const isPage = text.includes('<');
    const isWrite = !endpoint.startsWith('GET ');
    // A page is not from an API, which would know the entity of a write and judge the token.
    const isBlocked = status === 403 && endpoint === 'POST /auth/me';
    const isForeign = isPage && ((status === 404 && isWrite) || isBlocked || isRefusal);
    if (!success && !isForeign) throw errorOfStatus(said, endpoint, undefined, cause);
    if (isWrite && !isPage && confirms(text, headers['content-type'])) return undefined;
    const reason = new Error(isPage ? 'HTML' : 'not JSON');
    throw gatewayError('BACKEND_INVALID_RESPONSE', { row: endpoint }, reason);
  }
}

const confirmation =
  /^\P{L}*(ok|done|success|successful|sent|received|saved|stored|added|created|updated|deleted)\P{L}*$/iu;

/**
 * Whether a text, which carries no data, confirms a write. Express and PHP call every text HTML, so then only
 * a word tells it from what PHP's `die` says of a failure. What begins as JSON has broken off.
 */
function confirms(text: string, type = ''): boolean {
  return /^text\/plain\b/i.test(type) ? !/^\s*[[{"]/.test(text) : confirmation.test(text);
}

function errorFor(error: unknown, endpoint: string, signal: AbortSignal): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (signal.aborted && signal.reason instanceof GraphQLError) return signal.reason;
  if (error instanceof LateError) return gatewayError('BACKEND_TIMEOUT', { row: endpoint }, error);
  // `notSent` says that the call has changed nothing.
  if (error instanceof NotConnectedError) {
    return gatewayError('BACKEND_UNAVAILABLE', { row: endpoint, notSent: true }, error);
  }
  const cause = error instanceof Error ? error : undefined;
  return gatewayError('BACKEND_UNAVAILABLE', { row: endpoint }, cause);
}

/** Whether a failed call says that the backend is away, not that one of its endpoints fails or was not called. */
function isOutage(error: GraphQLError, status: number | undefined): boolean {
  const isAway = hasCode(error, 'BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT');
  const isCalled = !(error.originalError instanceof OpenCircuitError);
  return isAway && isCalled && (status === undefined || [502, 503, 504].includes(status));
}

const causes: Record<string, string | undefined> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'unknown host',
};

/** Returns why a call failed; undefined while the circuit is open, which has logged that before. */
function causeOf({ originalError }: GraphQLError, status: number | undefined): string | undefined {
  if (originalError instanceof OpenCircuitError) return undefined;
  if (originalError instanceof LateError) return 'timeout';
  const { cause } = originalError ?? {};
  const error = cause instanceof Error ? cause : originalError;
  if (error && 'code' in error) return causes[String(error.code)] ?? String(error.code);
  return error?.message ?? `HTTP ${status ?? ''}`;
}
