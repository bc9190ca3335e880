import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../backend/src/testing/new-folder.ts';

const release = 'type Query {\n  settings: String!\n  spares(first: Int): [String!]!\n}\n';
const changelog = `# Changelog of the schema

## Not released

Since 1.9.0.

Nothing has changed.

## 1.9.0

The release before.
`;
const removed = "- `Query.spares`: Field 'spares' was removed from object type 'Query'.";

let folder: string;
beforeEach(() => {
  folder = newFolder();
  mkdirSync(join(folder, 'docs/releases'), { recursive: true });
  mkdirSync(join(folder, '.config'));
  cpSync('.config/schema-changelog.ts', join(folder, '.config/schema-changelog.ts'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write('docs/releases/1.9.0.graphql', 'type Query {\n  old: String\n}\n');
  write('docs/releases/1.10.0.graphql', release);
  write('docs/schema-changelog.md', changelog);
  write('schema.graphql', release);
});

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const read = () => readFileSync(join(folder, 'docs/schema-changelog.md'), 'utf8');
function run(...args: string[]) {
  const script = ['.config/schema-changelog.ts', ...args];
  return spawnSync('node', script, { cwd: folder, encoding: 'utf8' });
}

test('a change without its entry fails the check, which writes nothing', () => {
  write('schema.graphql', 'type Query {\n  settings: String!\n}\n');
  const stderr = 'docs/schema-changelog.md is stale: npm run codegen\n';
  expect(run('--check')).toMatchObject({ status: 1, stderr });
  expect(read()).toBe(changelog);
  run();
  const written = read();
  expect(run('--check')).toMatchObject({ status: 0, stderr: '' });
  // An entry of an earlier release is not one of this, and one that is no longer true is none.
  const [entry = ''] = /^- `.*$/m.exec(written) ?? [];
  const elsewhere = written.replace(`${entry}\n`, '').replace('The release before.', entry);
  write('docs/schema-changelog.md', elsewhere);
  expect(run('--check').status).toBe(1);
  write('docs/schema-changelog.md', written);
  write('schema.graphql', release);
  expect(run('--check').status).toBe(1);
});

test('a description is no change', () => {
  write('docs/schema-changelog.md', changelog.replace('Since 1.9.0', 'Since 1.10.0'));
  write('schema.graphql', release.replace('settings', '"New."\n  settings'));
  expect(run('--check').status).toBe(0);
});

test('the entries are written, what somebody added stays, and what is no longer true goes', () => {
  write(
    'schema.graphql',
    'type Query {\n  settings: String!\n  navbar: Navbar\n}\ntype Navbar {\n  a: Int\n}\n',
  );
  expect(run().status).toBe(0);
  const once = `# Changelog of the schema

## Not released

Since 1.10.0.

### Breaking

${removed}

### Other

- \`Navbar\`: Type 'Navbar' was added.
- \`Query.navbar\`: Field 'navbar' was added to object type 'Query'.

## 1.9.0

The release before.
`;
  expect(read()).toBe(once);
  const explained = once.replace(removed, `${removed} Ask \`search\` instead.`);
  write('docs/schema-changelog.md', explained);
  run();
  expect(read()).toBe(explained);

  write('schema.graphql', release);
  run();
  expect(read()).toBe(changelog.replace('Since 1.9.0', 'Since 1.10.0'));
});

test('an entry without a path, which no comparison finds, stays above the others', () => {
  const byHand = '- Lists give 50 entries.';
  write('docs/schema-changelog.md', changelog.replace('Nothing has changed.', byHand));
  write('schema.graphql', 'type Query {\n  settings: String!\n}\n');
  expect(run().status).toBe(0);
  expect(read()).toContain(`### Breaking\n\n${byHand}\n${removed}\n`);
  write('schema.graphql', release);
  expect(run().status).toBe(0);
  expect(read()).toContain(`### Breaking\n\n${byHand}\n\n## 1.9.0`);
});

test('what breaks in a type that gets an interface is not overlooked', () => {
  const type = (head: string, fields: string) =>
    `type Query {\n  settings: Settings!\n}\ninterface Named {\n  name: String\n}\ntype Settings${head} {\n${fields}}\n`;
  write('docs/releases/1.10.0.graphql', type('', '  phone: String!\n'));
  write('schema.graphql', type(' implements Named', '  name: String\n'));
  run();
  expect(read()).toContain("Field 'phone' was removed from object type 'Settings'.");
});

test('a changelog whose section was released without a new one is refused', () => {
  write('docs/schema-changelog.md', changelog.replace('Not released', '1.11.0'));
  const { status, stderr } = run('--check');
  expect([status, stderr]).toEqual([1, expect.stringContaining("no section 'Not released'")]);
});
