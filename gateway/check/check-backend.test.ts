import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Habits } from '../test/contract-stub.ts';
import { startStub } from '../test/contract-stub.ts';

const program = fileURLToPath(new URL('./check-backend.ts', import.meta.url));

async function freshStub(habits: Habits = {}) {
  const stub = await startStub(habits);
  onTestFinished(() => stub.close());
  return stub;
}

/** Checks a backend; returns the exit code and the lines. */
function check(...args: string[]) {
  return checkAs(undefined, ...args);
}

/** Checks a backend with an administrator's password; returns the exit code, the lines and the errors. */
async function checkAs(password: string | undefined, ...args: string[]) {
  const env = { ...process.env, CHECK_PASSWORD: password };
  const child = spawn(process.execPath, [program, ...args], { env });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, lines: output.trim().split('\n'), errors };
}

test.each<Habits>([{}, { isStrict: true, unknownPath: 'page' }, { extensions: true }])(
  'check-backend finds that a backend keeps section 7: %j',
  async (habits) => {
    const stub = await freshStub(habits);
    const { code, lines } = await checkAs('right', stub.url, 'admin');
    expect(lines.filter((line) => /^7\./.test(line) && !line.endsWith(': holds'))).toEqual([]);
    expect(lines.at(-1)).toBe('The backend keeps section 7.');
    expect(code).toBe(0);
    const trash = lines.find((line) => line.startsWith('extension GET /trash'));
    expect(trash).toContain(habits.extensions ? 'offered' : 'not offered, so no trash');
    expect(stub.calls.map(({ endpoint }) => endpoint)).not.toContain('none');
  },
);

test('check-backend takes only an address to which paths can be added', async () => {
  for (const url of [
    'backend.example',
    'http://user:secret@127.0.0.1:1',
    'http://127.0.0.1:1/?a',
  ]) {
    const { code, lines, errors } = await check(url);
    expect({ code, lines }).toEqual({ code: 1, lines: [''] });
    expect(errors).toMatch(/^expected .+\nUsage: /);
  }
});

const nowhere = 'http://127.0.0.1:1';

test.each([
  { args: [] },
  { args: [nowhere, 'admin'] },
  { args: [nowhere, 'admin'], password: '' },
  { args: [nowhere, 'admin', 'right'], password: 'right' },
  { args: [nowhere, '--write'], password: 'right' },
  { args: [nowhere, 'admin', '--writ'], password: 'right' },
])('check-backend checks nothing where it cannot check all that is asked: %j', async (given) => {
  const { code, lines, errors } = await checkAs(given.password, ...given.args);
  expect({ code, lines }).toEqual({ code: 1, lines: [''] });
  expect(errors).toMatch(/^Usage: /);
});

test('check-backend takes any password', async () => {
  const stub = await freshStub();
  stub.data.account.password = '-secret with space ';
  const { lines } = await checkAs('-secret with space ', stub.url, 'admin');
  expect(lines).toContain('7.2 POST /auth/login: holds');
});

test('check-backend says with which status a backend fails, and where it leads', async () => {
  const stub = await freshStub();
  stub.interfere = (req, res) =>
    req.url === '/settings'
      ? res.writeHead(301, { location: '/settings/' }).end()
      : res.writeHead(503).end();
  const { lines } = await check(stub.url);
  expect(lines).toContain(
    '7.1 GET /settings: differs: BACKEND_INVALID_RESPONSE, HTTP 301 to /settings/',
  );
  expect(lines).toContain('7.1 GET /component/navbar: differs: BACKEND_UNAVAILABLE, HTTP 503');
});

test('check-backend says what is only a page, what may be empty, and that any token is taken', async () => {
  const stub = await freshStub();
  const page = { data: [], total: 40 };
  const bodies: Record<string, object | undefined> = {
    ...{ '/request': page, '/category?lang=DE': page },
    ...{ '/auth/login': { token: 'x' }, '/auth/me': { login: 'admin' } },
  };
  stub.interfere = (req, res) => {
    const body = bodies[req.url ?? ''];
    const respond = () => res.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}));
    req.resume().once('end', respond);
  };
  const { code, lines } = await checkAs('right', stub.url, 'admin');
  const cut = 'differs: breaks the contract: a page of 40 entries';
  expect(lines).toEqual(
    expect.arrayContaining([
      `7.1 GET /category?lang: ${cut}`,
      `7.6 GET /request: ${cut}`,
      '7.1 GET /settings: not there',
      '7.5 GET /partner/all: holds, if 404 says that the list is empty',
      '7.4 GET /product/show/{id}: not tried: the list is empty',
      '7.2 POST /auth/me, with a wrong token: differs: any token is taken',
      '7.2 POST /auth/me: holds',
    ]),
  );
  expect(code).toBe(1);
});

test('check-backend says of each row how it differs, or that it is not there', async () => {
  const stub = await freshStub();
  Object.assign(stub.data.settings, { phone: ['not a text'] });
  stub.data.pages.delete('careers');
  const { code, lines } = await check(stub.url);
  expect(lines).toContainEqual(expect.stringMatching(/^7\.1 GET \/settings: differs: .*"phone":/));
  expect(lines).toContain('7.1 GET /page/{slug}: not there');
  expect(lines).toContain('7.1 GET /spare/{id}: holds');
  expect(lines.at(-1)).toBe('2 rows differ.');
  expect(code).toBe(1);
});
