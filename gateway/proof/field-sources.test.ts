import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../backend/src/testing/new-folder.ts';

const project = resolve(import.meta.dirname, '../..');
const copied = ['package.json', 'codegen.ts', '.config', 'gateway/src', 'web/src'];
const linked = ['node_modules', 'gateway/node_modules'];
/** Types that REST objects stand for, with and without resolvers of their own, and those that need them all. */
const types = ['Account', 'NavbarEntry', 'SubPart', 'Query', 'Mutation'];

test('a new field without a source does not compile', () => {
  const copy = newFolder();
  for (const path of copied) cpSync(join(project, path), join(copy, path), { recursive: true });
  for (const path of linked) symlinkSync(join(project, path), join(copy, path));
  const start = new RegExp(`^type (${types.join('|')})\\b.*\\{$`, 'gm');
  const schema = readFileSync(join(project, 'schema.graphql'), 'utf8');
  writeFileSync(
    join(copy, 'schema.graphql'),
    schema.replace(start, (line) => `${line}\n  weight: Int!`),
  );
  const config = {
    extends: './.config/tsconfig.base.json',
    files: ['gateway/src/schema.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));

  const run = (program: string, ...args: string[]) =>
    spawnSync(process.execPath, [join('node_modules', program), ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
  run('@graphql-codegen/cli/esm/bin.js', '--silent');
  const { stdout } = run('typescript/bin/tsc');
  for (const type of types) expect(stdout).toContain(`"${type}.weight has no source"`);
  expect(stdout.match(/error/g)).toHaveLength(1);
}, 120_000);
