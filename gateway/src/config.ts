import type { TrustProxy } from 'backend/client-address';
import {
  canDecodeLogin,
  origin,
  readVariables,
  secret,
  serverVariables,
  wholeNumber,
} from 'backend/config';
import { z } from 'zod';
import type { Imprint } from './imprint.ts';

/**
 * The usage limits: how often one address may do what is open to visitors, in ten minutes. Each field
 * of an operation counts, so aliases do not get around them.
 */
export const usageLimits = {
  login: 200,
  sendRequest: 100,
  uploadAttachment: 100,
  sendApplication: 60,
  // As much as the rate limit lets through, a list of a hundred numbers included; only a robot needs more.
  search: 2_000,
};

/** How long responses are fresh at most where other gateways may write without telling. */
export const unconnectedFreshMs = 2_000;

/** The name of a usage limit. */
export type UsageLimit = keyof typeof usageLimits;

/** An operation that a client may run by its id. */
export interface RegisteredOperation {
  name: string;
  body: string;
}

/** Registered operations by their id. */
export type RegisteredOperations = ReadonlyMap<string, RegisteredOperation>;

/** How the gateway reaches the REST backend. */
export interface RestConfig {
  /** The backend's base address, without a slash at its end. */
  backendUrl: string;
  /** The base of the addresses of images and files, as browsers load them; may be a path. */
  publicBackendUrl: string;
  /** How long a read may take, in milliseconds. */
  readTimeoutMs: number;
  /** How long a write may take, and how long an upload may pause, in milliseconds. */
  writeTimeoutMs: number;
}

/** The configuration of `createGateway`. */
export interface GatewayConfig extends RestConfig {
  /** Whether operations that are not registered are refused, unless `sandbox` is on. */
  production: boolean;
  /** Whether the Sandbox and introspection are offered. */
  sandbox: boolean;
  /** The maximum size of an uploaded file, in megabytes. */
  maxUploadMb: number;
  /** The origin of absolute addresses; undefined for that of each request. */
  publicUrl?: string | undefined;
  /** Express's `trust proxy`. */
  trustProxy: TrustProxy;
  /** Origins of other sites that may call `/graphql` from a browser. */
  allowedOrigins: string[];
  /** The level from which pino logs. */
  logLevel: string;
  /** How long an operation may take as a whole, in milliseconds; a write in flight is not aborted. */
  operationTimeoutMs: number;
  /** How long a public response is fresh, in milliseconds; 0 turns this off. */
  cacheMs: number;
  /** The rate limit: GraphQL requests and rendered screens of one address in a minute. */
  requestsPerMinute: number;
  /** The Redis that several gateways share. */
  redisUrl?: string | undefined;
  /** The imprint's entries beside the contact details. */
  imprint: Imprint;
  /** Who takes reports of vulnerabilities, as a URI. */
  securityContact?: string | undefined;
  /** The bearer token for `/metrics`, which is not served without one. */
  metricsToken?: string | undefined;
  /** The operations of clients other than the web app that run in production, by id. */
  clientOperations?: RegisteredOperations | undefined;
  /** How often one address may do what is open to visitors, in ten minutes. */
  usageLimits: Record<UsageLimit, number>;
}

/** Returns the base of image addresses: absolute where the site's origin is known, since clients other than browsers have none. */
export function imageBaseOf({ publicBackendUrl, publicUrl = '' }: GatewayConfig): string {
  return publicBackendUrl.startsWith('/') ? publicUrl + publicBackendUrl : publicBackendUrl;
}

/** The configuration of the process; without `backendUrl` it starts the embedded backend. */
export interface StartConfig extends Omit<GatewayConfig, 'backendUrl'> {
  port: number;
  host: string;
  backendUrl: string | undefined;
  /** The file, or the folder of files, that registers the operations of other clients. */
  operationsManifest: string | undefined;
}

/** Whether paths can be added to an address, and visitors may see it. */
function isBase(base: string): boolean {
  const { username, password } = new URL(base, 'http://localhost');
  return username === '' && password === '' && !/[?#]/.test(base);
}

const notBase = 'expected an address without a user, a password, ? or #; leave these out';
const withoutSlash = (base: string) => base.replace(/\/+$/, '');
/** The base address of a backend, without a slash at its end. */
export const baseAddress = z
  .url({ protocol: /^https?$/, error: 'expected an address like https://example.com' })
  .transform(withoutSlash)
  .refine(isBase, notBase);
const path = z
  .string()
  // Two slashes would begin the address of another host.
  .regex(/^\/(?!\/)/)
  .transform(withoutSlash)
  .refine(isBase, notBase);
/** Who takes reports of vulnerabilities: a page, or an e-mail address. */
const contact = z
  .string()
  .transform((text) => (/^[^:]+@/.test(text) ? `mailto:${text}` : text))
  .refine(
    (uri) => /^(mailto:[^\s@]+@[^\s@]+|https:\S+)$/.test(uri) && URL.canParse(uri),
    'expected an e-mail address or one like https://example.com/report',
  );

/** Whether Redis' client takes an address, at whose end is the number of a database. */
function isRedis(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['redis:', 'rediss:'].includes(url.protocol)) return false;
  return canDecodeLogin(url) && /^\/?\d*$/.test(url.pathname);
}

const environment = {
  ...serverVariables,
  BACKEND_URL: baseAddress.optional(),
  PUBLIC_BACKEND_URL: z
    .union([baseAddress, path], 'expected an address or a path like /api')
    .optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'expected production, development or test')
    .optional(),
  SANDBOX: z.enum(['on', 'off'], 'expected on or off').optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin)),
  READ_TIMEOUT_MS: wholeNumber(100, 600_000).default(5_000),
  WRITE_TIMEOUT_MS: wholeNumber(100, 600_000).default(60_000),
  OPERATION_TIMEOUT_MS: wholeNumber(100, 600_000).default(15_000),
  CACHE_SECONDS: wholeNumber(0, 20).default(10),
  SECURITY_CONTACT: contact.optional(),
  OPERATIONS_MANIFEST: z.string().optional(),
  REDIS_URL: secret(
    z
      .string()
      .refine(isRedis, 'expected an address like redis://host:6379 or redis://host:6379/1')
      .optional(),
  ),
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
};

/** The names of the gateway's variables. */
export const variables = Object.keys(environment);

/** Reads the environment. Throws `ConfigError` for the first variable that is invalid. */
export function readConfig(env: NodeJS.ProcessEnv): StartConfig {
  const values = readVariables(environment, env);
  const production = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    backendUrl: values.BACKEND_URL,
    publicBackendUrl: values.PUBLIC_BACKEND_URL ?? values.BACKEND_URL ?? '/api',
    publicUrl: values.PUBLIC_URL,
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
    securityContact: values.SECURITY_CONTACT,
    metricsToken: values.METRICS_TOKEN,
    operationsManifest: values.OPERATIONS_MANIFEST,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    usageLimits,
  };
}
