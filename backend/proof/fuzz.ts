import fc from 'fast-check';
import type { BackendConfig } from '../src/backend.ts';
import { createOpenApi } from '../src/openapi/document.ts';
import { operations } from '../src/openapi/operations.ts';
import { startTestBackend } from '../src/testing/test-backend.ts';
import { imageBytes } from '../src/testing/test-images.ts';
import { hostileText, valueFor, type Schema } from './fuzz-values.ts';

/** A generated request. */
interface FuzzRequest {
  method: string;
  path: string;
  query: Record<string, unknown>;
  /** `undefined` sends none. */
  body: unknown;
  kind: 'json' | 'form' | 'raw';
  withToken: boolean;
}

/** The number of requests by status. */
export type FuzzReport = Record<number, number>;

/** A timeout that no call may reach. */
const patienceMs = 15_000;

/**
 * Sends generated requests of every operation of the OpenAPI document: valid, nearly valid and
 * hostile ones. Throws at the first response that is a 5xx, not JSON, or missing.
 */
export async function fuzz(
  runs: number,
  changes: Partial<BackendConfig> = {},
  seed = Date.now(),
): Promise<FuzzReport> {
  const backend = await startTestBackend({ formLimit: 1_000_000, seed: 'demo', ...changes });
  const image = await imageBytes('png');
  const report: FuzzReport = {};
  // Keep the token valid, or all other calls would only get 401.
  const { token } = (
    await backend.call('POST /auth/login', { json: { login: 'admin', password: 'correct horse' } })
  ).json;
  try {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fuzzed()).chain(requestOf), async (request) => {
        const status = await sendFuzzed(backend.url, token, image, request);
        report[status] = (report[status] ?? 0) + 1;
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  } finally {
    await backend.close();
  }
  return report;
}

// These wait longer after every wrong password, or revoke the token; they have their own tests.
const left = ['updatePassword', 'logout', 'login'];

const openApi = createOpenApi();

const fuzzed = () => operations.filter(({ id }) => !left.includes(id));

function requestOf(operation: (typeof operations)[number]): fc.Arbitrary<FuzzRequest> {
  const described = openApi.paths?.[operation.path]?.[operation.method];
  const parameters = (described?.parameters ?? []) as {
    name: string;
    in: string;
    schema: Schema;
  }[];
  const content = (
    described?.requestBody as { content?: Record<string, { schema: Schema }> } | undefined
  )?.content;
  const [type = '', { schema = {} } = {}] = Object.entries(content ?? {})[0] ?? [];

  const values = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => [parameter.name, valueFor(parameter.schema)]),
      ),
      place === 'query' ? { requiredKeys: [] } : {},
    );
  const kind = type.startsWith('multipart') ? ('form' as const) : ('json' as const);
  return fc.record({
    method: fc.constant(operation.method.toUpperCase()),
    path: values('path').map((params) =>
      operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(shortText(params[name])),
      ),
    ),
    query: fc.oneof(values('query'), fc.dictionary(hostileText, hostileText, { maxKeys: 3 })),
    body: content
      ? fc.oneof({ weight: 6, arbitrary: valueFor(schema) }, fc.anything())
      : fc.constant(undefined),
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constant(kind) },
      fc.constantFrom('json', 'form', 'raw'),
    ),
    withToken: fc.constantFrom(...Array<boolean>(9).fill(true), false),
  });
}

async function sendFuzzed(
  base: string,
  token: string,
  image: Uint8Array<ArrayBuffer>,
  request: FuzzRequest,
): Promise<number> {
  const query = new URLSearchParams(
    Object.entries(request.query).map(([name, value]): [string, string] => [
      shortText(name),
      shortText(value),
    ]),
  );
  const response = await fetch(`${base}${request.path}?${query.toString()}`, {
    method: request.method,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      ...(request.withToken ? { Authorization: `Bearer ${token}` } : {}),
      ...(request.kind === 'form' ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(request.method === 'GET' ? {} : bodyOf(request, image)),
  });
  const text = await response.text();
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
  if (response.status >= 400 || !/^(image|application\/octet)/.test(type)) {
    if (!type.startsWith('application/json')) throw new Error(`no JSON: ${type}`);
    JSON.parse(text);
  }
  return response.status;
}

function bodyOf({ kind, body }: FuzzRequest, image: Uint8Array<ArrayBuffer>): RequestInit {
  if (body === undefined) return {};
  if (kind !== 'form') {
    // The raw variant truncates the JSON.
    const json = asText(body).slice(0, kind === 'raw' ? -1 : undefined);
    return { body: json };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body) as object)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === 'a file') form.append(name, new Blob([image]), 'a.png');
      else form.append(name, asText(part));
    }
  }
  return { body: form };
}

/** Shortens a value for the URL: Node itself rejects URLs over 16 KB. */
const shortText = (value: unknown) => asText(value).slice(0, 300).toWellFormed();

/** Returns a text unchanged and anything else as JSON. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed();
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'bigint' ? inner.toString() : inner,
  );
}
