import type { z } from 'zod';
import { addedPart, addEntity, changedEntity } from './add-entity.ts';
import type { Addition } from './add-entity.ts';
import { carriesData, checkData, dataIn, idIn } from './response-body.ts';
import { cacheTagOf } from './cache-tag.ts';
import type {
  Form,
  FormBody,
  JsonBody,
  PathWith,
  Query,
  UploadPromise,
} from '../contract/endpoint.ts';
import type { ListPage } from '../contract/list-page.ts';
import type { EntityOf, EntitySchema } from '../contract/fields.ts';
import { versionPattern } from '../contract/fields.ts';
import type { RestAccount } from '../contract/account.ts';
import type { ExtensionNames } from './offer.ts';
import { isAllowed, readOwnAccount } from './own-account.ts';
import type { RestResponse } from './response-body.ts';
import type { RestCall } from './rest-call.ts';
import { restCall } from './rest-call.ts';
import { badUserInput, gatewayError, hasCode } from '../contract/error.ts';
import { beforeStepOf } from '../contract/in-pieces.ts';
import { isObject } from '../contract/object.ts';
import { hasChangedNothing, readBack } from './rest-error.ts';
import type { RestSession } from './rest-session.ts';
import { imageUrl } from '../contract/image.ts';
import type { ImagePath } from '../contract/image.ts';
import { storedFile } from './stored-file.ts';

/** The parameters of a path: `id` and `partId` of `/spare/{id}/part/{partId}`. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

interface Options<Path extends string> {
  /** The values of the path's parameters. */
  path?: Record<PathNames<Path>, string>;
  query?: Record<string, string>;
  /** Whether the call needs an administrator's token. Other calls do not carry it (spec 6). */
  admin?: boolean;
}

interface ReadOptions<Path extends PathWith<'get'>, T> extends Options<Path> {
  query?: Query<Path>;
  /** Checks and normalises the data of the response. */
  schema: z.ZodType<T>;
}

interface Counted<T> {
  data: T;
  total: number | undefined;
}

/** The version on which a write depends (extension); without one it is made in any case. */
export type Version = string | null | undefined;

/** An entity without the image that was deleted, and the entry of that in the trash. */
export interface ImageRemoved<Entity> {
  owner: Entity;
  trashId: string | undefined;
}

interface WriteOptions<Path extends string, Body = unknown, FormOf = Form> extends Options<Path> {
  json?: Body;
  form?: FormOf;
  /** Headers beyond section 7. */
  headers?: Record<string, string>;
  /** The version on which the write depends (extension). */
  version?: Version;
  /** Whether it takes back what the operation has done, also where that has been stopped. */
  takesBack?: boolean;
}

type PostOptions<Path extends PathWith<'post'>> = WriteOptions<
  Path,
  JsonBody<'post', Path>,
  FormBody<'post', Path>
>;

type PatchOptions<Path extends PathWith<'patch'>> = WriteOptions<
  Path,
  JsonBody<'patch', Path>,
  FormBody<'patch', Path>
>;

/** What the response to a write is expected to carry. */
interface Checked<T> {
  /** Checks and normalises the data of the response. */
  schema: z.ZodType<T>;
  /** Whether the data say what was stored: where they are invalid, `STORED_NOT_READ` is thrown. */
  isStored?: boolean;
}

/** What a write stores: an entity, which the response may carry. */
interface Stored<Shape extends z.ZodRawShape> {
  schema: EntitySchema<Shape>;
}

/**
 * The base of a feature's REST calls: each method of a feature calls one endpoint of section 7.
 * Every method throws a GraphQLError with a code of `rest-error.ts`.
 */
export class RestApi {
  readonly #session: RestSession;

  constructor(session: RestSession) {
    this.#session = session;
  }

  /** Whether an administrator asks; whether the token is valid only the backend knows. */
  protected get isAdministrator(): boolean {
    return this.#session.token !== undefined;
  }

