import { createClient } from 'redis';
import { describe, expect, test } from 'vitest';
import { ConfigError } from 'backend/config';
import { readConfig } from './config.ts';

test('everything has a preset', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
    backendUrl: undefined,
    publicBackendUrl: '/api',
    production: false,
    sandbox: true,
    maxUploadMb: 50,
    requestsPerMinute: 1_200,
    trustProxy: false,
    allowedOrigins: [],
    imprint: { representative: null, register: null, vatId: null },
  });
});

test('variables are read', () => {
  const env = {
    PORT: '5000',
    BACKEND_URL: 'https://rest.example/base/',
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    REQUESTS_PER_MINUTE: '6000',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    IMPRINT_REPRESENTATIVE: 'Muster, Beispiel',
    IMPRINT_REGISTER: 'Amtsgericht Göttingen, HRB 1234',
    IMPRINT_VAT_ID: 'DE123456789',
  };
  expect(readConfig(env)).toMatchObject({
    port: 5000,
    backendUrl: 'https://rest.example/base',
    publicBackendUrl: 'https://rest.example/base',
    production: true,
    sandbox: false,
    trustProxy: 1,
    requestsPerMinute: 6_000,
    allowedOrigins: ['https://a.example', 'https://b.example'],
    imprint: {
      representative: 'Muster, Beispiel',
      register: 'Amtsgericht Göttingen, HRB 1234',
      vatId: 'DE123456789',
    },
  });
  expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'on' }).sandbox).toBe(true);
});

test.each([
  ['off', false],
  ['none', false],
  ['false', false],
  ['2', 2],
  ['loopback, 10.0.0.1', 'loopback, 10.0.0.1'],
])('TRUST_PROXY=%s trusts %s, as in the backend', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
});

test.each([
  ['/', ''],
  ['/api/', '/api'],
  ['https://rest.example/', 'https://rest.example'],
])('PUBLIC_BACKEND_URL=%s begins no address with two slashes', (given, base) => {
  expect(readConfig({ PUBLIC_BACKEND_URL: given }).publicBackendUrl).toBe(base);
});

describe('a base address is shown to visitors, and paths are added to it', () => {
  const message = 'expected an address without a user, a password, ? or #; leave these out, got';
  test.each([
    ['http://user:secret@host/api', 'something else'],
    ['http://:secret@host', 'something else'],
    ['http://secret@host', 'something else'],
    ['http://host/api?key=secret', 'something else'],
    ['http://host/api?', 'something else'],
    ['http://host/api#y', '"http://host/api#y"'],
  ])('%s is refused, a secret is not shown', (address, got) => {
    for (const name of ['BACKEND_URL', 'PUBLIC_BACKEND_URL']) {
      expect(() => readConfig({ [name]: address })).toThrow(
        new ConfigError(`${name}: ${message} ${got}`),
      );
    }
    expect(() => readConfig({ PUBLIC_URL: address })).toThrow(
      new ConfigError(`PUBLIC_URL: expected an origin like https://example.com, got ${got}`),
    );
  });

  test.each(['/api?x', '/api#'])('so is the path %s', (path) => {
    expect(() => readConfig({ PUBLIC_BACKEND_URL: path })).toThrow(
      `PUBLIC_BACKEND_URL: ${message}`,
    );
  });

  test('an @ in a path is none of a user', () => {
    const backendUrl = 'https://host/a@b';
    expect(readConfig({ BACKEND_URL: backendUrl })).toMatchObject({ backendUrl });
  });
});

describe('a wrong value is one line that names the variable', () => {
  test.each([
    [{ PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535, got "70000"'],
    [{ MAX_UPLOAD_MB: 'abc' }, 'MAX_UPLOAD_MB: expected a whole number from 1 to 2000, got "abc"'],
    [
      { BACKEND_URL: 'rest' },
      'BACKEND_URL: expected an address like https://example.com, got "rest"',
    ],
    ...['yes', '10.0.0.0/99', '10.0.0.0/', '10.0.0.1,'].map(
      (TRUST_PROXY): [NodeJS.ProcessEnv, string] => [
        { TRUST_PROXY },
        `TRUST_PROXY: expected off, a number of proxies or their addresses, got "${TRUST_PROXY}"`,
      ],
    ),
    [
      { REQUESTS_PER_MINUTE: '0' },
      'REQUESTS_PER_MINUTE: expected a whole number from 1 to 1000000, got "0"',
    ],
    [{ SANDBOX: 'yes' }, 'SANDBOX: expected on or off, got "yes"'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: expected production, development or test, got "prod"'],
    [
      { ALLOWED_ORIGINS: '*' },
      'ALLOWED_ORIGINS: expected an origin like https://example.com, got "*"',
    ],
    // What no browser sends as its origin would never match.
    [
      { ALLOWED_ORIGINS: 'https://a.example https://example.com/' },
      'ALLOWED_ORIGINS: expected an origin like https://example.com, got "https://a.example https://example.com/"',
    ],
    [
      { ALLOWED_ORIGINS: 'https://Example.com' },
      'ALLOWED_ORIGINS: expected an origin like https://example.com, got "https://Example.com"',
    ],
    [
      { PUBLIC_BACKEND_URL: '//other.example' },
      'PUBLIC_BACKEND_URL: expected an address or a path like /api, got "//other.example"',
    ],
    [{ IMPRINT_REPRESENTATIVE: 'A\nB' }, 'IMPRINT_REPRESENTATIVE: expected names on one line'],
    // A number without its court says nothing.
    [
      { IMPRINT_REGISTER: 'HRB 1234' },
      'IMPRINT_REGISTER: expected a court and a number like Amtsgericht Göttingen, HRB 1234, got "HRB 1234"',
    ],
    [
      { IMPRINT_VAT_ID: '20/200/12345' },
      'IMPRINT_VAT_ID: expected a German VAT id like DE123456789, got "20/200/12345"',
    ],
  ])('%o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

test.each(['short', 'sixteen and more, but with blanks', 'äöü and such, sixteen'])(
  'METRICS_TOKEN=%s is named, but not shown',
  (token) => {
    expect(() => readConfig({ METRICS_TOKEN: token })).toThrow(
      new ConfigError(
        'METRICS_TOKEN: expected at least 16 letters, digits or symbols, no spaces, got something else',
      ),
    );
  },
);

test.each([
  'http://me:secret@redis',
  'redis:secret',
  ...['/site', '/0/', '/1.5', '/-1'].map((path) => `redis://me:secret@redis${path}`),
  ...['100%', '%zz', '%ff'].map((password) => `redis://me:${password}@redis`),
])('the wrong REDIS_URL=%s is named, but not shown: it may hold a password', (REDIS_URL) => {
  expect(() => readConfig({ REDIS_URL })).toThrow(
    new ConfigError(
      'REDIS_URL: expected an address like redis://host:6379 or redis://host:6379/1, got something else',
    ),
  );
});

test.each(['redis://redis', 'redis://redis/', 'rediss://me:100%25@redis:6380/2'])(
  'the client of Redis takes REDIS_URL=%s',
  (REDIS_URL) => {
    expect(readConfig({ REDIS_URL }).redisUrl).toBe(REDIS_URL);
    expect(() => createClient({ url: REDIS_URL })).not.toThrow();
  },
);
