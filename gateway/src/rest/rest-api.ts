import type { z } from 'zod';
import { addEntity } from './add-entity.ts';
import type { Added } from './add-entity.ts';
import { carriesData, checkData, withId } from './response-body.ts';
import { cacheTagOf } from './cache-tag.ts';
import type { FormBody, JsonBody, PathWith, Query } from '../contract/endpoint.ts';
import type { EntitySchema } from '../contract/fields.ts';
import type { RestResponse } from './response-body.ts';
import type { RestCall } from './rest-call.ts';
import { restCall } from './rest-call.ts';
import { gatewayError } from '../contract/error.ts';
import { hasChangedNothing } from './rest-error.ts';
import type { RestSession } from './rest-session.ts';
import type { Form } from '../contract/form.ts';

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
  /** What the response must carry. */
  schema: z.ZodType<T>;
}

interface WriteOptions<Path extends string, Body = unknown, FormOf = Form> extends Options<Path> {
  json?: Body;
  form?: FormOf;
}

type PostOptions<Path extends PathWith<'post'>> = WriteOptions<
  Path,
  JsonBody<'post', Path>,
  FormBody<'post', Path>
>;

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
   * Reads, and gives the checked data. Identical reads of one operation are one call.
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
    const check = (data: unknown) =>
      checkData(`GET ${path}`, options.schema, withId(data, values.id));
    if (!call.token) this.#session.tags.push(cacheTagOf(path, values));
    return check((await this.#once(call)).data);
  }

  /** Posts JSON or a form. Gives the data of the response, unchecked; undefined where there is none. */
  protected async post<Path extends PathWith<'post'>>(
    path: Path,
    options: PostOptions<Path>,
  ): Promise<unknown> {
    return (await this.#write('POST', path, options)).data;
  }

  /**
   * Posts what a visitor sends. Throws `BACKEND_INVALID_RESPONSE` where the response carries no data:
   * then it was not received (spec 7.1).
   */
  protected async submit<Path extends PathWith<'post'>>(
    path: Path,
    options: PostOptions<Path>,
  ): Promise<void> {
    const { text } = await this.#write('POST', path, options);
    if (!carriesData(text)) throw gatewayError('BACKEND_INVALID_RESPONSE', { row: `POST ${path}` });
  }

  /** Adds an entity with an administrator's token; gives it as it is stored. */
  protected addEntity<Path extends PathWith<'post'>, Shape extends z.ZodRawShape>(
    path: Path,
    body: Pick<PostOptions<Path>, 'json' | 'form'>,
    added: Added<Shape>,
  ): Promise<z.output<EntitySchema<Shape>>> {
    const { silentEndpoints } = this.#session;
    const write = () => this.post(path, { ...body, admin: true });
    return addEntity({
      ...added,
      endpoint: `POST ${path}`,
      sent: body.form ?? body.json,
      silentEndpoints,
      write,
    });
  }

  /** Patches with JSON or a form. Gives the data of the response, unchecked; undefined where there is none. */
  protected async patch<Path extends PathWith<'patch'>>(
    path: Path,
    options: WriteOptions<Path, JsonBody<'patch', Path>, FormBody<'patch', Path>>,
  ): Promise<unknown> {
    return (await this.#write('PATCH', path, options)).data;
  }

  /** Deletes. */
  protected async delete<Path extends PathWith<'delete'>>(
    path: Path,
    options: WriteOptions<Path>,
  ): Promise<void> {
    await this.#write('DELETE', path, options);
  }

  /** Makes a read once for the operation. */
  #once(call: RestCall): Promise<RestResponse> {
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
  ): Promise<RestResponse> {
    const { json, form } = options;
    const session = this.#session;
    const call = this.#call(method, path, options);
    const { signal } = session.stop;
    signal.throwIfAborted();
    let certain = false;
    let changedNothing = false;
    try {
      // The backend goes on with a write whose client has left, and what is kept has to be forgotten
      // when it is done, not before. An upload ends with its client, since the rest does not come.
      const ends = form ? signal : new AbortController().signal;
      const response = await restCall(session, { ...call, json, form }, ends);
      certain = true;
      return response;
    } catch (error) {
      changedNothing = hasChangedNothing(error);
      throw error;
    } finally {
      session.reads.clear();
      // What was read before a write may be wrong after it, even after one that failed half-way.
      if (!changedNothing) await session.invalidate({ ...cacheTagOf(path, options.path), certain });
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
