import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

const bin = resolve('node_modules/.bin');
/** Makes Node say that it is an old one. */
const pretence = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
const oneLine = /^Node 24 is needed, and this is Node 20\.20\.2\..*\n$/;

let machine = '';

beforeAll(() => {
  machine = mkdtempSync(join(tmpdir(), 'old-node-'));
  const node = `#!/bin/sh\nexec '${process.execPath}' --import "${pretence}" "$@"\n`;
  writeFileSync(join(machine, 'node'), node);
  chmodSync(join(machine, 'node'), 0o755);
});

afterAll(() => rmSync(machine, { recursive: true }));

/** The environment of a machine whose own Node is an old one, without what npm put into the path. */
function oldMachine(): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const own = path.filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  return { ...process.env, PATH: [machine, ...own].join(delimiter) };
}

test.runIf(existsSync(join(bin, 'node')))(
  'npm runs on our Node what it starts in a workspace',
  () => {
    const command = 'node --print process.versions.node';
    const { stdout } = spawnSync('npm', ['exec', '-c', command], {
      cwd: 'web',
      env: oldMachine(),
      encoding: 'utf8',
    });
    expect(stdout).toBe(`${process.versions.node}\n`);
  },
);

test('on an old Node the preparation says in one line what is needed', () => {
  for (const name of ['prepare.mjs', 'node-version.mjs']) {
    cpSync(join('.config', name), join(machine, '.config', name));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.config/prepare.mjs'], {
    cwd: machine,
    env: oldMachine(),
    encoding: 'utf8',
  });
  expect(stderr).toMatch(oneLine);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

const configs = globSync('{.config,backend,gateway,web}/{,*/}{vite,vitest,playwright}.config.ts', {
  exclude: ['gateway/vite.config.ts', 'web/explorer/vite.config.ts'],
});

test.for(configs)('on an old Node the tests of %s say in one line what is needed', (config) => {
  const program = config.includes('playwright')
    ? ['node_modules/@playwright/test/cli.js', 'test']
    : ['node_modules/vitest/vitest.mjs', 'run'];
  const args = ['--import', pretence, ...program, '--config', config, 'no-such-file'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(oneLine);
  expect(status).toBe(1);
});
