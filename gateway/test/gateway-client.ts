import { listen } from 'backend/listen';
import type { GatewayConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { createContext } from '../src/context.ts';
import { registeredOperations } from '../src/graphql/registered-operations.ts';
import { loneSession } from '../src/rest/lone-session.ts';
import { createGateway } from '../src/gateway.ts';
import { ContentIndex } from '../src/find/content-index.ts';
import { PartIndex } from '../src/spare/part-index.ts';
import { KnownNames } from '../src/synonym/known-names.ts';

/** A GraphQL response, for `toMatchObject`. */
export interface GraphqlResponse {
  status: number;
  headers: Headers;
  // Tests check it at any depth.
  data: unknown;
  extensions: unknown;
  errors: { message: string; path?: unknown; extensions: Record<string, unknown> }[] | undefined;
}

/** The options of a query; files by the path of their variable, for instance `input.image`. */
export interface AskOptions {
  token?: string;
  files?: Record<string, File>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A running gateway and a client of it. */
export interface TestGateway {
  url: string;
  ask(query: string, variables?: object, options?: AskOptions): Promise<GraphqlResponse>;
  close(): Promise<void>;
}

/** The token for the metrics of the tests' gateways. */
export const metricsToken = 'of-the-metrics-in-tests';

const config: Omit<GatewayConfig, 'backendUrl'> = {
  publicBackendUrl: 'https://backend.example',
  production: false,
  sandbox: true,
  maxUploadMb: 1,
  trustProxy: false,
  allowedOrigins: [],
  logLevel: 'silent',
  // Only a test of a limit reaches one.
  readTimeoutMs: 30_000,
  writeTimeoutMs: 30_000,
  operationTimeoutMs: 60_000,
  cacheMs: 10_000,
  requestsPerMinute: 100_000,
  imprint: { representative: null, register: null, vatId: null },
  metricsToken,
  usageLimits: {
    login: 1_000,
    sendRequest: 1_000,
    uploadAttachment: 1_000,
    sendApplication: 1_000,
    search: 1_000,
  },
};

/** Starts a gateway over a backend. */
export async function startGateway(
  backendUrl: string,
  changes: Partial<GatewayConfig> = {},
): Promise<TestGateway> {
  const settings = { ...config, backendUrl, ...changes };
  const gateway = await createGateway(settings);
  const server = await listen(0, '127.0.0.1', { idleMs: 0, trustProxy: settings.trustProxy });
  server.serve(gateway.listener);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    ask: (query, variables = {}, options = {}) => askGateway(url, query, variables, options),
    close: async () => {
      await server.close(1_000);
      await gateway.close();
    },
  };
}

/** Creates the context of one operation without a gateway, over a backend. */
export function createTestContext(backendUrl: string, token?: string): Context {
  const rest = { ...config, backendUrl, publicBackendUrl: backendUrl };
  const session = loneSession(rest, { requestId: 'of-a-test', token });
  return createContext(session, {
    imageBase: config.publicBackendUrl,
    publicBackendUrl: config.publicBackendUrl,
    imprint: config.imprint,
    partIndex: new PartIndex(() => 0),
    contentIndex: new ContentIndex(() => 0),
    knownNames: new KnownNames(() => 0),
    checkUsageLimit: () => Promise.resolve(),
  });
}

/** Sends a query, as multipart where it carries files. */
export async function askGateway(
  url: string,
  query: string,
  variables: object,
  { token, files = {}, headers = {}, signal }: AskOptions,
): Promise<GraphqlResponse> {
  const operations = JSON.stringify({ query, variables });
  const hasFiles = Object.keys(files).length > 0;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    ...(signal && { signal }),
    headers: {
      accept: 'application/graphql-response+json',
      'apollo-require-preflight': 'true',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!hasFiles && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: hasFiles ? multipart(operations, files) : operations,
  });
  // Unchecked here: the test checks it.
  const body = (await response.json()) as Pick<GraphqlResponse, 'data' | 'errors' | 'extensions'>;
  const { data, errors, extensions } = body;
  return { status: response.status, headers: response.headers, data, errors, extensions };
}

/** Sends a registered query as the web app does: by GET with its hash. */
export function askRegistered(
  url: string,
  name: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const entry = Object.entries(registeredOperations).find(([, found]) => found?.name === name);
  const search = new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: entry?.[0] } }),
  });
  return fetch(`${url}/graphql?${search.toString()}`, {
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });
}

/** Reads the metrics of a gateway. */
export async function readMetrics(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await fetch(`${url}/metrics`, { headers })).text();
}

function multipart(operations: string, files: Record<string, File>): FormData {
  const names = Object.keys(files);
  const form = new FormData();
  form.set('operations', operations);
  form.set('map', JSON.stringify(Object.fromEntries(names.map((n, i) => [i, [`variables.${n}`]]))));
  Object.values(files).forEach((file, index) => form.set(String(index), file));
  return form;
}
