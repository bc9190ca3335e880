import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { freshMs, startWarnings } from './start-warnings.ts';

const production = { NODE_ENV: 'production' };
const register = { IMPRINT_REGISTER: 'Amtsgericht Göttingen, HRB 1' };
const imprint = { ...register, IMPRINT_REPRESENTATIVE: 'Muster', IMPRINT_VAT_ID: 'DE123456789' };
const idle = { DATA_DIR: '/nowhere', SMTP_URL: 'smtp://x', KEEP_LOG_DAYS: '3', MAX_UPLOAD_MB: '2' };

const noEffect = 'BACKEND_URL is set, so these have no effect: DATA_DIR, KEEP_LOG_DAYS, SMTP_URL';
const lacks = (names: string) => `The imprint shows placeholders (§ 5 DDG): set ${names}`;
const noOrigin =
  'PUBLIC_URL is not set: no shared cache may store documents; set it to the origin of the site';

test.each<[NodeJS.ProcessEnv, string[]]>([
  [{ SEED: '', ...idle }, [noEffect]],
  [{ BACKEND_URL: '', ...idle }, []],
  [production, [lacks('IMPRINT_REPRESENTATIVE, IMPRINT_REGISTER, IMPRINT_VAT_ID'), noOrigin]],
  [{ ...production, ...register }, [lacks('IMPRINT_REPRESENTATIVE, IMPRINT_VAT_ID'), noOrigin]],
  [{ ...production, PUBLIC_URL: 'https://turbinen.example', ...imprint }, []],
])('a start with %o says what is missing or has no effect', (given, expected) => {
  const env = { BACKEND_URL: 'http://b.example', ...given };
  expect(startWarnings(readConfig(env), env)).toEqual(expected);
});

test.each<[NodeJS.ProcessEnv, number]>([
  [{ BACKEND_URL: 'http://b.example' }, 2_000],
  [{ DATABASE_URL: 'postgres://b.example' }, 2_000],
  [{}, 10_000],
  [{ BACKEND_URL: 'http://b.example', CACHE_SECONDS: '1' }, 1_000],
  [{ BACKEND_URL: 'http://b.example', REDIS_URL: 'redis://127.0.0.1:1' }, 10_000],
])('with %o responses are fresh for %i ms', (env, ms) => {
  expect(freshMs(readConfig(env), env)).toBe(ms);
});
