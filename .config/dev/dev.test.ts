import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';

import { makeCleanCopy } from './clean-copy.ts';
import type { DevProcess } from './dev-process.ts';
import { failingDev, startDev } from './dev-process.ts';

const resolvers = 'gateway/src/settings/settings-resolvers.ts';

/** `npm run dev` on a clean copy. Each test changes its file twice: some watchers lose a file that was replaced. */
describe('npm run dev', () => {
  let copy = '';
  let dev: DevProcess | undefined;

  beforeAll(async () => {
    copy = makeCleanCopy();
    dev = await startDev(copy);
  });

  beforeEach(() => onTestFailed(() => console.log(dev?.printed())));

  afterAll(() => {
    dev?.signal('SIGKILL');
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  });

  /**
   * Replaces a text in a file as editors and Git do it: by a new file of the same name. Nobody saves
   * twice in a moment, and a watcher needs one to find the new file.
   */
  async function edit(path: string, from: string, to: string): Promise<void> {
    await pause(1_000);
    const file = join(copy, path);
    const text = readFileSync(file, 'utf8');
    expect(text, path).toContain(from);
    writeFileSync(`${file}~`, text.replace(from, to));
    renameSync(`${file}~`, file);
  }

  /** The body of what Vite serves; empty where nothing is served (yet). */
  const get = (path: string): Promise<string> =>
    fetch(`${dev?.webUrl}${path}`, { headers: { 'Apollo-Require-Preflight': 'true' } }).then(
      (response) => response.text(),
      () => '',
    );

  /** Waits until what is read contains a text. */
  const expectToArrive = (text: string, read: () => string | Promise<string>) =>
    expect.poll(async () => (await read()).includes(text), { message: text }).toBe(true);

  const ask = (query: string) => get(`/graphql?query=${encodeURIComponent(query)}`);

  test('shows the page, and passes calls on to the gateway at PORT', async () => {
    await expectToArrive('/src/main.tsx', () => get('/'));
    await expectToArrive('/node_modules/.vite/deps/react', () => get('/src/main.tsx'));
    await expectToArrive('"data"', () => ask('{ settings { phone } }'));
  });

  test('every address that it prints shows something, or says that it needs a build', async () => {
    const show = async (line: string) => {
      if (line.endsWith(' (after npm run build)')) return 'needs a build';
      const response = await fetch(line, { headers: { accept: 'text/html' } });
      return `${String(response.status)} ${String(response.headers.get('content-type'))}`;
    };
    const showAll = () => {
      const lines = dev?.printed().matchAll(/(?:Site|Sandbox|Explorer|Local): +(http:.+)/g) ?? [];
      return Promise.all(Array.from(lines, ([, line = '']) => show(line)));
    };
    const page: unknown = expect.stringMatching(/^200 text\/html/);
    const all = [page, page, 'needs a build', 'needs a build'];
    await expect.poll(async () => (await showAll()).toSorted()).toEqual(all);
  });

  test('a second one at the same port ends with one line', async () => {
    const { port = '' } = URL.parse(dev?.gatewayUrl ?? '') ?? {};
    expect(await failingDev(copy, port)).toEqual([
      1,
      `PORT: ${port} is already in use; set PORT to another\n`,
    ]);
  });

  test('brings a changed component to the browser', async () => {
    const component = '/src/site/imprint/ImprintScreen.tsx';
    const name = 'Hamberg Turbinen GmbH';
    await expectToArrive(name, () => get(component));
    await edit(`web${component}`, name, 'Changed once');
    await expectToArrive('Changed once', () => get(component));
    await edit(`web${component}`, 'Changed once', 'Changed twice');
    await expectToArrive('Changed twice', () => get(component));
  });

  test('generates what a changed document needs, for the browser and for the gateway', async () => {
    const generated = '/src/site/imprint/ImprintScreen.generated.ts';
    const hashes = 'web/src/apollo/operation-hashes.generated.json';
    const askByHash = () => {
      const [, sha256Hash] =
        /"ImprintScreen": "(\w+)"/.exec(readFileSync(join(copy, hashes), 'utf8')) ?? [];
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
      return get(`/graphql?extensions=${encodeURIComponent(extensions)}`);
    };
    let before = 'settings {';
    for (const alias of ['changedOnce', 'changedTwice']) {
      const after = `settings {\n    ${alias}: phone`;
      await edit('web/src/site/imprint/ImprintScreen.graphql', before, after);
      await expectToArrive(alias, () => get(generated));
      await expectToArrive(`"${alias}":`, askByHash);
      before = after;
    }
  });

  test('serves a changed schema and the value of a changed resolver', async () => {
    const types = 'gateway/src/resolvers.generated.ts';
    const fields = () => ask('{ __type(name: "Settings") { fields { name } } }');
    for (const field of ['changedOnce', 'changedTwice']) {
      await edit(
        'schema.graphql',
        'type Settings {',
        `type Settings {\n  "Added."\n  ${field}: String`,
      );
      await expectToArrive(`"${field}"`, fields);
      await expectToArrive(`${field}?:`, () => readFileSync(join(copy, types), 'utf8'));

      await edit(resolvers, 'Settings: {', `Settings: { ${field}: () => 'resolved ${field}',`);
      await expectToArrive(`resolved ${field}`, () => ask(`{ settings { ${field} } }`));
    }
  });

  test('writes the contract for others and its types for the gateway', async () => {
    const contract = 'backend/src/settings/settings-contract.ts';
    for (const [from, to] of [
      ['The contact details of header and footer', 'Changed once'],
      ['Changed once', 'Changed twice'],
    ] as const) {
      await edit(contract, from, to);
      for (const written of ['backend/openapi.json', 'gateway/src/contract/contract.generated.ts'])
        await expectToArrive(to, () => readFileSync(join(copy, written), 'utf8'));
    }
  });

  test('outlives a document that is wrong', async () => {
    await edit(
      'web/src/site/imprint/ImprintScreen.graphql',
      'settings {',
      'settings { noSuchField',
    );
    await expectToArrive('Cannot query field "noSuchField"', () => dev?.printed() ?? '');
    await edit('web/src/site/imprint/ImprintScreen.graphql', ' noSuchField', '{');
    const where = /ImprintScreen\.graphql:\d+:\d+: Syntax Error: Expected Name, found "\{"/;
    await expect.poll(() => dev?.printed()).toMatch(where);
    await edit('web/src/site/imprint/ImprintScreen.graphql', '{{', '{\n    mended: phone');
    const generated = '/src/site/imprint/ImprintScreen.generated.ts';
    await expectToArrive('mended', () => get(generated));
  });

  test('ends by Ctrl+C only, and with all that it started', async () => {
    expect(dev?.isRunning(), dev?.printed()).toBe(true);
    expect(dev?.printed()).not.toContain('exited with code');
    dev?.signal('SIGINT');
    await expect.poll(() => dev?.isRunning()).toBe(false);
    for (const url of [dev?.webUrl, dev?.gatewayUrl])
      await expect(fetch(`${url}`)).rejects.toThrow();
  });

  test('an invalid schema ends it with one line', async () => {
    writeFileSync(join(copy, 'schema.graphql'), 'type Query {\n  settings: Settings\n');
    expect(await failingDev(copy, '0')).toEqual([
      1,
      expect.stringMatching(/^Failed: schema\.graphql:3:1: Syntax Error: Expected Name[^\n]+\n$/),
    ]);
  });
});
