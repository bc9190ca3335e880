import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import type { Kysely } from 'kysely';
import type { Json } from './json.ts';
import { createBackend, type BackendConfig } from '../backend.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

/** The response to a call. The JSON is unchecked: tests state what they expect of it. */
export interface TestResponse<Body = Json> {
  status: number;
  headers: Headers;
  json: Body;
}

/** A running backend. */
export interface TestBackend {
  /** The base URL, with the mount path. */
  url: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Calls `METHOD /path` as a visitor. */
  call: <Body = Json>(line: string, options?: CallOptions) => Promise<TestResponse<Body>>;
  /** Calls it as the administrator. */
  admin: <Body = Json>(line: string, options?: CallOptions) => Promise<TestResponse<Body>>;
  /** Opens its database until it is closed. */
  openDatabase(): Promise<Kysely<Tables>>;
  close(): Promise<void>;
}

export interface CallOptions {
  json?: unknown;
  /** JSON that `JSON.stringify` would not write. */
  body?: string;
  form?: Record<string, string | Blob | Blob[]>;
  headers?: Record<string, string>;
}

const defaults: Omit<BackendConfig, 'dataDir'> = {
  adminLogin: 'admin',
  adminPassword: 'correct horse',
  seed: 'none',
  allowEmptyDatabase: false,
  maxUploadMb: 5,
  trustProxy: 'loopback',
  logLevel: 'silent',
  port: 0,
  host: '127.0.0.1',
  formLimit: 100,
  // Only a test of a limit reaches one.
  requestsPerMinute: 1_000_000,
  searchLimit: 1_000_000,
  visitorMbPerDay: 500,
  keepApplicationsDays: 180,
  keepDeletedDays: 30,
  keepLogDays: 365,
};

/** What decides what the first start of a site stores, and where. */
const firstStart: string[] = [
  'dataDir',
  'databaseUrl',
  'filesUrl',
  'adminLogin',
  'adminPassword',
  'seed',
] satisfies (keyof BackendConfig)[];

/** Whether a start with these changes leaves in a new database what every other one does. */
export function beginsAsUsual(changes: Partial<BackendConfig>): boolean {
  return !Object.keys(changes).some((name) => firstStart.includes(name));
}

/** Makes a new site, in which nobody has logged in yet. Returns its SQLite, if it is there. */
export async function makeNewSite(databaseUrl?: string): Promise<Buffer | string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-test-'));
  await (await createBackend({ ...defaults, dataDir, databaseUrl })).close();
  const sqlite = databaseUrl ? '' : await readFile(join(dataDir, 'site.sqlite'));
  await rm(dataDir, { recursive: true });
  return sqlite;
}

/** Made once and copied: most of a first start is making the tables and hashing a password. */
let newSite: ReturnType<typeof makeNewSite> | undefined;

/** Starts a backend over HTTP on a new database, with an administrator who is logged in. */
export async function startTestBackend(changes: Partial<BackendConfig> = {}): Promise<TestBackend> {
  const dataDir = changes.dataDir ?? (await mkdtemp(join(tmpdir(), 'backend-test-')));
  if (beginsAsUsual(changes)) {
    await writeFile(join(dataDir, 'site.sqlite'), await (newSite ??= makeNewSite()));
  }
  const backend = await createBackend({ ...defaults, dataDir, ...changes });
  const server = createServer(express().use('/api', backend.handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/api`;

  const call: TestBackend['call'] = (line, options = {}) => send(url, line, options);
  const login = await call('POST /auth/login', {
    json: { login: 'admin', password: 'correct horse' },
  });
  const Authorization = `Bearer ${login.json.token}`;
  const { databaseUrl } = changes;
  let database: Promise<Kysely<Tables>> | undefined;
  return {
    url,
    dataDir,
    databaseUrl,
    call,
    admin: (line, options = {}) =>
      call(line, { ...options, headers: { Authorization, ...options.headers } }),
    openDatabase: () => (database ??= openDatabase({ dataDir, databaseUrl })),
    close: async () => {
      await (await database)?.destroy();
      server.closeAllConnections();
      server.close();
      await backend.close();
      if (!changes.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function send<Body>(
  url: string,
  line: string,
  options: CallOptions,
): Promise<TestResponse<Body>> {
  const [method = '', path = ''] = line.split(' ');
  const init: RequestInit = { method, headers: { ...options.headers } };
  const body = options.json === undefined ? options.body : JSON.stringify(options.json);
  if (body !== undefined) {
    init.headers = { ...options.headers, 'Content-Type': 'application/json' };
    init.body = body;
  }
  if (options.form) init.body = toForm(options.form);
  const response = await fetch(url + path, init);
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
  const json: unknown = isJson ? JSON.parse(text) : text;
  return {
    status: response.status,
    headers: response.headers,
    json: json as Body,
  };
}

function toForm(fields: NonNullable<CallOptions['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'string') form.append(name, part);
      else form.append(name, part, `${name}.bin`);
    }
  }
  return form;
}
