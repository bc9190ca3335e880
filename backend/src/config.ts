import { resolve } from 'node:path';
import { z } from 'zod';

/** An error that the operator can fix, such as an invalid variable; the message is one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The minimum length of a new password, in characters. */
export const shortestPassword = 8;

/** The configuration of the backend. */
export interface BackendConfig {
  /** The folder of the SQLite file, uploads and temporary files. */
  dataDir: string;
  /** `postgres://…` to use PostgreSQL instead of SQLite. */
  databaseUrl?: string | undefined;
  /** `s3://bucket?endpoint=…` to store uploads in S3 instead of the folder. */
  filesUrl?: string | undefined;
  adminLogin: string;
  /** If unset, the first start generates a password. */
  adminPassword?: string | undefined;
  seed: 'demo' | 'none';
  /** Allows a first start on an empty database although uploads exist. */
  allowEmptyDatabase: boolean;
  maxUploadMb: number;
  /** Whose `X-Forwarded-For` is trusted: a value of Express's `trust proxy`. */
  trustProxy: boolean | number | string;
  logLevel: string;
  /** The bearer token for `/metrics`, which respond with 404 without one. */
  metricsToken?: string | undefined;
  port: number;
  host: string;
  /** The megabytes that all visitors together may store in a day with each public form. */
  visitorMbPerDay: number;
  /** How often one address may send a public form in ten minutes. */
  formLimit: number;
}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);

const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** Characters that a header can carry, and enough of them that nobody guesses the token. */
const metricsToken = /^[!-~]{16,}$/;

/** For every variable, its schema and how the error message describes it. */
const variables = {
  DATA_DIR: { schema: z.string(), expected: 'a folder' },
  DATABASE_URL: {
    schema: address('postgres:', 'postgresql:').optional(),
    expected: 'an address like postgres://user:password@host/database',
  },
  FILES_URL: {
    schema: address('s3:').optional(),
    expected: 'an address like s3://bucket?region=…',
  },
  ADMIN_LOGIN: { schema: z.string().max(200), expected: 'at most 200 characters' },
  ADMIN_PASSWORD: {
    schema: z.string().min(shortestPassword).max(200).optional(),
    expected: `${shortestPassword} to 200 characters`,
    secret: true,
  },
  SEED: { schema: z.enum(['demo', 'none']), expected: 'demo or none' },
  ALLOW_EMPTY_DATABASE: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  MAX_UPLOAD_MB: { schema: wholeNumber(1, 2000), expected: 'a whole number from 1 to 2000' },
  MAX_VISITOR_MB_PER_DAY: {
    schema: wholeNumber(1, 1_000_000),
    expected: 'a whole number from 1 to 1000000',
  },
  TRUST_PROXY: { schema: z.string(), expected: 'off, a number of proxies or their addresses' },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    expected: 'trace, debug, info, warn, error, fatal or silent',
  },
  METRICS_TOKEN: {
    schema: z.string().regex(metricsToken).optional(),
    expected: 'at least 16 letters, digits or signs, without blanks',
    secret: true,
  },
  PORT: { schema: wholeNumber(0, 65535), expected: 'a whole number from 0 to 65535' },
  HOST: { schema: z.string(), expected: 'an address to listen on' },
};

/** Reads the backend's variables; empty ones count as unset. Throws {@link ConfigError}. */
export function readBackendConfig(env: NodeJS.ProcessEnv): BackendConfig {
  const read = <Name extends keyof typeof variables>(
    name: Name,
    fallback?: string,
  ): z.output<(typeof variables)[Name]['schema']> => {
    const variable: { schema: z.ZodType; expected: string; secret?: boolean } = variables[name];
    // Passwords are not trimmed.
    const value = (variable.secret ? env[name] : env[name]?.trim()) || fallback;
    const result = variable.schema.safeParse(value);
    if (!result.success) {
      const got = variable.secret ? 'something else' : JSON.stringify(value);
      throw new ConfigError(`${name}: expected ${variable.expected}, got ${got}`);
    }
    return result.data as z.output<(typeof variables)[Name]['schema']>;
  };

  return {
    dataDir: resolve(read('DATA_DIR', 'data')),
    databaseUrl: read('DATABASE_URL'),
    filesUrl: read('FILES_URL'),
    adminLogin: read('ADMIN_LOGIN', 'admin'),
    adminPassword: read('ADMIN_PASSWORD'),
    seed: read('SEED', 'demo'),
    allowEmptyDatabase: read('ALLOW_EMPTY_DATABASE', 'off') === 'on',
    maxUploadMb: read('MAX_UPLOAD_MB', '50'),
    trustProxy: readTrustProxy(read('TRUST_PROXY', 'off')),
    logLevel: read('LOG_LEVEL', 'info'),
    metricsToken: read('METRICS_TOKEN'),
    port: read('PORT', '4000'),
    host: read('HOST', '0.0.0.0'),
    visitorMbPerDay: read('MAX_VISITOR_MB_PER_DAY', '500'),
    formLimit: 100,
  };
}

/** Reads the number of proxies, `off` for none, or a list of their addresses. */
function readTrustProxy(value: string): boolean | number | string {
  if (/^\d+$/.test(value)) return Number(value);
  if (value === 'off') return false;
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const known = value
    .split(',')
    .every((part) => names.includes(part.trim()) || /^[\d.:a-fA-F]+(\/\d+)?$/.test(part.trim()));
  if (known) return value;
  throw new ConfigError(
    `TRUST_PROXY: expected off, a number of proxies or their addresses, got ${JSON.stringify(value)}`,
  );
}
