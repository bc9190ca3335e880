import { resolve } from 'node:path';
import { z } from 'zod';
import { readTrustProxy, type TrustProxy } from './server/client-address.ts';

/** An error that the operator can fix, such as an invalid variable; the message is one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The minimum length of a new password, in characters. */
export const minPasswordLength = 8;

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
  trustProxy: TrustProxy;
  logLevel: string;
  /** The bearer token for `/metrics`, which respond with 404 without one. */
  metricsToken?: string | undefined;
  port: number;
  host: string;
  /** The megabytes that all visitors together may store in a day with each public form. */
  visitorMbPerDay: number;
  /** For how many days the trash keeps what was deleted. */
  keepDeletedDays: number;
  /** For how many days the log keeps who has changed what. */
  keepLogDays: number;
  /** How often one address may send a public form in ten minutes. */
  formLimit: number;
  /** How many requests one address may send in a minute. */
  requestsPerMinute: number;
  /** How often one address may search parts in ten minutes. */
  searchLimit: number;
  /** Where each enquiry and application is e-mailed; no e-mails are sent if unset. */
  mail?: MailConfig | undefined;
  /** Where each enquiry and application is posted as JSON; none is if unset. */
  webhook?: WebhookConfig | undefined;
  /** The base of addresses in e-mails, without a slash at its end. */
  publicUrl?: string | undefined;
  /** After how many days enquiries are deleted; never if unset. */
  keepEnquiriesDays?: number | undefined;
  /** After how many days applications are deleted. */
  keepApplicationsDays: number;
}

/** The mail server, and the sender and recipients of its messages. */
export interface MailConfig {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the beginning. */
  smtpUrl: string;
  from: string;
  to: string[];
  /** Whether visitors get a confirmation. */
  confirmation: boolean;
}

/** An address that takes Standard Webhooks. */
export interface WebhookConfig {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);

const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false;
  // Both are percent-encoded.
  return !/%(?![\da-f]{2})/i.test(url.username + url.password);
}

