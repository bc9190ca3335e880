import { existsSync, readFileSync, readdirSync } from 'node:fs';

import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '../backend/src/languages.ts';

const readme = readFileSync('README.md', 'utf8');
const packageJson = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const inlineCode = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

test('every npm command that the README names exists', () => {
  const commands = inlineCode.filter((code) => /^npm (run )?[a-z:]+/.test(code));
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) {
    const [, script = ''] = /^npm (?:run )?([a-z:-]+)/.exec(command) ?? [];
    expect(packageJson.scripts, command).toHaveProperty([script]);
  }
});

test('every path that the README names exists', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
  const paths = inlineCode.filter((code) =>
    /^[\w.-]+(\/[\w.-]*)+$|^[\w-]+\.(ts|graphql)$/.test(code),
  );
  // `data/` is made by the first start.
  for (const path of [...links, ...paths].filter((path) => path !== 'data/')) {
    expect(existsSync(path), path).toBe(true);
  }
  expect(paths.length).toBeGreaterThan(8);
});

test('the README names every language of the site', () => {
  const nameOf = new Intl.DisplayNames('en', { type: 'language' });
  for (const language of languages) expect(readme).toContain(nameOf.of(language));
});

test('every variable that gateway and backend read stands in the README', () => {
  const config = ['gateway', 'backend'].map((folder) =>
    readFileSync(`${folder}/src/config.ts`, 'utf8'),
  );
  const variables = config.flatMap((source) =>
    [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
  );
  expect(variables.length).toBeGreaterThan(8);
  for (const name of variables) expect(inlineCode.join(' '), name).toContain(name);
});

test('the top level holds what the design names, and nothing else', () => {
  const visible = readdirSync('.').filter((name) => !name.startsWith('.'));
  const made = ['node_modules', 'data', 'test-results', 'playwright-report'];
  expect(visible.filter((name) => !made.includes(name)).sort()).toEqual([
    'README.md',
    'backend',
    'codegen.ts',
    'docs',
    'gateway',
    'package-lock.json',
    'package.json',
    'schema.graphql',
    'web',
  ]);
});
