import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readArguments } from './check-arguments.ts';
import { checkBackend } from './check-rows.ts';
import type { Habits, Stub } from '../test/contract-stub.ts';
import { startStub } from '../test/contract-stub.ts';

const program = fileURLToPath(new URL('./check-backend.ts', import.meta.url));

async function freshStub(habits: Habits = {}) {
  const stub = await startStub(habits);
  onTestFinished(() => stub.close());
  return stub;
}

/** Checks a backend; returns whether it keeps section 7 and the lines. With a password, as an administrator. */
async function check({ url }: Stub, password?: string) {
  const lines: string[] = [];
  const login = password && 'admin';
  const backend = { backendUrl: url, login, password, write: false };
  return { holds: await checkBackend(backend, (line) => lines.push(line)), lines };
}

/** Runs the program; returns its exit code, lines and errors. */
async function run(password: string, ...args: string[]) {
  const env = { ...process.env, CHECK_PASSWORD: password };
  const child = spawn(process.execPath, [program, ...args], { env });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, lines: output.trim().split('\n'), errors };
}

test('check-backend prints each row and ends with 0, or says how it is used and ends with 1', async () => {
  const stub = await freshStub();
  const { code, lines } = await run('right', stub.url, 'admin');
  expect(lines).toContain('7.2 POST /auth/login: holds');
  expect(lines.at(-1)).toBe('The backend keeps section 7.');
  expect(code).toBe(0);
  stub.data.pages.delete('careers');
  expect(await run('right', stub.url, 'admin')).toMatchObject({ code: 1 });
  const { errors, ...wrong } = await run('right', 'backend.example');
  expect(wrong).toEqual({ code: 1, lines: [''] });
  expect(errors).toMatch(/^expected .+\nUsage: /);
});

test.each<Habits>([{}, { isStrict: true, unknownPath: 'page' }, { extensions: true }])(
  'check-backend finds that a backend keeps section 7: %j',
  async (habits) => {
    const stub = await freshStub(habits);
    const { holds, lines } = await check(stub, 'right');
    expect(lines.filter((line) => /^7\./.test(line) && !line.endsWith(': holds'))).toEqual([]);
    expect(lines.at(-1)).toBe('The backend keeps section 7.');
    expect(holds).toBe(true);
    const trash = lines.find((line) => line.startsWith('extension GET /trash'));
    expect(trash).toContain(habits.extensions ? 'offered' : 'not offered, so no trash');
    expect(stub.calls.map(({ endpoint }) => endpoint)).not.toContain('none');
  },
);

test.each(['backend.example', 'http://user:secret@127.0.0.1:1', 'http://127.0.0.1:1/?a'])(
  'check-backend takes only an address to which paths can be added, not %s',
  (url) => expect(readArguments([url], undefined)).toMatch(/^expected .+\nUsage: /),
);

const nowhere = 'http://127.0.0.1:1';

test.each([
  { args: [] },
  { args: [nowhere, 'admin'] },
  { args: [nowhere, 'admin'], password: '' },
  { args: [nowhere, 'admin', 'right'], password: 'right' },
  { args: [nowhere, '--write'], password: 'right' },
  { args: [nowhere, 'admin', '--writ'], password: 'right' },
])('check-backend checks nothing where it cannot check all that is asked: %j', (given) => {
  expect(readArguments(given.args, given.password)).toMatch(/^Usage: /);
});

test('check-backend takes what is asked', () => {
  const read = readArguments([nowhere, 'admin', '--write'], 'right');
  expect(read).toEqual({ backendUrl: nowhere, login: 'admin', password: 'right', write: true });
});

test('check-backend takes any password', async () => {
  const stub = await freshStub();
  stub.data.account.password = '-secret with space ';
  const { lines } = await check(stub, '-secret with space ');
  expect(lines).toContain('7.2 POST /auth/login: holds');
});

test('check-backend says with which status a backend fails, and where it leads', async () => {
  const stub = await freshStub();
  stub.interfere = (req, res) =>
    req.url === '/settings'
      ? res.writeHead(301, { location: '/settings/' }).end()
      : res.writeHead(503).end();
  const { lines } = await check(stub);
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
  const { holds, lines } = await check(stub, 'right');
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
  expect(holds).toBe(false);
});

test('check-backend says of each row how it differs, or that it is not there', async () => {
  const stub = await freshStub();
  Object.assign(stub.data.settings, { phone: ['not a text'] });
  stub.data.pages.delete('careers');
  const { holds, lines } = await check(stub);
  expect(lines).toContainEqual(expect.stringMatching(/^7\.1 GET \/settings: differs: .*"phone":/));
  expect(lines).toContain('7.1 GET /page/{slug}: not there');
  expect(lines).toContain('7.1 GET /spare/{id}: holds');
  expect(lines.at(-1)).toBe('2 rows differ.');
  expect(holds).toBe(false);
});
