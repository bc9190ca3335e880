import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ask, freePort, run } from './start-up.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/clients.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\S+)( manifest)?\n([^]*?)^```$/gm)].map(
  ([, language = '', isManifest, text = '']) => ({
    language: isManifest ? 'manifest' : language,
    text,
  }),
);
const password = 'right-password';

test('the snippets of docs/clients.md do what it says', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clients-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = join(folder, 'manifest.json');
  writeFileSync(manifest, blocks.find(({ language }) => language === 'manifest')?.text ?? '');

  const [port, productionPort] = [await freePort(), await freePort()];
  const site = run({
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    SEED: 'demo',
    ADMIN_PASSWORD: password,
  });
  await site.printed(/Administrator.*\n/);
  const production = run({
    PORT: productionPort,
    BACKEND_URL: `http://127.0.0.1:${port}/api`,
    NODE_ENV: 'production',
    OPERATIONS_MANIFEST: manifest,
  });
  await production.printed(/Site: .*\n/);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { data } = await ask(port, login, { input: { login: 'admin', password } });
  const { token } = (data as { login: { token: string } }).login;
  const here = (text: string) =>
    text
      .replaceAll('http://localhost:4000', `http://127.0.0.1:${port}`)
      .replaceAll('https://site.example', `http://127.0.0.1:${productionPort}`);

  const snippets = blocks.flatMap(({ language, text }, index) => {
    const next = blocks[index + 1];
    return language === 'sh' || language === 'js'
      ? [
          {
            language,
            text: here(text),
            expected: next?.language === 'json' ? next.text : undefined,
          },
        ]
      : [];
  });
  expect(snippets.length).toBeGreaterThan(8);
  for (const { language, text, expected } of snippets) {
    const printed = await runSnippet(language, text, token);
    if (expected === undefined) expect(printed, text).toContain('type Query {');
    // The page leaves out what a reader need not know: messages and places in the operation.
    else expect(JSON.parse(printed), text).toMatchObject(JSON.parse(expected) as object);
  }
});

/** Runs a snippet in the project's folder, as a reader would; gives what it prints. */
async function runSnippet(language: string, text: string, token: string): Promise<string> {
  const [program, args] =
    language === 'sh'
      ? ['bash', ['-euc', text.replaceAll('curl ', 'curl --silent --show-error ')]]
      : [process.execPath, ['--input-type=module', '--eval', text]];
  const env = { ...process.env, PASSWORD: password, TOKEN: token };
  const { stdout } = await promisify(execFile)(program, args, { cwd: root, env });
  return stdout;
}
