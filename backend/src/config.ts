import { resolve } from 'node:path';
import { z } from 'zod';

/** A variable with a wrong value; the message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The least that a new password may have, in characters. */
export const shortestPassword = 8;

/** Everything the backend can be told from outside. */
export interface BackendConfig {
  /** Folder of the SQLite file, the uploads and temporary files. */
  dataDir: string;
  /** `postgres://…` in place of SQLite. */
  databaseUrl?: string | undefined;
  /** `s3://bucket?endpoint=…` in place of the folder. */
  filesUrl?: string | undefined;
  adminLogin: string;
  /** Left out: a password is generated at the first start. */
  adminPassword?: string | undefined;
  seed: 'demo' | 'none';
  /** Begins a new website on an empty database though the uploads of another one are there. */
  allowEmptyDatabase: boolean;
  maxUploadMb: number;
  /** Whose `X-Forwarded-For` is believed, as Express's `trust proxy` takes it. */
  trustProxy: boolean | number | string;
  logLevel: string;
  /** The bearer token for `/metrics`; without one they are not served. */
  metricsToken?: string | undefined;
  port: number;
  host: string;
  /** What all visitors together may store in a day by each public form, in megabytes. */
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

/** What a header can carry, and nobody guesses. */
const metricsToken = /^[!-~]{16,}$/;

/** Per variable: what is taken, and how the error message says it. */
const variables = {
  DATA_DIR: { takes: z.string(), says: 'a folder' },
  DATABASE_URL: {
    takes: address('postgres:', 'postgresql:').optional(),
    says: 'an address like postgres://user:password@host/database',
  },
  FILES_URL: { takes: address('s3:').optional(), says: 'an address like s3://bucket?region=…' },
  ADMIN_LOGIN: { takes: z.string().max(200), says: 'at most 200 characters' },
  ADMIN_PASSWORD: {
    takes: z.string().min(shortestPassword).max(200).optional(),
    says: `${shortestPassword} to 200 characters`,
    secret: true,
  },
  SEED: { takes: z.enum(['demo', 'none']), says: 'demo or none' },
  ALLOW_EMPTY_DATABASE: { takes: z.enum(['on', 'off']), says: 'on or off' },
  MAX_UPLOAD_MB: { takes: wholeNumber(1, 2000), says: 'a whole number from 1 to 2000' },
  MAX_VISITOR_MB_PER_DAY: {
    takes: wholeNumber(1, 1_000_000),
    says: 'a whole number from 1 to 1000000',
  },
  TRUST_PROXY: { takes: z.string(), says: 'off, a number of proxies or their addresses' },
  LOG_LEVEL: {
    takes: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    says: 'trace, debug, info, warn, error, fatal or silent',
  },
  METRICS_TOKEN: {
    takes: z.string().regex(metricsToken).optional(),
    says: 'at least 16 letters, digits or signs, without blanks',
    secret: true,
  },
  PORT: { takes: wholeNumber(0, 65535), says: 'a whole number from 0 to 65535' },
  HOST: { takes: z.string(), says: 'an address to listen on' },
};

/** Reads the backend's variables; an empty one counts as unset. Throws {@link ConfigError}. */
export function readBackendConfig(env: NodeJS.ProcessEnv): BackendConfig {
  const read = <Name extends keyof typeof variables>(
    name: Name,
    fallback?: string,
  ): z.output<(typeof variables)[Name]['takes']> => {
    const variable: { takes: z.ZodType; says: string; secret?: boolean } = variables[name];
    // A password is taken as it is typed.
    const value = (variable.secret ? env[name] : env[name]?.trim()) || fallback;
    const result = variable.takes.safeParse(value);
    if (!result.success) {
      const got = variable.secret ? 'something else' : JSON.stringify(value);
      throw new ConfigError(`${name}: expected ${variable.says}, got ${got}`);
    }
    return result.data as z.output<(typeof variables)[Name]['takes']>;
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

/** A number counts proxies, `off` trusts nobody, anything else lists addresses. */
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
