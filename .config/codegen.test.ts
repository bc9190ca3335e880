import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../backend/src/testing/new-folder.ts';

test('a generated file whose document is gone is named, since its operation is no longer registered', () => {
  const folder = newFolder();
  const write = (path: string, text = '') => writeFileSync(join(folder, path), text);
  const run = (...args: string[]) =>
    spawnSync('node', ['codegen.ts', ...args], { cwd: folder, encoding: 'utf8' });
  mkdirSync(join(folder, 'web/src/apollo'), { recursive: true });
  cpSync('codegen.ts', join(folder, 'codegen.ts'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('schema.graphql', 'type Query { phone: String }');
  write('web/src/Contacts.graphql', '{ phone }');
  write('web/src/Contacts.generated.ts');
  write('web/src/apollo/schema.generated.ts');
  expect(run('--check')).toMatchObject({ status: 0, stderr: '' });
  rmSync(join(folder, 'web/src/Contacts.graphql'));
  const stderr = `${join('web/src/Contacts.generated.ts')} has no document beside it: delete it\n`;
  expect(run('--check')).toMatchObject({ status: 1, stderr });
  // A document that was renamed gets its new file.
  expect(run()).toMatchObject({ status: 0, stderr });
});