/** `service@example.com` or `Turbine Service <service@example.com>`. */
const mailbox = /^(?:[^@<>,;:"\p{C}]* <(?<inner>[^<>]+)>|(?<bare>[^<>]+))$/u;
const mailAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

function isMailbox(value: string): boolean {
  const { inner, bare = inner } = mailbox.exec(value)?.groups ?? {};
  return bare !== undefined && isMailAddress(bare);
}

/** Whether a text is one plain e-mail address. */
export function isMailAddress(value: string): boolean {
  return mailAddress.test(value);
}

function isWebhookSecret(value: string): boolean {
  const [, key = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value) ?? [];
  const bytes = Buffer.from(key, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === key;
}

const onOrOff = { schema: z.enum(['on', 'off']), expected: 'on or off' };

/** Characters that a header can carry, and enough of them that nobody guesses the token. */
const metricsToken = /^[!-~]{16,}$/;

/** For every variable, its schema and how the error message describes it. */
const variables = {
  DATA_DIR: { schema: z.string(), expected: 'a folder' },
  DATABASE_URL: {
    schema: address('postgres:', 'postgresql:').optional(),
    expected: 'an address like postgres://user:password@host/database',
    secret: true,
  },
  FILES_URL: {
    schema: address('s3:').optional(),
    expected: 'an address like s3://bucket?region=…',
    secret: true,
  },
  ADMIN_LOGIN: { schema: z.string().max(200), expected: 'at most 200 characters' },
  ADMIN_PASSWORD: {
    schema: z.string().min(minPasswordLength).max(200).optional(),
    expected: `${minPasswordLength} to 200 characters`,
    secret: true,
  },
  SEED: { schema: z.enum(['demo', 'none']), expected: 'demo or none' },
  ALLOW_EMPTY_DATABASE: onOrOff,
  MAX_UPLOAD_MB: { schema: wholeNumber(1, 2000), expected: 'a whole number from 1 to 2000' },
  MAX_VISITOR_MB_PER_DAY: {
    schema: wholeNumber(1, 1_000_000),
    expected: 'a whole number from 1 to 1000000',
  },
  REQUESTS_PER_MINUTE: {
    schema: wholeNumber(1, 1_000_000),
    expected: 'a whole number from 1 to 1000000',
  },
  KEEP_DELETED_DAYS: { schema: wholeNumber(1, 3650), expected: 'a whole number from 1 to 3650' },
  KEEP_LOG_DAYS: { schema: wholeNumber(1, 3650), expected: 'a whole number from 1 to 3650' },
  TRUST_PROXY: {
    schema: z
      .string()
      .transform(readTrustProxy)
      .pipe(z.union([z.boolean(), z.number(), z.string()])),
    expected: 'off, a number of proxies or their addresses',
  },
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
  SMTP_URL: {
    schema: z.string().refine(isMailServer).optional(),
    expected: 'an address like smtp://user:password@host:587',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.string().refine(isMailbox).optional(),
    expected: 'an address like Turbine Service <service@example.com>',
  },
  MAIL_TO: {
    schema: z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .refine((list) => list.every(isMailbox))
      .optional(),
    expected: 'one or several addresses, separated by commas',
  },
  MAIL_CONFIRMATION: onOrOff,
  WEBHOOK_URL: {
    schema: address('http:', 'https:').optional(),
    expected: 'an address like https://example.com/enquiries',
    secret: true,
  },
  WEBHOOK_SECRET: {
    schema: z.string().refine(isWebhookSecret).optional(),
    expected: 'whsec_ followed by 24 to 64 bytes in base64',
    secret: true,
  },
  PUBLIC_URL: {
    schema: address('http:', 'https:')
      .transform((base) => base.replace(/\/+$/, ''))
      .optional(),
    expected: 'an address like https://example.com',
  },
  KEEP_ENQUIRIES_DAYS: {
    schema: wholeNumber(1, 36_500).optional(),
    expected: 'a whole number from 1 to 36500',
  },
  KEEP_APPLICATIONS_DAYS: {
    schema: wholeNumber(1, 36_500),
    expected: 'a whole number from 1 to 36500',
  },
};

/** The names of the backend's variables. */
export const variableNames = Object.keys(variables);

/** Reads the backend's variables; empty ones count as unset. Throws {@link ConfigError}. */
export function readBackendConfig(env: NodeJS.ProcessEnv): BackendConfig {
  const read = <Name extends keyof typeof variables>(
    name: Name,
    fallback?: string,
  ): z.output<(typeof variables)[Name]['schema']> => {
    const variable: { schema: z.ZodType; expected: string; secret?: boolean } = variables[name];
    // A password is not trimmed.
    const value = (name === 'ADMIN_PASSWORD' ? env[name] : env[name]?.trim()) || fallback;
    const result = variable.schema.safeParse(value);
    if (!result.success) {
      const got = variable.secret ? 'something else' : JSON.stringify(value);
      throw new ConfigError(`${name}: expected ${variable.expected}, got ${got}`);
    }
    return result.data as z.output<(typeof variables)[Name]['schema']>;
  };

  const mail = together({
    SMTP_URL: read('SMTP_URL'),
    MAIL_FROM: read('MAIL_FROM'),
    MAIL_TO: read('MAIL_TO'),
  });
  const confirmation = read('MAIL_CONFIRMATION', 'off') === 'on';
  if (confirmation && !mail) {
    throw new ConfigError('SMTP_URL: must be set, since MAIL_CONFIRMATION is');
  }
  const webhook = together({
    WEBHOOK_URL: read('WEBHOOK_URL'),
    WEBHOOK_SECRET: read('WEBHOOK_SECRET'),
  });

  return {
    dataDir: resolve(read('DATA_DIR', 'data')),
    databaseUrl: read('DATABASE_URL'),
    filesUrl: read('FILES_URL'),
    adminLogin: read('ADMIN_LOGIN', 'admin'),
    adminPassword: read('ADMIN_PASSWORD'),
    seed: read('SEED', 'demo'),
    allowEmptyDatabase: read('ALLOW_EMPTY_DATABASE', 'off') === 'on',
    maxUploadMb: read('MAX_UPLOAD_MB', '50'),
    trustProxy: read('TRUST_PROXY', 'off'),
    logLevel: read('LOG_LEVEL', 'info'),
    metricsToken: read('METRICS_TOKEN'),
    port: read('PORT', '4000'),
    host: read('HOST', '0.0.0.0'),
    visitorMbPerDay: read('MAX_VISITOR_MB_PER_DAY', '500'),
    keepDeletedDays: read('KEEP_DELETED_DAYS', '30'),
    keepLogDays: read('KEEP_LOG_DAYS', '365'),
    formLimit: 100,
    requestsPerMinute: read('REQUESTS_PER_MINUTE', '1200'),
    searchLimit: 2_000,
    mail: mail && {
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      to: mail.MAIL_TO,
      confirmation,
    },
    webhook: webhook && { url: webhook.WEBHOOK_URL, secret: webhook.WEBHOOK_SECRET },
    publicUrl: read('PUBLIC_URL'),
    keepEnquiriesDays: read('KEEP_ENQUIRIES_DAYS'),
    keepApplicationsDays: read('KEEP_APPLICATIONS_DAYS', '180'),
  };
}

/** Checks that of variables that need each other all are set; returns nothing if none is. */
function together<Values extends Record<string, unknown>>(
  values: Values,
): { [Name in keyof Values]: NonNullable<Values[Name]> } | undefined {
  const isSet = ([, value]: [string, unknown]) => value !== undefined;
  const [set] = Object.entries(values).find(isSet) ?? [];
  if (set === undefined) return undefined;
  const [missing] = Object.entries(values).find((entry) => !isSet(entry)) ?? [];
  if (missing !== undefined) throw new ConfigError(`${missing}: must be set, since ${set} is`);
  // None of them is undefined.
  return values as { [Name in keyof Values]: NonNullable<Values[Name]> };
}
