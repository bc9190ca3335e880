import { isIP } from 'node:net';
import { z } from 'zod';
import type { Imprint } from './imprint.ts';

/**
 * How often one address may use what is open to visitors and does something, in ten minutes.
 * Counted for each use, so that aliases or a second operation in the same request do not help.
 */
export const usageLimits = { login: 200, sendRequest: 100, sendApplication: 60 };

/** What is counted. */
export type LimitedUse = keyof typeof usageLimits;

/** A variable of the environment is wrong; the message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** How the gateway reaches the REST backend. */
export interface RestConfig {
  /** The backend's base address, without a slash at its end. */
  backendUrl: string;
  /** How long a read may take, in milliseconds. */
  readTimeoutMs: number;
  /** How long a write may take, and how long an upload may stand still, in milliseconds. */
  writeTimeoutMs: number;
}

/** What `createGateway` needs to know. */
export interface GatewayConfig extends RestConfig {
  /** The base of image addresses as browsers see it. */
  publicBackendUrl: string;
  /** Whether strangers use this gateway: no introspection, no Sandbox. */
  production: boolean;
  /** Whether the Sandbox and introspection are offered. */
  sandbox: boolean;
  /** The most that one uploaded file may hold, in megabytes. */
  maxUploadMb: number;
  /** What Express calls `trust proxy`. */
  trustProxy: boolean | number | string;
  /** Origins of other sites that may call `/graphql` from a browser. */
  allowedOrigins: string[];
  /** How much is logged. */
  logLevel: string;
  /** How long an operation may take as a whole, in milliseconds; a write under way is not ended. */
  operationTimeoutMs: number;
  /** For how long a public answer is given again, in milliseconds; 0 keeps none. */
  cacheMs: number;
  /** How many GraphQL requests and rendered pages one address may ask for in a minute. */
  requestsPerMinute: number;
  /** The Redis that several gateways share; without it this one is alone. */
  redisUrl?: string | undefined;
  /** What the imprint says beside the contact details. */
  imprint: Imprint;
  /** The bearer token for `/metrics`; without one they are not served. */
  metricsToken?: string | undefined;
  /** How often one address may use what is open to visitors, in ten minutes. */
  usageLimits: Record<LimitedUse, number>;
}

/** What the start-up file reads from the environment; without `backendUrl` it starts the embedded backend. */
export interface StartConfig extends Omit<GatewayConfig, 'backendUrl' | 'publicBackendUrl'> {
  port: number;
  host: string;
  backendUrl: string | undefined;
  publicBackendUrl: string;
}

const wholeNumber = (from: number, to: number, preset: number) => {
  const message = `expected a whole number from ${from} to ${to}`;
  return z.coerce.number(message).int(message).min(from, message).max(to, message).default(preset);
};

const withoutSlash = (base: string) => base.replace(/\/+$/, '');
const address = z
  .url({ protocol: /^https?$/, error: 'expected an address like https://example.com' })
  .transform(withoutSlash);
const path = z
  .string()
  // Two slashes begin the address of another host.
  .regex(/^\/(?!\/)/)
  .transform(withoutSlash);
/** What a browser sends as `Origin`, letter for letter. */
const origin = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'expected origins like https://example.com',
  );

const environment = z.object({
  PORT: wholeNumber(1, 65535, 4000),
  HOST: z.string().default('0.0.0.0'),
  BACKEND_URL: address.optional(),
  PUBLIC_BACKEND_URL: z
    .union([address, path], 'expected an address or a path like /api')
    .optional(),
  NODE_ENV: z.string().optional(),
  SANDBOX: z.enum(['on', 'off'], 'expected on or off').optional(),
  MAX_UPLOAD_MB: wholeNumber(1, 2000, 50),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform(trustProxy)
    .refine(isTrustProxy, 'expected off, a number of proxies or their addresses'),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin)),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'expected fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  READ_TIMEOUT_MS: wholeNumber(100, 600_000, 5_000),
  WRITE_TIMEOUT_MS: wholeNumber(100, 600_000, 60_000),
  OPERATION_TIMEOUT_MS: wholeNumber(100, 600_000, 15_000),
  CACHE_SECONDS: wholeNumber(0, 20, 10),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, 'expected at least 16 letters, digits or signs, without blanks')
    .optional(),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 1_200),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'expected an address like redis://host:6379' })
    .optional(),
  IMPRINT_REPRESENTATIVE: z
    .string()
    .regex(/^[^\n]{1,200}$/, 'expected names on one line')
    .optional(),
  IMPRINT_REGISTER: z
    .string()
    .regex(
      /^[^\n]{1,150} HR[AB] ?\d{1,8}( [A-Z]{1,3})?$/,
      'expected a court and a number like Amtsgericht Göttingen, HRB 1234',
    )
    .optional(),
  IMPRINT_VAT_ID: z
    .string()
    .regex(/^DE ?\d{3} ?\d{3} ?\d{3}$/, 'expected a German VAT id like DE123456789')
    .optional(),
});

/**
 * Reads the environment. Empty variables count as unset.
 * Throws `ConfigError` for the first variable that is wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv): StartConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(set);
  if (!read.success) {
    const issue = read.error.issues[0];
    const name = String(issue?.path[0]);
    // An address may hold a password.
    const got = ['REDIS_URL', 'METRICS_TOKEN'].includes(name)
      ? 'something else'
      : JSON.stringify(env[name]);
    throw new ConfigError(`${name}: ${issue?.message}, got ${got}`);
  }
  const values = read.data;
  const production = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    backendUrl: values.BACKEND_URL,
    publicBackendUrl: values.PUBLIC_BACKEND_URL ?? values.BACKEND_URL ?? '/api',
    production,
    sandbox: values.SANDBOX === undefined ? !production : values.SANDBOX === 'on',
    maxUploadMb: values.MAX_UPLOAD_MB,
    trustProxy: values.TRUST_PROXY,
    allowedOrigins: values.ALLOWED_ORIGINS,
    logLevel: values.LOG_LEVEL,
    readTimeoutMs: values.READ_TIMEOUT_MS,
    writeTimeoutMs: values.WRITE_TIMEOUT_MS,
    operationTimeoutMs: values.OPERATION_TIMEOUT_MS,
    cacheMs: values.CACHE_SECONDS * 1000,
    redisUrl: values.REDIS_URL,
    imprint: {
      representative: values.IMPRINT_REPRESENTATIVE ?? null,
      register: values.IMPRINT_REGISTER ?? null,
      vatId: values.IMPRINT_VAT_ID ?? null,
    },
    metricsToken: values.METRICS_TOKEN,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    usageLimits,
  };
}

/** `off`, a number of proxies, or a list of addresses, as Express takes it. */
function trustProxy(value: string): boolean | number | string {
  if (['off', 'none', 'false'].includes(value)) return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function isTrustProxy(value: boolean | number | string): boolean {
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  return (
    typeof value !== 'string' ||
    value.split(',').every((part) => {
      const [address = '', bits] = part.trim().split('/');
      return names.includes(part.trim()) || (isIP(address) > 0 && /^\d*$/.test(bits ?? ''));
    })
  );
}
