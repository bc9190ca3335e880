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

/** A whole number in a range. */
export const wholeNumber = (from: number, to: number) => {
  const message = `expected a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message);
};

/** An address of one of these protocols. */
export const address = (example: string, ...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `expected an address like ${example}`,
    );

/** An origin exactly as browsers send it. */
export const origin = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'expected an origin like https://example.com',
  );

/** The variables that a backend alone and the site both have. */
export const serverVariables = {
  PORT: wholeNumber(0, 65535).default(4000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z
    .string()
    .transform((base) => base.replace(/\/+$/, ''))
    .pipe(origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform(readTrustProxy)
    .pipe(
      z.union(
        [z.boolean(), z.number(), z.string()],
        'expected off, a number of proxies or their addresses',
      ),
    ),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(1_200),
  MAX_UPLOAD_MB: wholeNumber(1, 2000).default(50),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'expected fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  // Characters that a header can carry, and enough of them that nobody guesses the token.
  METRICS_TOKEN: secret(
    z
      .string()
      .regex(/^[!-~]{16,}$/, 'expected at least 16 letters, digits or symbols, no spaces')
      .optional(),
  ),
};

/** Marks a variable whose value stands in no message. */
export function secret<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ secret: true });
}

/**
 * Reads variables. Empty ones count as unset; spaces around a value are dropped, but for passwords. Throws
 * {@link ConfigError} for the first that is invalid.
 */
export function readVariables<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const values = Object.fromEntries(
    Object.keys(shape)
      .map((name) => [name, name.endsWith('PASSWORD') ? env[name] : env[name]?.trim()] as const)
      .filter(([, value]) => value),
  );
  const read = z.object(shape).safeParse(values);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0]);
  const value = values[name] ?? '';
  // A user or a query in an address may be a secret as well.
  const isSecret = shape[name]?.meta()?.secret === true || /:.*@|\?/s.test(value);
  const got = isSecret ? 'something else' : JSON.stringify(value);
  throw new ConfigError(`${name}: ${issue?.message}, got ${got}`);
}

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false;
  return canDecodeLogin(url);
}

/** Whether user and password are percent-encoded. */
export function canDecodeLogin({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

/** What would have no effect is refused, such as a folder: the site uses, and cleans, the whole bucket. */
function isStore(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol !== 's3:' || !canDecodeLogin(url)) return false;
  const { hostname, port, pathname, hash, searchParams } = url;
  const isBucketAlone = hostname !== '' && port === '' && /^\/?$/.test(pathname) && hash === '';
  return isBucketAlone && [...searchParams.keys()].every((key) => /^(endpoint|region)$/.test(key));
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

const onOrOff = z.enum(['on', 'off'], 'expected on or off').default('off');

const variables = {
  ...serverVariables,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: secret(
    address('postgres://user:password@host/database', 'postgres:', 'postgresql:').optional(),
  ),
  FILES_URL: secret(
    z
      .string()
      .refine(isStore, 'expected an address like s3://bucket?region=…, without a folder')
      .optional(),
  ),
  ADMIN_LOGIN: z.string().max(200, 'expected at most 200 characters').default('admin'),
  ADMIN_PASSWORD: secret(
    z
      .string()
      .refine(
        ({ length }) => length >= minPasswordLength && length <= 200,
        `expected ${minPasswordLength} to 200 characters`,
      )
      .optional(),
  ),
  SEED: z.enum(['demo', 'none'], 'expected demo or none').default('demo'),
  ALLOW_EMPTY_DATABASE: onOrOff,
  MAX_VISITOR_MB_PER_DAY: wholeNumber(1, 1_000_000).default(500),
  KEEP_DELETED_DAYS: wholeNumber(1, 3650).default(30),
  KEEP_LOG_DAYS: wholeNumber(1, 3650).default(365),
  SMTP_URL: secret(
    z
      .string()
      .refine(isMailServer, 'expected an address like smtp://user:password@host:587')
      .optional(),
  ),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, 'expected an address like Turbine Service <service@example.com>')
    .optional(),
  MAIL_TO: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every(isMailbox),
      'expected one or several addresses, separated by commas',
    )
    .optional(),
  MAIL_CONFIRMATION: onOrOff,
  WEBHOOK_URL: secret(
    address('https://example.com/enquiries', 'http:', 'https:')
      .refine(
        // Fetch refuses such an address, and quotes it in its error.
        (value) => !URL.parse(value)?.username && !URL.parse(value)?.password,
        'expected an address without a user and a password; the signature proves who sends',
      )
      .optional(),
  ),
  WEBHOOK_SECRET: secret(
    z
      .string()
      .refine(isWebhookSecret, 'expected whsec_ followed by 24 to 64 bytes in base64')
      .optional(),
  ),
  KEEP_ENQUIRIES_DAYS: wholeNumber(1, 36_500).optional(),
  KEEP_APPLICATIONS_DAYS: wholeNumber(1, 36_500).default(180),
};

/** The names of the backend's variables. */
export const variableNames = Object.keys(variables);

/** Reads the backend's variables. Throws {@link ConfigError}. */
export function readBackendConfig(env: NodeJS.ProcessEnv): BackendConfig {
  const values = readVariables(variables, env);
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = values;
  const mail = together({ SMTP_URL, MAIL_FROM, MAIL_TO });
  const confirmation = values.MAIL_CONFIRMATION === 'on';
  if (confirmation && !mail) {
    throw new ConfigError('SMTP_URL: must be set, since MAIL_CONFIRMATION is');
  }
  const webhook = together({ WEBHOOK_URL, WEBHOOK_SECRET });

  return {
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    filesUrl: values.FILES_URL,
    adminLogin: values.ADMIN_LOGIN,
    adminPassword: values.ADMIN_PASSWORD,
    seed: values.SEED,
    allowEmptyDatabase: values.ALLOW_EMPTY_DATABASE === 'on',
    maxUploadMb: values.MAX_UPLOAD_MB,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    port: values.PORT,
    host: values.HOST,
    visitorMbPerDay: values.MAX_VISITOR_MB_PER_DAY,
    keepDeletedDays: values.KEEP_DELETED_DAYS,
    keepLogDays: values.KEEP_LOG_DAYS,
    formLimit: 100,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    searchLimit: 2_000,
    mail: mail && {
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      to: mail.MAIL_TO,
      confirmation,
    },
    webhook: webhook && { url: webhook.WEBHOOK_URL, secret: webhook.WEBHOOK_SECRET },
    publicUrl: values.PUBLIC_URL,
    keepEnquiriesDays: values.KEEP_ENQUIRIES_DAYS,
    keepApplicationsDays: values.KEEP_APPLICATIONS_DAYS,
  };
}

/**
 * Requires variables that depend on each other to be set together. Returns undefined if none is; throws
 * {@link ConfigError}.
 */
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
