import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Edit } from '../database/edit.ts';
import { toHttpError } from './error-handler.ts';
import { entityTag, readIfMatch } from './entity-tag.ts';
import {
  forbidden,
  invalid,
  notFound,
  unauthenticated,
  unsupportedMediaType,
  type HttpError,
} from './errors.ts';
import { bearerToken } from './request-headers.ts';
import { listTotal } from './response-headers.ts';
import { localsOf, type Account, type Upload } from './locals.ts';
import {
  bodyLimitKb,
  type Body,
  type FileResponse,
  type HeadersOf,
  type Operation,
  type Params,
  type Query,
  type ResponseOf,
  type Subject,
} from '../contract/operation.ts';
import { includesRole, type Role } from '../roles.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendFile } from './send-file.ts';
import { receiveUploads, type UploadOptions } from './uploads.ts';
import { validate } from './validate.ts';
import { hashToken, sessionOf } from '../database/token-hash.ts';

/** The validated input of a handler. */
export interface Call<O extends Operation> {
  params: Params<O>;
  query: Query<O>;
  headers: HeadersOf<O>;
  body: Body<O>;
  uploads: Upload[];
  /** The administrator; never set for public operations. */
  account: O['access'] extends Role ? Account : Account | undefined;
  token: O['access'] extends Role ? string : string | undefined;
  /** What a write records; for administrators only. */
  edit: O['access'] extends Role ? Edit : Edit | undefined;
  request: Request;
  response: Response;
}

/** Adds an operation to the router; `before` runs after authentication and before the body is read. */
export type Serve = <O extends Operation>(
  operation: O,
  handler: (call: Call<O>) => ResponseOf<O> | Promise<ResponseOf<O>>,
  ...before: RequestHandler[]
) => void;

/** A write of an administrator, for the log. */
export interface LoggedWrite {
  /** Empty if the token was not valid. */
  login: string;
  address: string | undefined;
  /** The id of the operation. */
  operation: string;
  /** The ids of what was changed, as the path has them, and of what was added. */
  target: string;
  /** The code of the error with which it was refused; empty if it was done. */
  refused: string;
}

/** What all operations need. */
export interface RoutesOptions extends UploadOptions {
  /** Returns the account of a valid token; counts as a use of the session, if it should. */
  authenticate: (token: string, use: { counts: boolean }) => Promise<Account | undefined>;
  /** Notes what an administrator has changed, or was refused to. */
  log: (write: LoggedWrite) => Promise<void>;
  cache: Pick<ResponseCache, 'get'>;
  /** Forgets what was read before a write that visitors see. */
  afterWrite: () => void;
}

/** Creates a router and the function that adds operations to it. */
export function createRoutes(options: RoutesOptions): { router: Router; serve: Serve } {
  const router = express.Router();
  const serve: Serve = (operation, handler, ...before) => {
    const steps: RequestHandler[] = [];
    const { access } = operation;
    if (access !== 'public') steps.push(onlyFor(access, operation, options));
    steps.push(...before);
    if (operation.body || operation.upload) steps.push(...bodyParsers(operation, options));

    const act = async (call: Call<typeof operation>) => {
      const isVisible = isWrite(operation, call.request) && !operation.isPrivate;
      try {
        const result = await handler(call);
        if (isVisible) options.afterWrite();
        return result;
      } catch (error) {
        // A refused write has changed nothing; one that broke off may have.
        if (isVisible && !isRefusal(toHttpError(error))) options.afterWrite();
        throw error;
      }
    };
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const handle: RequestHandler = async (request, response) => {
      response.set('Cache-Control', cacheControl(operation));
      // The schemas of the operation produce exactly the types of its call.
      const call = readCall(operation, request, response) as Call<typeof operation>;
      if (isPublicRead(operation) && operation.response !== 'file') {
        const key = JSON.stringify([operation.id, call.params, call.query]);
        const read = async () => ({
          body: await handler(call),
          total: response.get(listTotal),
        });
        const client = ipKeyGenerator(request.ip ?? 'unknown');
        const { json, etag, total } = await options.cache.get(key, read, client);
        if (total !== undefined) response.set(listTotal, total);
        response.set('ETag', etag).type('json').send(json);
        return;
      }
      const result = await act(call);
      // Before the response, so that every write that was acknowledged is in the log.
      if (isWrite(operation, request)) await options.log(writeOf(operation, call, result));
      if (operation.response === 'file') await sendFile(result as FileResponse, request, response);
      else sendJson(result, response.status(operation.status ?? 200));
    };
    const logRefusal: ErrorRequestHandler = async (error: unknown, request, response, next) => {
      const refusal = isWrite(operation, request) ? toHttpError(error) : undefined;
      if (isRefusal(refusal)) {
        await options.log(refusedWrite(operation, refusal.code, request, response));
      }
      next(error);
    };
    router[operation.method](path, ...steps, handle, logRefusal);
  };
  return { router, serve };
}

