import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { contractData } from './contract-data.ts';
import type { ContractData } from './contract-data.ts';
import { endpoints, extensionEndpoints, fields } from './contract-endpoints.ts';
import {
  extensionEndpoints as contractExtensions,
  extensionNames,
} from '../src/contract/extensions.generated.ts';

/** The stub's choices where the specification leaves one. */
export interface Habits {
  /** Responses are wrapped in `data`. */
  wrapped?: boolean;
  /** Ids are texts. */
  textIds?: boolean;
  /** Image paths come without a leading slash. */
  barePaths?: boolean;
  /** The public partner list gives one text in the asked language, or all three. */
  partnerTexts?: 'one' | 'three';
  /** Offers the endpoints beyond section 7 that the gateway knows, or those of these. */
  extensions?: boolean | Record<string, string[]>;
  /** The role of the administrator; by default there are no roles. */
  role?: string;
  /** Responds with 400 to parameters and body fields beyond section 7 and its offer; by default it ignores them. */
  isStrict?: boolean;
  /** The status of its responses to unknown paths (404), or a page and 200, as servers of apps do. */
  unknownPath?: number | 'page';
  /** Reads fail with 408: all of them, or some, by their endpoints or as `StubCall.line`. */
  readsFail?: boolean | string[];
  /** A change sets what it does not name to an empty text. */
  replaces?: boolean;
  /** Endpoints that fail with 500, or that respond with success and do nothing. */
  broken?: Record<string, 'fails' | 'ignored'>;
  /** Calls with a token that is wrong get 401, those that need none as well. */
  refusesWrongTokens?: boolean;
  /** The data in responses to writes, of a change perhaps as it was before; an enquiry always gets data (spec 7.1). */
  writes?: 'entity' | 'before' | 'id' | 'nothing';
}

