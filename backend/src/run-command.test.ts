import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readArguments } from './run-command.ts';
import { isPostgresStarted, newPostgresDatabase } from './testing/both-databases.ts';
import { textLike } from './testing/json.ts';
import { newFolder } from './testing/new-folder.ts';
import { startTestBackend, type TestBackend } from './testing/test-backend.ts';

let folder: string;
let backend: TestBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-test-'));
  backend = await startTestBackend();
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

/** Runs a module of the backend on the site. Returns its exit code and what it prints as errors. */
function run(args: string[], env: Record<string, string> = {}) {
  const variables = { ...process.env, DATA_DIR: backend.dataDir, ...env };
  return new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { env: variables }, (error, _, stderr) => {
      resolve({ code: error?.code, stderr });
    });
  });
}

/** Runs commands one after another in one process, as most of a start is reading modules. */
async function runAll(commands: string[][], dataDir: string): Promise<string[]> {
  const program = `for (const [index, [script, ...args]] of ${JSON.stringify(commands)}.entries()) {
    process.argv = ['', '', ...args];
    process.exitCode = 0;
    await import(\`${new URL('.', import.meta.url).href}\${script}.ts?\${index}\`);
    console.error('exit', process.exitCode);
  }`;
  const { stderr } = await run(['--input-type=module', '--eval', program], { DATA_DIR: dataDir });
  return stderr.split(/(?<=^exit \d\n)/m);
}

const pathOf = (name: string) => fileURLToPath(new URL(`${name}.ts`, import.meta.url));

test.for<[string, (folder: string) => string[], string]>([
  ['backup', (at) => [join(at, 'none/site.backup')], 'no such file or directory'],
  ['privacy', (at) => ['export', 'a@example.org', at], 'file already exists'],
])('npm run %s says in one line what is wrong with a file', async ([script, argsAt, reason]) => {
  const { code, stderr } = await run([pathOf(script), ...argsAt(folder)]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(reason);
});

test.for([
  ['x', '--help'],
  ['x', '-h'],
  ['x', '--overwrit'],
  ['x', 'overwrite'],
])('a command ignores no argument: %s %s', (args) => {
  expect(() => readArguments(args, { usage: 'Usage', most: 1, options: {} })).toThrow(
    new ConfigError('Usage'),
  );
});

test('no command ignores an argument', async () => {
  const commands: [string, ...string[]][] = [
    ['admin', 'trust-clock', '2099-01-01'],
    ['admin', 'reset-password', 'admin', 'another'],
    ['backup', '--incomplete', ''],
    ['backup', 'x.backup', 'another'],
    ['migrate', '--from', 'sqlite', 'postgres://127.0.0.1:1/site'],
    ['privacy', 'delete', 'a@example.org', 'b@example.org'],
    ['privacy', 'export', 'a@example.org', 'folder', 'another'],
    ['restore', 'x.backup', 'overwrite'],
    ['take-down', 'x.png', 'y.png'],
  ];
  expect(await runAll(commands, join(folder, 'none'))).toEqual(
    commands.map(([script]) =>
      textLike(new RegExp(`^Usage: npm run ${script} -- [^]*\nexit 1\n$`)),
    ),
  );
});

const ofExistingSites: [string, ...string[]][] = [
  ['admin', 'trust-clock'],
  ['backup', join(tmpdir(), 'none.backup')],
  ['privacy', 'delete', 'a@example.org'],
  ['take-down', '/files/00112233445566778899aabbccddeeff.png'],
];

test('no command makes a site where there is none, and each says so', async () => {
  const dataDir = newFolder();
  const line =
    `DATA_DIR: found no website in ${dataDir} (ENOENT: no such file or directory, ` +
    `access '${join(dataDir, 'site.sqlite')}'); set the variables of the site\n`;
  const printed = await runAll(ofExistingSites, dataDir);
  expect(printed).toEqual(ofExistingSites.map(() => `${line}exit 1\n`));
  expect(await readdir(dataDir)).toEqual([]);
});

test.runIf(isPostgresStarted).for(ofExistingSites)(
  'npm run %s with a wrong DATA_DIR beside the right DATABASE_URL, or a wrong one, says so',
  async ([script, ...args]) => {
    const site = await startTestBackend({ databaseUrl: await newPostgresDatabase() });
    const dataDir = newFolder();
    const wrong = await run([pathOf(script), ...args], {
      DATABASE_URL: site.databaseUrl ?? '',
      DATA_DIR: dataDir,
    });
    expect(wrong).toMatchObject({
      code: 1,
      stderr: textLike(/^DATA_DIR: found no website in \S+ \(ENOENT: [^\n]+\n$/),
    });
    expect(await readdir(dataDir)).toEqual([]);
    const env = { DATABASE_URL: await newPostgresDatabase(), DATA_DIR: site.dataDir };
    expect(await run([pathOf(script), ...args], env)).toEqual({
      code: 1,
      stderr: 'DATABASE_URL: found no website in this database; set the variables of the site\n',
    });
    await site.close();
  },
);

test.for(['migrate', 'main'])('npm run %s prints no password of an address', async (script) => {
  const url = 'postgres://me:s3cret@127.0.0.1:1/site';
  const args = script === 'migrate' ? ['--from', 'sqlite', '--to', url] : [];
  // The server would find its folder in use.
  const dataDir = script === 'main' ? folder : backend.dataDir;
  const env = { DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const { code, stderr } = await run([pathOf(script), ...args], env);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^DATABASE_URL: cannot use this database [^\n]+\n$/);
  expect(stderr).not.toContain('s3cret');
});

test.for<[string, string]>([
  ['throw', "throw new Error('reading\\n postgres://me:p@ss@host/x', { cause: new Error('why') })"],
  ['reject', "void Promise.reject(new Error('reading postgres://me:p@ss@host/x: why'))"],
  [
    'throw, and close with another',
    "await using site = { [Symbol.asyncDispose]: async () => { throw new Error('closing') } }; " +
      "throw new Error('reading postgres://me:p@ss@host/x: why')",
  ],
])('an unexpected error (%s) is one line without a stack', async ([, code]) => {
  const line = 'Failed: reading postgres://…@host/x: why. LOG_LEVEL=debug shows where\n';
  expect(await run([await failingBy(code)])).toEqual({ code: 1, stderr: line });
});

test('LOG_LEVEL=debug shows where an unexpected error comes from, without a password', async () => {
  const program = await failingBy("throw new Error('reading postgres://me:p@ss@host/x')");
  const { stderr } = await run([program], { LOG_LEVEL: 'debug' });
  expect(stderr).toContain('failing.ts:');
  expect(stderr).not.toContain('p@ss');
});

/** Writes a program whose command fails by this code. Returns its path. */
async function failingBy(code: string): Promise<string> {
  const program = join(folder, 'failing.ts');
  const command = `async () => { ${code}; await new Promise((done) => setTimeout(done, 1000)); }`;
  await writeFile(
    program,
    `import { runCommand } from ${JSON.stringify(pathOf('run-command'))}; await runCommand(${command});`,
  );
  return program;
}