/** Validates a request. Throws 404 for an impossible id and 400 for anything else that is invalid. */
function readCall(operation: Operation, request: Request, response: Response): Call<Operation> {
  const params = operation.params?.safeParse(request.params);
  if (params && !params.success) throw notFound();
  const { account, uploads = [] } = localsOf(response);
  if (operation.upload?.required && uploads.length === 0) {
    throw invalid({ [operation.upload.field]: 'choose a file' });
  }
  const token = bearerToken(request);
  return {
    params: params?.data ?? {},
    query: validate(operation.query, withoutEmpty(request.query)),
    headers: validate(operation.headers, headersNamed(operation, request)),
    body: validate(operation.body, request.body),
    uploads,
    account,
    token,
    edit: account && token ? editOf(account, token, request) : undefined,
    request,
    response,
  };
}

/** Returns the headers that an operation reads; Node gives their names in small letters. */
function headersNamed(operation: Operation, request: Request): Record<string, unknown> {
  const names = Object.keys(operation.headers?.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, request.get(name)]));
}

function editOf(account: Account, token: string, request: Request): Edit {
  const session = sessionOf(hashToken(token));
  return { by: account.login, session, ifMatch: readIfMatch(request.get('If-Match')) };
}

function sendJson(body: unknown, response: Response): void {
  const json = JSON.stringify(body);
  response.set('ETag', entityTag(body, json)).type('json').send(json);
}

/** Whether it is a write of an administrator; what visitors send is shown to nobody else. */
function isWrite(
  { access, method, onlyReads, isBackground }: Operation,
  { query }: Request,
): boolean {
  const reads = typeof onlyReads === 'function' ? onlyReads(query) : onlyReads;
  return access !== 'public' && method !== 'get' && !reads && !isBackground;
}

function isRefusal(error: HttpError | undefined): error is HttpError {
  return error !== undefined && error.status < 500;
}

/** Describes a write by the ids of its path, and by what the response names; never by values. */
function writeOf({ id, subject }: Operation, call: Call<Operation>, result: unknown): LoggedWrite {
  const ids = Object.values(call.params).map(String);
  return {
    login: call.account?.login ?? '',
    address: call.request.ip,
    operation: id,
    target: [...ids, ...namesIn(result, subject, ids)].join('/'),
    refused: '',
  };
}

/** Returns how a response names what was written, where the path does not. */
function namesIn(result: unknown, subject: Subject | undefined, ids: string[]): string[] {
  if (subject ? subject.idIn : ids.length > 0) return [];
  const names = !subject || subject.table ? ['id'] : ['kind', 'entity_id'];
  const fields = new Map<string, unknown>(Object.entries(result ?? {}));
  return names.map((name) => {
    const value = fields.get(name);
    return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  });
}

/** Describes a write that was refused; of its path only what is an id. */
function refusedWrite(
  { id, params }: Operation,
  code: string,
  request: Request,
  response: Response,
): LoggedWrite {
  return {
    login: localsOf(response).account?.login ?? '',
    address: request.ip,
    operation: id,
    target: Object.values(params?.safeParse(request.params).data ?? {}).join('/'),
    refused: code,
  };
}

function isPublicRead({ access, method }: Operation): boolean {
  return access === 'public' && method === 'get';
}

function cacheControl(operation: Operation): string {
  // Clients revalidate each time, and get 304 as long as nothing changed.
  return isPublicRead(operation) ? 'public, max-age=0, must-revalidate' : 'no-store';
}

/** Removes empty values: a select without a choice sends `?category=`, which means none. */
function withoutEmpty(query: Request['query']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** Admits administrators with a role or a higher one; both are read with each call. */
function onlyFor(
  role: Role,
  { isBackground }: Operation,
  { authenticate }: RoutesOptions,
): RequestHandler {
  return async (request, response, next) => {
    const token = bearerToken(request);
    const account = token && (await authenticate(token, { counts: !isBackground }));
    if (!account) throw unauthenticated();
    localsOf(response).account = account;
    if (!includesRole(account.role, role)) throw forbidden();
    next();
  };
}

function bodyParsers(operation: Operation, options: RoutesOptions): RequestHandler[] {
  const onlyKnownTypes: RequestHandler = (request, _response, next) => {
    const hasBody = request.headers['content-length'] !== '0';
    // `is` returns null if no header announces a body.
    const known = request.is(operation.upload ? ['json', 'multipart/form-data'] : ['json']);
    if (hasBody && known === false) {
      throw unsupportedMediaType(operation.upload ? 'Send a form with files.' : 'Send JSON.');
    }
    next();
  };
  const json = express.json({ limit: `${bodyLimitKb(operation)}kb` });
  const multipart = operation.upload ? [receiveUploads(operation, operation.upload, options)] : [];
  return [onlyKnownTypes, json, ...multipart];
}