/** A call that the stub received. */
export interface StubCall {
  /** For instance `GET /spare/1`. */
  line: string;
  /** For instance `GET /spare/{id}`. */
  endpoint: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** A backend that keeps section 7 to the letter and offers nothing more unless its options say so. */
export interface Stub {
  url: string;
  calls: StubCall[];
  /** How often it was asked what it offers; these calls are not among the others. */
  offersAsked: number;
  data: ContractData;
  /** Responds in place of the endpoints, for tests of what goes wrong; null gives them back. */
  interfere: ((req: IncomingMessage, res: ServerResponse) => void) | null;
  /** The version that all entities have (extension). */
  version: string | null;
  close(): Promise<void>;
}

/** The stub's only image: a PNG of 8 by 6 pixels. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEVEVWaz9HW6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'base64',
);

/** The token of the stub's login. */
export const token = 'token';

/** Starts a stub on a free port, or on one that an earlier stub has left. */
export async function startStub(habits: Habits = {}, port = 0): Promise<Stub> {
  const server = createServer((req, res) => {
    if (req.url === '/extensions') respondWithOffer(stub, habits, res);
    else if (stub.interfere) stub.interfere(req, res);
    else respond(stub, habits, req, res).catch(() => res.destroy());
  });
  const stub: Stub = {
    url: '',
    calls: [],
    offersAsked: 0,
    data: contractData(),
    interfere: null,
    version: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  stub.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return stub;
}

async function respond(stub: Stub, habits: Habits, req: IncomingMessage, res: ServerResponse) {
  const url = new URL(req.url ?? '/', stub.url);
  const { body, files } = await readBody(req, stub);
  const found = findEndpoint(habits, req.method ?? '', url.pathname);
  const line = `${req.method} ${url.pathname}${url.search}`;
  const endpoint = found?.name ?? 'none';
  stub.calls.push({
    line,
    endpoint,
    headers: req.headers,
    body,
  });
  const isImage = req.method === 'GET' && url.pathname.startsWith('/files/');
  if (!found && !isImage) {
    respondToUnknown(habits, res);
    return;
  }
  const isRead = req.method === 'GET' || url.pathname === '/auth/me';
  const { readsFail = false } = habits;
  const fails = [endpoint, line].some((one) =>
    Array.isArray(readsFail) ? readsFail.includes(one) : readsFail,
  );
  if (isRead && fails) {
    // The gateway asks once more after 500, and waits before it.
    send(res, 408, { message: 'out of order' });
    return;
  }
  const sent = [...url.searchParams.keys(), ...Object.keys(body)];
  if (habits.isStrict && sent.some((name) => !isKnown(habits, found?.name, name))) {
    send(res, 400, { message: 'unknown parameter' });
    return;
  }
  if (!found) {
    res.writeHead(200, { 'content-type': 'image/png' }).end(smallPng);
    return;
  }
  const { admin } = found.endpoint;
  const needsToken = admin === 'without a language' ? !url.searchParams.has('lang') : admin;
  const { authorization } = req.headers;
  const checksToken = habits.refusesWrongTokens && authorization !== undefined;
  if ((needsToken || checksToken) && authorization !== `Bearer ${token}`) {
    send(res, 401, { message: 'log in' });
    return;
  }
  const fault = habits.broken?.[found.name];
  if (fault) {
    if (fault === 'fails') send(res, 500, { message: 'out of order' });
    else send(res, 200, { id: 1 });
    return;
  }
  if (stub.version) res.setHeader('etag', `"${stub.version}"`);
  const depends = req.headers['if-match'];
  if (depends && stub.version && depends !== `"${stub.version}"`) {
    send(res, 412, { message: 'old', code: 'OUTDATED' });
    return;
  }
  const asked = {
    data: stub.data,
    path: found.path,
    query: url.searchParams,
    body: {
      ...(habits.replaces && req.method === 'PATCH' && nothingIn(endpoint)),
      ...(habits.barePaths ? withStoredPath(body) : body),
    },
    files,
    habits,
    setTotal: (total: number) => res.setHeader('x-list-total', total),
  };
  const isChange = /^PATCH (?!.auth)|image.add$/.test(found.name);
  const before = habits.writes === 'before' && isChange && structuredClone(stub.data);
  const stored = found.endpoint.respond(asked);
  const result = before
    ? found.endpoint.respond({ ...asked, data: before, body: {}, files: [] })
    : stored;
  if (typeof result === 'number') {
    send(res, result, { message: 'no', stack: 'inside' });
    return;
  }
  const write = req.method !== 'GET' && !url.pathname.startsWith('/auth');
  if (write && habits.writes === 'nothing' && found.name !== 'POST /request') {
    res.writeHead(204).end();
    return;
  }
  const id = 'id' in result ? { id: result.id } : {};
  const isVersioned = stub.version !== null && !Array.isArray(result);
  const versioned = isVersioned ? { ...result, version: stub.version } : result;
  const shaped = shape(write && habits.writes === 'id' ? id : versioned, habits);
  send(res, 200, habits.wrapped ? { data: shaped } : shaped);
}

/** All endpoints with the patterns of their calls. Sorted, `/spare/all` would win over `/spare/{id}`. */
const patterns = Object.keys({ ...endpoints, ...extensionEndpoints })
  .toSorted()
  .map((name) => ({
    name,
    pattern: new RegExp(`^${name.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

function findEndpoint(habits: Habits, method: string, pathname: string) {
  const call = `${method} ${decodeURIComponent(pathname)}`;
  const offered = offerOf(habits);
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(call);
    const endpoint = (match && name in offered && extensionEndpoints[name]) || endpoints[name];
    if (match && endpoint)
      return { name, endpoint, path: { ...match.groups } as Record<string, string> };
  }
  return undefined;
}

/** Returns what the stub offers beyond section 7. */
function offerOf({ extensions = false, role }: Habits): Record<string, readonly string[]> {
  if (extensions !== true) return extensions || {};
  const all = contractExtensions.map((endpoint): [string, string[]] => [endpoint, []]);
  const roles = role && { 'POST /auth/me': ['role'] };
  return { ...Object.fromEntries(all), ...extensionNames, ...roles };
}

function respondWithOffer(stub: Stub, habits: Habits, res: ServerResponse) {
  stub.offersAsked++;
  if (habits.extensions) send(res, 200, { extensions: offerOf(habits) });
  else respondToUnknown(habits, res);
}

function respondToUnknown({ unknownPath = 404 }: Habits, res: ServerResponse) {
  if (unknownPath !== 'page') send(res, unknownPath, { message: 'no such endpoint' });
  else res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>');
}

/** Whether section 7, or the stub's offer, has a parameter or body field. */
function isKnown(habits: Habits, endpoint: string | undefined, name: string): boolean {
  if (endpoint === undefined) return true;
  const offered = offerOf(habits)[endpoint];
  const isExtension = contractExtensions.some((one) => one === endpoint);
  return isExtension || [...(fields[endpoint] ?? []), ...(offered ?? [])].includes(name);
}

async function readBody(req: IncomingMessage, stub: Stub) {
  const raw = await buffer(req);
  const type = req.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    return { body: JSON.parse(raw.toString()) as Record<string, unknown>, files: [] };
  }
  const body: Record<string, unknown> = {};
  const files: string[] = [];
  if (type.startsWith('multipart/form-data')) {
    // Deprecated for servers, since it reads whole bodies; a test's bodies are small.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const form = await new Response(raw, { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) {
      if (typeof value === 'string') body[name] = value;
      else files.push(`/files/${stub.data.nextId++}-${value.name}-${value.size}`);
    }
  }
  return { body, files };
}

/** Returns the fields of a body, all empty. */
function nothingIn(endpoint: string) {
  return Object.fromEntries((fields[endpoint] ?? []).map((name) => [name, '']));
}

/** Adds the slash of stored paths: a backend of bare paths accepts only the path that it sent. */
function withStoredPath({ path, ...body }: Record<string, unknown>) {
  return typeof path === 'string' ? { ...body, path: `/${path}` } : body;
}

/** Shapes data by the stub's habits, nested entities included. */
function shape(value: unknown, habits: Habits): unknown {
  if (Array.isArray(value)) return value.map((entry) => shape(entry, habits));
  if (typeof value === 'string') {
    return habits.barePaths && value.startsWith('/files/') ? value.slice(1) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      habits.textIds && typeof entry === 'number' && /(^|_)id$/.test(key)
        ? String(entry)
        : shape(entry, habits),
    ]),
  );
}

function send(res: ServerResponse, status: number, body: unknown) {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
