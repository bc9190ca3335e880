import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../backend/src/testing/new-folder.ts';

test('--build builds the web app until the last file of its build is newer than the sources', () => {
  const project = newFolder();
  const start = Date.now() / 1000;
  /** Writes a file as if it were some seconds later. */
  const write = (name: string, seconds: number, content = '') => {
    const path = join(project, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    utimesSync(path, start + seconds, start + seconds);
  };
  for (const name of ['prepare.mjs', 'node-version.mjs']) {
    cpSync(join('.config', name), join(project, '.config', name));
  }
  write('package.json', 0, JSON.stringify({ scripts: { 'build:web': 'node --version' } }));
  const prepare = () =>
    spawnSync(process.execPath, ['.config/prepare.mjs', '--build'], {
      cwd: project,
      encoding: 'utf8',
    }).stdout.match(/^Building .*/gm);

  write('web/src/site.ts', 0);
  write('web/dist/index.html', 100);
  expect(prepare()).toEqual(['Building the web app …']);
  write('web/dist-server/site.js', 100);
  expect(prepare()).toBeNull();
  write('web/src/site.ts', 200);
  expect(prepare()).toEqual(['Building the web app …']);
});