  /** Whether an administrator asks whose role allows an endpoint; others read what visitors read. */
  protected async isAdministratorFor(endpoint: string): Promise<boolean> {
    return this.isAdministrator && (await isAllowed(this.#session, endpoint));
  }

  /** Throws `NOT_SUPPORTED` where an endpoint does not take what goes beyond section 7. */
  protected async checkTaken<Endpoint extends keyof ExtensionNames>(
    endpoint: Endpoint,
    name: ExtensionNames[Endpoint][number],
  ): Promise<void> {
    const offer = await this.#session.offer.read();
    if (!offer.takes(endpoint, name)) throw gatewayError('NOT_SUPPORTED', { row: endpoint });
  }

  /** Reads the account that the token belongs to. */
  protected readOwnAccount(): Promise<RestAccount> {
    return readOwnAccount(this.#session);
  }

  /** Reads and checks data. Identical reads of one operation are one call. */
  protected async get<Path extends PathWith<'get'>, T>(
    path: Path,
    options: ReadOptions<Path, T>,
  ): Promise<T> {
    return (await this.getCounted(path, options)).data;
  }

  /** Reads a list: the page that the query selects, or the whole from a backend that knows no pages. */
  protected async getPage<Path extends PathWith<'get'>, T>(
    path: Path,
    options: ReadOptions<Path, T[]>,
  ): Promise<ListPage<T>> {
    const { data, total } = await this.getCounted(path, options);
    return { entries: data, total };
  }

  /** Reads data as `get` does; with the length of the list that is in it if it is only a page of it. */
  protected async getCounted<Path extends PathWith<'get'>, T>(
    path: Path,
    options: ReadOptions<Path, T>,
  ): Promise<Counted<T>> {
    const { reads, stop, tags, wholeLists } = this.#session;
    const values: Record<string, string | undefined> = options.path ?? {};
    const tag = cacheTagOf(path, values);
    const call = await this.#call('GET', path, options);
    if (!call.token) tags.push(tag);
    const { searchParams, href } = call.url;
    // What selects a page was left out of the call.
    const isWhole = searchParams.size < Object.keys(options.query ?? {}).length;
    const isPageOfWhole = isWhole && !this.isAdministrator;
    const key = `${call.token ? 'with token ' : ''}${href}`;
    const make = () => restCall(this.#session, call, stop.signal);
    const read = reads.get(key) ?? (isPageOfWhole ? wholeLists.read(href, tag, make) : make());
    reads.set(key, read);
    const { body, text, total } = await read.catch((error: unknown) => {
      // Some backends refuse an id that none of theirs could be. Parameters may be what is refused, too, but for
      // the language of a product, which is always one that the contract has.
      const isPlain = [...searchParams.keys()].every((name) => name === 'language');
      const isRefusedId = isOddId(values.id) && isPlain;
      if (!isRefusedId || !hasCode(error, 'BAD_USER_INPUT')) throw error;
      throw gatewayError('NOT_FOUND', { row: `GET ${path}` });
    });
    await beforeStepOf(text.length);
    const data = checkData(`GET ${path}`, options.schema, body, values.id);
    // A call without a query reads the whole list, though a backend may send its length as well.
    return { data, total: isWhole || searchParams.size === 0 ? undefined : total };
  }

  /** Posts JSON or a form. Returns the data of the response, unchecked without a schema. */
  protected post<Path extends PathWith<'post'>, T>(
    path: Path,
    options: PostOptions<Path> & Checked<T>,
  ): Promise<T>;
  protected post<Path extends PathWith<'post'>>(
    path: Path,
    options: PostOptions<Path>,
  ): Promise<unknown>;
  protected post(path: string, options: WriteOptions<string>): Promise<unknown> {
    return this.#writeChecked('POST', path, options);
  }

  /** Posts as `post` does. Returns the body with what stands beside the data. */
  protected async postForBody<Path extends PathWith<'post'>>(
    path: Path,
    options: PostOptions<Path>,
  ): Promise<unknown> {
    return (await this.#write('POST', path, options)).body;
  }

  /**
   * Posts a visitor's form. Throws `BACKEND_INVALID_RESPONSE` where the response carries no data: then
   * the backend has not received it (spec 7.1).
   */
  protected async submit<Path extends PathWith<'post'>>(
    path: Path,
    options: PostOptions<Path>,
  ): Promise<void> {
    const { text } = await this.#write('POST', path, options);
    if (!carriesData(text)) throw gatewayError('BACKEND_INVALID_RESPONSE', { row: `POST ${path}` });
  }

  /**
   * Adds an entity with an administrator's token; returns it as it is stored. `api` finds and lists such
   * entities.
   */
  protected addEntity<Path extends PathWith<'post'>, Shape extends z.ZodRawShape>(
    path: Path,
    options: PostOptions<Path> & Stored<Shape>,
    api: Pick<Addition<Shape>, 'find' | 'list'>,
  ): Promise<EntityOf<Shape>> {
    return addEntity({
      endpoint: `POST ${path}`,
      schema: options.schema,
      find: (id) => api.find(id),
      list: () => api.list(),
      sent: sentIn(options),
      silentEndpoints: this.#session.silentEndpoints,
      write: () => this.#dataOf('POST', path, { ...options, admin: true }),
    });
  }

  /** Adds a part to an entity with an administrator's token; returns it as it is stored. */
  protected async addPartOf<Path extends PathWith<'post'>, Shape extends z.ZodRawShape>(
    path: Path,
    options: PostOptions<Path> & Stored<Shape>,
    list: () => Promise<EntityOf<Shape>[]>,
  ): Promise<EntityOf<Shape>> {
    const data = await this.#dataOf('POST', path, { ...options, admin: true });
    const { schema } = options;
    return addedPart(data, { endpoint: `POST ${path}`, schema, list, sent: sentIn(options) });
  }

  /**
   * Copies an entity with an administrator's token, or `byHand` over a backend that has no call for it.
   * Returns the copy.
   */
  protected async duplicateEntity<Path extends PathWith<'post'>, Shape extends z.ZodRawShape>(
    path: Path,
    options: PostOptions<Path> & Stored<Shape>,
    { find, byHand }: Pick<Addition<Shape>, 'find'> & { byHand: () => Promise<EntityOf<Shape>> },
  ): Promise<EntityOf<Shape>> {
    try {
      const data = await this.#dataOf('POST', path, { ...options, admin: true });
      return await changedEntity(options.schema, data, () => find(idIn(data) ?? ''), {});
    } catch (error) {
      if (!hasCode(error, 'NOT_SUPPORTED')) throw error;
      // The images and each part are calls of their own: no time as a whole would be enough for all entities.
      clearTimeout(this.#session.deadline);
      return byHand();
    }
  }

  /** Changes an entity by a post with an administrator's token; returns it as it is stored. */
  protected async postEntity<Path extends PathWith<'post'>, Shape extends z.ZodRawShape>(
    path: Path,
    options: PostOptions<Path> & Stored<Shape>,
    find: () => Promise<EntityOf<Shape>>,
  ): Promise<EntityOf<Shape>> {
    const data = await this.#dataOf('POST', path, { ...options, admin: true });
    return changedEntity(options.schema, data, find, sentIn(options));
  }

  /** Changes an entity with an administrator's token; returns it as it is stored. */
  protected async patchEntity<Path extends PathWith<'patch'>, Shape extends z.ZodRawShape>(
    path: Path,
    options: PatchOptions<Path> & Stored<Shape>,
    find: () => Promise<EntityOf<Shape>>,
  ): Promise<EntityOf<Shape>> {
    const data = await this.#dataOf('PATCH', path, { ...options, admin: true });
    return changedEntity(options.schema, data, find, sentIn(options));
  }

  /** Patches with JSON or a form. Returns the data of the response, unchecked without a schema. */
  protected patch<Path extends PathWith<'patch'>, T>(
    path: Path,
    options: PatchOptions<Path> & Checked<T>,
  ): Promise<T>;
  protected patch<Path extends PathWith<'patch'>>(
    path: Path,
    options: PatchOptions<Path>,
  ): Promise<unknown>;
  protected patch(path: string, options: WriteOptions<string>): Promise<unknown> {
    return this.#writeChecked('PATCH', path, options);
  }

  /** Deletes. Returns the id of the entry of the trash, if the backend keeps one. */
  protected async delete<Path extends PathWith<'delete'>>(
    path: Path,
    options: WriteOptions<Path>,
  ): Promise<string | undefined> {
    return (await this.#write('DELETE', path, options)).trashId;
  }

  /** Makes a stored image one to upload, read from where browsers load it if that address has a host. */
  protected storedImage(path: ImagePath): UploadPromise {
    const { stop, config } = this.#session;
    const { backendUrl, publicBackendUrl } = config;
    const base = URL.canParse(publicBackendUrl) ? publicBackendUrl : backendUrl;
    return storedFile(imageUrl(base, path), stop.signal);
  }

  async #writeChecked(
    method: RestCall['method'],
    path: string,
    options: WriteOptions<string> & Partial<Checked<unknown>>,
  ): Promise<unknown> {
    const data = await this.#dataOf(method, path, options);
    const { schema, isStored } = options;
    if (!schema) return data;
    const check = () => checkData(`${method} ${path}`, schema, data);
    return isStored ? readBack(check) : check();
  }

  async #dataOf(
    method: RestCall['method'],
    path: string,
    options: WriteOptions<string>,
  ): Promise<unknown> {
    return dataIn((await this.#write(method, path, options)).body);
  }

  async #write(
    method: RestCall['method'],
    path: string,
    options: WriteOptions<string>,
  ): Promise<RestResponse> {
    const { version } = options;
    const session = this.#session;
    if (version && !versionPattern.test(version)) throw badUserInput('version', 'is not a version');
    const call = await this.#call(method, path, options);
    const { signal } = session.stop;
    if (!options.takesBack) signal.throwIfAborted();
    let certain = false;
    let changedNothing = false;
    try {
      // The backend goes on with a write whose client has disconnected, and the cache must be
      // invalidated when it is done, not before. An upload ends with its client.
      const ends = call.form ? signal : new AbortController().signal;
      const response = await restCall(session, call, ends);
      certain = true;
      return response;
    } catch (error) {
      changedNothing = hasChangedNothing(error);
      throw error;
    } finally {
      session.reads.clear();
      session.account = undefined;
      // A write may outdate earlier reads even where it failed half-way.
      if (!changedNothing) await session.invalidate({ ...cacheTagOf(path, options.path), certain });
    }
  }

  /** Builds a call without what goes beyond section 7, but for what the backend offers. */
  async #call(
    method: RestCall['method'],
    path: string,
    options: WriteOptions<string>,
  ): Promise<RestCall> {
    const { token, config } = this.#session;
    const { admin, json, form, version } = options;
    const headers = { ...options.headers, ...(version && { 'If-Match': `"${version}"` }) };
    const endpoint = `${method} ${path}`;
    if (admin && token === undefined) throw gatewayError('UNAUTHENTICATED', { row: endpoint });
    const values: Record<string, string | undefined> = options.path ?? {};
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(values[name]));
    const offer = await this.#session.offer.read();
    offer.checkEndpoint(endpoint);
    if (admin && !(await isAllowed(this.#session, endpoint))) {
      throw gatewayError('FORBIDDEN', { row: endpoint, message: 'Your role does not allow this.' });
    }
    const search = new URLSearchParams(offer.queryOf(endpoint, options.query ?? {})).toString();
    return {
      method,
      path,
      url: new URL(`${config.backendUrl}${filled}${search && `?${search}`}`),
      token: admin ? token : undefined,
      json: isObject(json) ? offer.takenOf(endpoint, json) : json,
      form: form && offer.takenOf(endpoint, form),
      headers: offer.takenOf(endpoint, headers),
      foreignFields: offer.foreignFields(path),
    };
  }
}

/** What a write sends of an entity. */
function sentIn({ form, json }: WriteOptions<string>): object {
  return form ?? json ?? {};
}

/**
 * Encodes a value as one segment of a path; `.` and `..` would lead to another endpoint, and half a
 * character has no encoding.
 */
function segment(value: string | undefined): string {
  if (!value?.isWellFormed() || /^\.{0,2}$/.test(value)) throw gatewayError('NOT_FOUND');
  return encodeURIComponent(value);
}

/** Whether an id is anything but a number as databases give them, such as what a mangled link has. */
export function isOddId(id: string | undefined): boolean {
  return id !== undefined && !/^[1-9]\d{0,8}$/.test(id);
}
