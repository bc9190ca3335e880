import type { z } from 'zod';
import type { RestConfig } from '../config.ts';
import { checkAnswer, readAnswer } from './answer.ts';
import type { HttpAnswer } from './http-call.ts';
import { httpCall, IdleError } from './http-call.ts';
import { errorOfStatus, gatewayError } from './rest-error.ts';
import type { Form } from './upload.ts';
import { multipartBody } from './upload.ts';
import { GraphQLError } from 'graphql';

/** What the REST calls of one GraphQL operation share. */
export interface RestSession {
  config: RestConfig;
  /** Goes to the backend as `X-Request-Id`. */
  requestId: string;
  /** The administrator's token, where there is one. */
  token: string | undefined;
  /** The visitor's address, goes to the backend as `X-Forwarded-For`. */
  clientAddress: string | undefined;
  /** Ends all calls, for instance when the client has gone. */
  signal: AbortSignal;
  /** The reads of this operation, so that identical ones are made once. */
  reads: Map<string, Promise<unknown>>;
}

/** The names in braces of a path: `id` and `partId` of `/spare/{id}/part/{partId}`. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

interface Options<Path extends string> {
  /** The values of the names in the path. */
  path?: Record<PathNames<Path>, string>;
  query?: Record<string, string>;
  /** Whether the call needs an administrator's token. Other calls do not carry it (spec 6). */
  admin?: boolean;
  /** Carries the token where there is one, but needs none. */
  tokenIfThere?: boolean;
}

interface ReadOptions<Path extends string, T> extends Options<Path> {
  /** What the answer must be. */
  answer: z.ZodType<T>;
}

interface WriteOptions<Path extends string> extends Options<Path> {
  json?: Record<string, unknown>;
  form?: Form;
}

/**
 * The base of one feature's REST calls: a method of a feature is a row of section 7.
 * Every method throws a GraphQLError with a code of `rest-error.ts`.
 */
export class RestApi {
  readonly #session: RestSession;

  constructor(session: RestSession) {
    this.#session = session;
  }

  /** Reads; identical reads of one operation are one call. Gives the checked answer. */
  protected get<Path extends string, T>(path: Path, options: ReadOptions<Path, T>): Promise<T> {
    const key = `${options.admin ? 'admin' : 'public'} ${this.#url(path, options).href}`;
    const { reads } = this.#session;
    const call =
      reads.get(key) ??
      this.#call('GET', path, options).catch((error: unknown) => {
        reads.delete(key);
        throw error;
      });
    reads.set(key, call);
    return call.then((answer) => checkAnswer(`GET ${path}`, options.answer, answer));
  }

  /** Posts JSON or a form. Gives what the backend answered, unchecked; undefined for nothing. */
  protected post<Path extends string>(path: Path, options: WriteOptions<Path>): Promise<unknown> {
    return this.#write('POST', path, options);
  }

  /** Patches with JSON or a form. Gives what the backend answered, unchecked; undefined for nothing. */
  protected patch<Path extends string>(path: Path, options: WriteOptions<Path>): Promise<unknown> {
    return this.#write('PATCH', path, options);
  }

  /** Deletes. */
  protected async delete<Path extends string>(
    path: Path,
    options: WriteOptions<Path>,
  ): Promise<void> {
    await this.#write('DELETE', path, options);
  }

  async #write(method: string, path: string, options: WriteOptions<string>): Promise<unknown> {
    try {
      return await this.#call(method, path, options);
    } finally {
      // What was read before a write may be wrong after it, even after one that failed.
      this.#session.reads.clear();
    }
  }

  async #call(method: string, path: string, options: WriteOptions<string>): Promise<unknown> {
    const row = `${method} ${path}`;
    const { token } = this.#session;
    if (options.admin && token === undefined) throw gatewayError('UNAUTHENTICATED', { row });
    const answer = await this.#send(method, path, options);
    let body: unknown;
    try {
      body = readAnswer(answer.text);
    } catch {
      if (answer.status < 300) throw gatewayError('BACKEND_INVALID_RESPONSE', { row });
    }
    if (answer.status < 200 || answer.status >= 300) throw errorOfStatus(answer.status, row, body);
    return body;
  }

  async #send(method: string, path: string, options: WriteOptions<string>): Promise<HttpAnswer> {
    const { config, requestId, token, clientAddress, signal } = this.#session;
    const carriesToken = token !== undefined && (options.admin || options.tokenIfThere);
    const form = options.form && multipartBody(options.form);
    const json = options.json && JSON.stringify(options.json);
    const limit = method === 'GET' ? config.readTimeoutMs : config.writeTimeoutMs;
    // An upload takes as long as the visitor's line needs; it only must not stand still.
    const timeout = form ? undefined : AbortSignal.timeout(limit);
    try {
      return await httpCall({
        method,
        url: this.#url(path, options),
        headers: {
          accept: 'application/json',
          'x-request-id': requestId,
          ...(clientAddress && { 'x-forwarded-for': clientAddress }),
          ...(carriesToken && { authorization: `Bearer ${token}` }),
          ...(form && { 'content-type': form.contentType }),
          ...(json && { 'content-type': 'application/json' }),
          ...(json && { 'content-length': String(Buffer.byteLength(json)) }),
        },
        ...(form && { body: form.stream }),
        ...(json && { body: json }),
        signal: timeout ? AbortSignal.any([signal, timeout]) : signal,
        idleMs: limit,
      });
    } catch (error) {
      if (error instanceof GraphQLError) throw error;
      const late = timeout?.aborted || error instanceof IdleError;
      throw gatewayError(late ? 'BACKEND_TIMEOUT' : 'BACKEND_UNAVAILABLE', {
        row: `${method} ${path}`,
      });
    }
  }

  #url(path: string, { path: values = {}, query = {} }: Options<string>): URL {
    const known: Record<string, string | undefined> = values;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(known[name]));
    const url = new URL(this.#session.config.backendUrl + filled);
    url.search = new URLSearchParams(query).toString();
    return url;
  }
}

/** A value as one segment of a path: `.` and `..` would lead to another row. */
function segment(value: string | undefined): string {
  if (value === undefined || /^\.{0,2}$/.test(value)) throw gatewayError('NOT_FOUND');
  return encodeURIComponent(value);
}
