import type { z } from 'zod';
import { checkAnswer, withId } from './answer.ts';
import { cacheTagOf } from './cache-tag.ts';
import type { FormBody, JsonBody, PathWith, Query } from './contract.ts';
import type { RestCall } from './rest-call.ts';
import { restCall } from './rest-call.ts';
import { gatewayError } from './rest-error.ts';
import type { RestSession } from './rest-session.ts';
import type { Form } from './upload.ts';

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

interface ReadOptions<Path extends PathWith<'get'>, T> extends Options<Path> {
  query?: Query<Path>;
  /** Parameters beyond section 7, which a backend need not take. */
  extension?: Query<Path>;
  /** What the answer must be. */
  answer: z.ZodType<T>;
}

interface WriteOptions<Path extends string, Body = unknown, FormOf = Form> extends Options<Path> {
  json?: Body;
  form?: FormOf;
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

  /**
   * Reads, and gives the checked answer. Identical reads of one operation are one call.
   */
  protected get<Path extends PathWith<'get'>, T>(
    path: Path,
    options: ReadOptions<Path, T>,
  ): Promise<T> {
    const { extension } = options;
    if (!extension || Object.keys(extension).length === 0) return this.#get(path, options);
    return this.#session.extensions.read(
      `GET ${path}`,
      () => this.#get(path, { ...options, query: { ...options.query, ...extension } }),
      () => this.#get(path, options),
    );
  }

  async #get<Path extends PathWith<'get'>, T>(
    path: Path,
    options: ReadOptions<Path, T>,
  ): Promise<T> {
    const values: Record<string, string | undefined> = options.path ?? {};
    const call = this.#call('GET', path, options);
    const check = (answer: unknown) =>
      checkAnswer(`GET ${path}`, options.answer, withId(answer, values.id));
    if (!call.token) this.#session.tags.push(cacheTagOf(path, values));
    return check(await this.#once(call));
  }

  /** Posts JSON or a form. Gives what the backend answered, unchecked; undefined for nothing. */
  protected post<Path extends PathWith<'post'>>(
    path: Path,
    options: WriteOptions<Path, JsonBody<'post', Path>, FormBody<'post', Path>>,
  ): Promise<unknown> {
    return this.#write('POST', path, options);
  }

  /** Patches with JSON or a form. Gives what the backend answered, unchecked; undefined for nothing. */
  protected patch<Path extends PathWith<'patch'>>(
    path: Path,
    options: WriteOptions<Path, JsonBody<'patch', Path>, FormBody<'patch', Path>>,
  ): Promise<unknown> {
    return this.#write('PATCH', path, options);
  }

  /** Deletes. */
  protected async delete<Path extends PathWith<'delete'>>(
    path: Path,
    options: WriteOptions<Path>,
  ): Promise<void> {
    await this.#write('DELETE', path, options);
  }

  /** Makes a read once for the operation. */
  #once(call: RestCall): Promise<unknown> {
    const { reads, stop } = this.#session;
    const key = `${call.token ? 'with token ' : ''}${call.url.href}`;
    const known = reads.get(key);
    if (known) return known;
    const read = restCall(this.#session, call, stop.signal);
    reads.set(key, read);
    return read;
  }

  async #write(
    method: RestCall['method'],
    path: string,
    options: WriteOptions<string>,
  ): Promise<unknown> {
    const { json, form } = options;
    const session = this.#session;
    const call = this.#call(method, path, options);
    const { signal } = session.stop;
    signal.throwIfAborted();
    try {
      // The backend goes on with a write whose client has left, and what is kept has to be forgotten
      // when it is done, not before. An upload ends with its client, since the rest does not come.
      const ends = form ? signal : new AbortController().signal;
      return await restCall(session, { ...call, json, form }, ends);
    } finally {
      // What was read before a write may be wrong after it, even after one that failed.
      session.reads.clear();
      await session.invalidate(cacheTagOf(path, options.path));
    }
  }

  #call(method: RestCall['method'], path: string, options: Options<string>): RestCall {
    const { token } = this.#session;
    if (options.admin && token === undefined) {
      throw gatewayError('UNAUTHENTICATED', { row: `${method} ${path}` });
    }
    const carriesToken = options.admin || options.tokenIfThere;
    return { method, path, url: this.#url(path, options), token: carriesToken ? token : undefined };
  }

  #url(path: string, { path: values = {}, query = {} }: Options<string>): URL {
    const known: Record<string, string | undefined> = values;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(known[name]));
    const search = new URLSearchParams(query).toString();
    return new URL(`${this.#session.config.backendUrl}${filled}${search && `?${search}`}`);
  }
}

/** A value as one segment of a path: `.` and `..` would lead to another row. */
function segment(value: string | undefined): string {
  if (value === undefined || /^\.{0,2}$/.test(value)) throw gatewayError('NOT_FOUND');
  return encodeURIComponent(value);
}
