import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readBackendConfig } from './backend.ts';
import { newFolder } from './testing/new-folder.ts';
import { runProgram } from './testing/program.ts';
import { startTestBackend } from './testing/test-backend.ts';
import { imageBytes } from './testing/test-images.ts';
import { startTracing } from './tracing.ts';

describe('an invalid variable is named in one line', () => {
  test.for([
    [{ MAX_UPLOAD_MB: 'abc' }, 'MAX_UPLOAD_MB: expected a whole number from 1 to 2000, got "abc"'],
    [{ PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535, got "70000"'],
    [{ SEED: 'yes' }, 'SEED: expected demo or none, got "yes"'],
    [
      { DATABASE_URL: 'postgress://me:secret@db.example/site' },
      'DATABASE_URL: expected an address like postgres://user:password@host/database, got something else',
    ],
    ...[
      ...['https://me:secret@bucket', 's3://', 's3://bucket/website?region=eu', 's3://bucket:9000'],
      ...['s3://bucket?endpont=https://store', 's3://me:100%@bucket', 's3://bucket#?region=eu'],
    ].map((url): [{ FILES_URL: string }, string] => [
      { FILES_URL: url },
      'FILES_URL: expected an address like s3://bucket?region=…, without a folder, got something else',
    ]),
    [
      { MAX_VISITOR_MB_PER_DAY: '0' },
      'MAX_VISITOR_MB_PER_DAY: expected a whole number from 1 to 1000000, got "0"',
    ],
    [{ ALLOW_EMPTY_DATABASE: 'yes' }, 'ALLOW_EMPTY_DATABASE: expected on or off, got "yes"'],
    [
      { METRICS_TOKEN: 'short' },
      'METRICS_TOKEN: expected at least 16 letters, digits or symbols, no spaces, got something else',
    ],
    [
      { ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD: expected 8 to 200 characters, got something else',
    ],
    [
      { SMTP_URL: 'https://me:secret@mail.example' },
      'SMTP_URL: expected an address like smtp://user:password@host:587, got something else',
    ],
    [
      { SMTP_URL: 'smtp://me:100%@mail.example' },
      'SMTP_URL: expected an address like smtp://user:password@host:587, got something else',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: must be set, since SMTP_URL is'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Site <site@example.com>' },
      'MAIL_TO: must be set, since SMTP_URL is',
    ],
    [{ MAIL_TO: 'a@example.com' }, 'SMTP_URL: must be set, since MAIL_TO is'],
    [{ MAIL_CONFIRMATION: 'on' }, 'SMTP_URL: must be set, since MAIL_CONFIRMATION is'],
    [
      { MAIL_FROM: 'Site site@example.com' },
      'MAIL_FROM: expected an address like Turbine Service <service@example.com>, got "Site site@example.com"',
    ],
    [
      { MAIL_TO: 'a@example.com,' },
      'MAIL_TO: expected one or several addresses, separated by commas, got "a@example.com,"',
    ],
    [
      { WEBHOOK_URL: 'ftp://example.com' },
      'WEBHOOK_URL: expected an address like https://example.com/enquiries, got something else',
    ],
    [
      { WEBHOOK_URL: 'https://me:secret@example.com' },
      'WEBHOOK_URL: expected an address without a user and a password; the signature proves who sends, got something else',
    ],
    [
      { WEBHOOK_URL: 'https://secret@example.com' },
      'WEBHOOK_URL: expected an address without a user and a password; the signature proves who sends, got something else',
    ],
    [{ WEBHOOK_URL: 'https://example.com' }, 'WEBHOOK_SECRET: must be set, since WEBHOOK_URL is'],
    [
      { WEBHOOK_URL: 'https://example.com', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
      'WEBHOOK_SECRET: expected whsec_ followed by 24 to 64 bytes in base64, got something else',
    ],
    [
      { KEEP_APPLICATIONS_DAYS: '0' },
      'KEEP_APPLICATIONS_DAYS: expected a whole number from 1 to 36500, got "0"',
    ],
    [
      { KEEP_ENQUIRIES_DAYS: 'ever' },
      'KEEP_ENQUIRIES_DAYS: expected a whole number from 1 to 36500, got "ever"',
    ],
  ] as const)('%o', ([env, message]) => {
    expect(() => readBackendConfig(env)).toThrow(new ConfigError(message));
  });

  test('the address of traces is checked as all are, and shows no password', async () => {
    const startsTracing = (address: string) =>
      startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: address });
    const expected = 'OTEL_EXPORTER_OTLP_ENDPOINT: expected an address like http://collector:4318';
    await expect(startsTracing('collector')).rejects.toThrow(
      new ConfigError(`${expected}, got "collector"`),
    );
    await expect(startsTracing('grpc://me:secret@collector')).rejects.toThrow(
      new ConfigError(`${expected}, got something else`),
    );
  });

  test('a password keeps leading and trailing blanks, other variables do not', () => {
    const env = {
      ADMIN_PASSWORD: ' with blanks ',
      ADMIN_LOGIN: ' boss ',
      DATABASE_URL: ' postgres://db.example/site ',
    };
    expect(readBackendConfig(env)).toMatchObject({
      adminPassword: ' with blanks ',
      adminLogin: 'boss',
      databaseUrl: 'postgres://db.example/site',
    });
  });

  test.for([
    ['off', false],
    ['none', false],
    ['false', false],
    ['2', 2],
    ['loopback, 10.0.0.1', 'loopback, 10.0.0.1'],
  ] as const)('TRUST_PROXY=%s trusts %s, as in the gateway', ([TRUST_PROXY, trustProxy]) => {
    expect(readBackendConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
  });

  test('sends no notifications and lets only applications expire, unless variables say otherwise', () => {
    expect(readBackendConfig({})).toMatchObject({
      mail: undefined,
      webhook: undefined,
      keepEnquiriesDays: undefined,
      keepApplicationsDays: 180,
    });
    const env = {
      SMTP_URL: 'smtps://me:p%40ss@mail.example',
      MAIL_FROM: 'Turbine Service <site@example.com>',
      MAIL_TO: 'sales@example.com, Parts <parts@example.com>',
      MAIL_CONFIRMATION: 'on',
      WEBHOOK_URL: 'https://example.com/hook',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      PUBLIC_URL: 'https://example.com/',
    };
    expect(readBackendConfig(env)).toMatchObject({
      mail: {
        smtpUrl: env.SMTP_URL,
        from: env.MAIL_FROM,
        to: ['sales@example.com', 'Parts <parts@example.com>'],
        confirmation: true,
      },
      webhook: { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET },
      publicUrl: 'https://example.com',
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readBackendConfig({ PORT: '', MAX_UPLOAD_MB: '' })).toMatchObject({
      port: 4000,
      maxUploadMb: 50,
      seed: 'demo',
    });
  });
});

describe('the program', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'main-test-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('prints the administrator once, and keeps everything over a restart', async () => {
    const first = await runProgram({ DATA_DIR: folder });
    expect(await first.stop()).toMatch(
      /Administrator \(shown only once\): login admin, password \S{16}\n/,
    );
    const second = await runProgram({ DATA_DIR: folder });
    expect(await second.stop()).not.toContain('Administrator');
  });

  test.for([
    ['DATA_DIR', async () => ({ DATA_DIR: await fileAsFolder() }), /^DATA_DIR: cannot write to /],
    ['PORT', () => ({ PORT: 'x' }), /^PORT: expected a whole number/],
  ] as const)('ends with one line for a wrong %s', async ([, makeEnv, message]) => {
    const failed = await runProgram(await makeEnv()).catch((error: unknown) => error);
    const printed = failed instanceof Error ? failed.message.replace('exit 1: ', '') : 'started';
    expect(printed).toMatch(message);
    expect(printed.trim().split('\n')).toHaveLength(1);
  });

  test.for([
    ['no database at all', () => randomBytes(20_000), 'file is not a database'],
    [
      'half of one',
      (whole: Buffer) => whole.subarray(0, 40_000),
      'database disk image is malformed',
    ],
  ] as const)('names a site.sqlite that is %s', async ([, damage, reason]) => {
    const own = newFolder();
    await (await startTestBackend({ dataDir: own })).close();
    const file = join(own, 'site.sqlite');
    await writeFile(file, damage(await readFile(file)));
    await expect(startTestBackend({ dataDir: own })).rejects.toThrow(
      new ConfigError(
        `DATA_DIR: site.sqlite is damaged (${reason}); put a copy of it or a backup back`,
      ),
    );
  });

  // 100 and 400 blocks of 512 bytes: the tables fill the first, the demo content the second.
  test.for([100, 400])(
    'ends with one line where no more than %i blocks can be written',
    async (blocks) => {
      const main = fileURLToPath(new URL('main.ts', import.meta.url));
      const limited = `ulimit -f ${blocks}; exec "$0" "$1"`;
      const ended = promisify(execFile)('/bin/sh', ['-c', limited, process.execPath, main], {
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SEED: 'demo', DATA_DIR: newFolder() },
      });
      await expect(ended).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: 'DATA_DIR: site.sqlite cannot be used (disk I/O error)\n',
      });
    },
  );

  const fileAsFolder = async () => {
    await writeFile(join(folder, 'a-file'), '');
    return join(folder, 'a-file');
  };

  test('a stop lets running requests finish', async () => {
    const program = await runProgram({ ADMIN_PASSWORD: 'correct horse' });
    const login = await fetch(`${program.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login: 'admin', password: 'correct horse' }),
    });
    const { token } = (await login.json()) as { token: string };
    const form = new FormData();
    form.append('images', new Blob([await imageBytes('png', 4000, 3000)]));
    const upload = fetch(`${program.url}/spare`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    await pause(100);
    const stopped = program.stop();
    expect((await upload).status).toBe(201);
    await stopped;
    expect(program.process.exitCode).toBe(0);
  });
});
