import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '../durations.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { codeNow } from '../testing/examples.ts';
import type { TestBackend } from '../testing/test-backend.ts';

describeOnBoth('the second factor', (start) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await start();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await backend.close();
  });

  const password = 'correct horse';
  const begin = (typed = password) =>
    backend.admin('POST /auth/second-factor', { json: { password: typed } });
  const confirm = async (code: string) =>
    backend.admin<{ recovery_codes: string[] }>('POST /auth/second-factor/confirm', {
      json: { code },
    });
  /** Turns it on. */
  const turnOn = async () => {
    const { secret } = (await begin()).json;
    const used = codeNow(secret);
    const { recovery_codes: recoveryCodes } = (await confirm(used)).json;
    return { secret, recoveryCodes, used };
  };
  const turnOff = (json: { password: string; code: string }) =>
    backend.admin('POST /auth/second-factor/remove', { json });
  const logIn = (code?: string, typed = password) =>
    backend.call('POST /auth/login', { json: { login: 'admin', password: typed, code } });
  const isOn = async () => (await backend.admin('GET /auth/second-factor')).json;
  /** Each attempt from a network of its own, so that the throttle does not slow the tests. */
  const logInFromAnywhere = (code: string, index: number) =>
    backend.call('POST /auth/login', {
      json: { login: 'admin', password, code },
      headers: { 'X-Forwarded-For': `203.0.113.${index}` },
    });
  /** Spares a test the delay of logins, which `account.test.ts` holds. */
  const forgetFailures = async () => {
    const database = await backend.openDatabase();
    await database.deleteFrom('login_failure').execute();
  };
  const wrongFor = (secret: string) =>
    ['000000', '111111', '222222', '333333'].find((code) =>
      Array.from({ length: 26 }, (_, index) => index - 12).every(
        (step) => codeNow(secret, step) !== code,
      ),
    ) ?? '';
  const refused = (code: string) => ({
    status: 401,
    json: { code: 'UNAUTHENTICATED', fields: { code } },
  });

  test('is off at first, and a login is as section 7.2 has it', async () => {
    expect(await isOn()).toEqual({ on: false, recovery_codes: 0 });
    expect((await logIn()).status).toBe(200);
    // A client that always sends the field gets in as well.
    expect((await logIn('')).status).toBe(200);
    expect((await confirm('123456')).status).toBe(400);
  });

  test('is on once a code has shown that the app has the secret, not before', async () => {
    const { secret, uri } = (await begin()).json;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain('Turbine service site:admin');
    expect((await logIn()).status).toBe(200);
    expect(await confirm(wrongFor(secret))).toMatchObject({
      status: 400,
      json: { fields: { code: 'is wrong' } },
    });
    const { recovery_codes: codes } = (await confirm(codeNow(secret))).json;
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/.test(code))).toBe(true);
    expect(await isOn()).toEqual({ on: true, recovery_codes: 10 });
    expect((await backend.admin('GET /administrator')).json).toMatchObject([
      { second_factor: true },
    ]);
  });

  test('it begins only with the password, and one that is on cannot be replaced', async () => {
    expect(await begin('wrong')).toMatchObject({
      status: 400,
      json: { fields: { password: 'is wrong' } },
    });
    const { secret } = await turnOn();
    expect((await begin()).status).toBe(409);
    expect((await confirm(codeNow(secret, 1))).status).toBe(400);
    expect(await isOn()).toEqual({ on: true, recovery_codes: 10 });
  });

  test('after ten wrong codes a secret cannot be confirmed any more, and the next one can', async () => {
    const { secret } = (await begin()).json;
    const wrong = wrongFor(secret);
    const guesses = await Promise.all(Array.from({ length: 10 }, () => confirm(wrong)));
    expect(guesses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400));
    expect((await confirm(codeNow(secret))).status).toBe(409);
    expect((await confirm(codeNow(secret))).status).toBe(400);
    expect(await isOn()).toEqual({ on: false, recovery_codes: 0 });
    expect((await turnOn()).recoveryCodes).toHaveLength(10);
  });

  test('the wrong codes of a secret do not count for the one that replaces it', async () => {
    const wrong = wrongFor((await begin()).json.secret);
    for (let index = 0; index < 9; index += 1) await confirm(wrong);
    const { secret } = (await begin()).json;
    expect((await confirm(wrongFor(secret))).status).toBe(400);
    expect((await confirm(wrongFor(secret))).status).toBe(400);
    expect((await confirm(codeNow(secret))).status).toBe(200);
  });

  test('a secret can be confirmed for a day', async () => {
    const { secret } = (await begin()).json;
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 11 * hourMs });
    expect((await confirm(wrongFor(secret))).status).toBe(400);
    vi.setSystemTime(now + 22 * hourMs);
    expect((await confirm(wrongFor(secret))).status).toBe(400);
    vi.setSystemTime(now + dayMs + 60_000);
    expect((await confirm(codeNow(secret))).status).toBe(409);
    expect((await turnOn()).recoveryCodes).toHaveLength(10);
  });

  test('a guessed code that is still to come does not confirm when its time is there', async () => {
    const { secret } = (await begin()).json;
    const early = codeNow(secret, 6);
    expect((await confirm(early)).json).toMatchObject({ fields: { code: 'is of another time' } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 30_000 });
    expect((await confirm(early)).json).toMatchObject({ fields: { code: 'is wrong' } });
    expect((await confirm(codeNow(secret, 1))).status).toBe(200);
  });

  test('a login without a code is refused as clients of section 7.2 know it, and is no failed one; a wrong code is', async () => {
    const { secret } = await turnOn();
    for (const code of [undefined, ' ']) {
      const response = await logIn(code);
      expect(response).toMatchObject(refused('is needed'));
      expect(response.json).not.toHaveProperty('token');
    }
    const failed = async () => (await backend.admin('GET /log?text=loginFailed')).json;
    expect(await failed()).toEqual([]);
    await logIn(wrongFor(secret));
    expect(await failed()).toMatchObject([{ login: 'admin' }]);
    const inGroups = codeNow(secret, 1).replace(/.../, ' $& ');
    expect((await logIn(`${inGroups} `)).json.token).toMatch(/\S/);
  });

  test('a wrong password gets the same response with it and without it', async () => {
    const before = (await logIn(undefined, 'wrong')).json;
    const { secret } = await turnOn();
    expect((await logIn(undefined, 'wrong')).json).toEqual(before);
    expect((await logIn(codeNow(secret, 1), 'wrong')).json).toEqual(before);
    // Nor has that used up the code.
    expect((await logIn(codeNow(secret, 1))).status).toBe(200);
  });

  test('a code is taken once, also of two at the same moment', async () => {
    const { secret, used } = await turnOn();
    // The one that confirmed is used up as well.
    expect(await logIn(used)).toMatchObject(refused('is wrong'));
    const code = codeNow(secret, 1);
    const both = await Promise.all([logIn(code), logIn(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await logIn(code)).toMatchObject(refused('is wrong'));
  });

  test('a code of a clock that is fast or slow is named as such, and never taken', async () => {
    const { secret: unconfirmed } = (await begin()).json;
    for (const steps of [-8, 8]) {
      expect(await confirm(codeNow(unconfirmed, steps))).toMatchObject({
        status: 400,
        json: { fields: { code: 'is of another time' } },
      });
    }
    expect(await isOn()).toMatchObject({ on: false });
    const { secret } = await turnOn();
    const early = codeNow(secret, 6);
    expect(await logInFromAnywhere(codeNow(secret, -2), 1)).toMatchObject(
      refused('is of another time'),
    );
    expect(await logInFromAnywhere(early, 2)).toMatchObject(refused('is of another time'));
    expect(await logInFromAnywhere(codeNow(secret, 20), 3)).toMatchObject(refused('is wrong'));
    // Who guessed it cannot wait for its time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 30_000 });
    expect(await logInFromAnywhere(early, 4)).toMatchObject(refused('is wrong'));
    expect((await logInFromAnywhere(codeNow(secret, 1), 5)).status).toBe(200);
  });

  test('a recovery code is taken once, in small letters and without hyphens too', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(first)).status).toBe(200);
    expect(await logIn(first)).toMatchObject(refused('is wrong'));
    expect((await logIn(second.replaceAll('-', ' ').toLowerCase())).status).toBe(200);
    expect(await isOn()).toEqual({ on: true, recovery_codes: 8 });
  });

  test('after ten wrong codes in a day only a recovery code is taken, from wherever', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const wrong = wrongFor(secret);
    const guess = (index: number) => logInFromAnywhere(wrong, index);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([1, 2, 3].map(guess));
      await forgetFailures();
    }
    // The day begins with the first one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs / 2 });
    const tooOften = refused('was wrong too often; use a recovery code');
    expect(await guess(10)).toMatchObject(refused('is wrong'));
    expect(await logInFromAnywhere(codeNow(secret, 1), 11)).toMatchObject(tooOften);
    expect((await logInFromAnywhere(recoveryCodes[0] ?? '', 12)).status).toBe(200);
    vi.setSystemTime(Date.now() + dayMs / 2 + 60_000);
    expect((await logInFromAnywhere(codeNow(secret), 13)).status).toBe(200);
  });

  test('wrong codes that a clock counted while it was ahead are forgotten once it is right', async () => {
    const { secret } = await turnOn();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 40 * dayMs });
    const ahead = wrongFor(secret);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([1, 2].map((index) => logInFromAnywhere(ahead, index)));
      await forgetFailures();
    }
    expect(await logInFromAnywhere(ahead, 3)).toMatchObject(
      refused('was wrong too often; use a recovery code'),
    );
    vi.setSystemTime(now);
    expect((await logInFromAnywhere(codeNow(secret, 1), 4)).status).toBe(200);
  });

  test('password and code turn it off', async () => {
    const { secret } = await turnOn();
    const code = codeNow(secret, 1);
    expect(await turnOff({ password: 'wrong', code })).toMatchObject({
      status: 400,
      json: { fields: { password: 'is wrong' } },
    });
    expect(await turnOff({ password, code: wrongFor(secret) })).toMatchObject({
      status: 400,
      json: { fields: { code: 'is wrong' } },
    });
    expect((await turnOff({ password, code })).json).toEqual({ on: false, recovery_codes: 0 });
    expect((await logIn()).status).toBe(200);
  });

  test('so does npm run admin on the server', async () => {
    await turnOn();
    const script = fileURLToPath(new URL('../admin.ts', import.meta.url));
    const { databaseUrl } = backend;
    const env = {
      ...process.env,
      DATA_DIR: backend.dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const args = [script, 'remove-second-factor'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toBe('admin logs in without a code\n');
    expect((await logIn()).status).toBe(200);
    const log = await backend.admin('GET /log?text=removeSecondFactor');
    expect(log.json).toMatchObject([{ login: 'admin', address: '' }]);
  });
});
