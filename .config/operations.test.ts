import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const guide = readFileSync('docs/operations.md', 'utf8');
const inlineCode = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

test('every metric is described in the operations guide', () => {
  const files = [
    'gateway/src/http/metrics.ts',
    'backend/src/server/metrics.ts',
    'backend/src/notification/notifications.ts',
  ];
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = [...source.matchAll(/# TYPE ([a-z_]+) |name: '([a-z_]+)'/g)].map(
    ([, written = '', named = '']) => written || named,
  );
  expect(names).toContain('visitor_storage_bytes');
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(guide, name).toContain(`| \`${name}\``);
});

test('every npm command, program, link and variable of the operations guide exists', () => {
  const scripts = readFileSync('package.json', 'utf8');
  const commands = inlineCode.flatMap((code) => /npm run ([a-z:-]+)/.exec(code)?.[1] ?? []);
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) expect(scripts, command).toContain(`"${command}": "`);

  const programs = [...guide.matchAll(/\b(?:gateway|backend)\/[\w/.-]+\.ts\b/g)].map(String);
  const links = [...guide.matchAll(/\]\(([^)#]+)/g)].map(([, to = '']) => join('docs', to));
  for (const path of [...programs, ...links]) expect(existsSync(path), path).toBe(true);

  const readme = readFileSync('README.md', 'utf8');
  const variables = inlineCode.flatMap((code) => /^([A-Z]{2,}_[A-Z_]+)(=|$)/.exec(code)?.[1] ?? []);
  expect(variables.length).toBeGreaterThan(8);
  for (const name of variables) expect(readme, name).toContain(`\`${name}\``);
});

test('the operations guide starts the site as npm start does', () => {
  const start = 'gateway/dist/main.js';
  expect(readFileSync('package.json', 'utf8')).toContain(`"start": "node ${start}"`);
  expect(guide).toContain(`/node ${start}`);
  expect(guide).toContain(`CMD ["node", "${start}"]`);
});

test("the guide's image takes what is there, and of the packages those that run only", () => {
  const [, dockerfile = ''] = /```dockerfile\n([^]*?)```/.exec(guide) ?? [];
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const sources = copies.flatMap(([, paths = '']) => paths.split(' '));
  expect(sources).toContain('schema.graphql');
  for (const path of sources) expect(existsSync(path), path).toBe(true);
  const [, lastStage = ''] =
    dockerfile.split(/^FROM node:24\S* AS build$/m)[1]?.split(/^FROM /m) ?? [];
  expect(lastStage).toMatch(/npm ci --omit=dev --workspace backend --workspace gateway/);
  // Copied from there, they would be the whole 1.2 GB again.
  expect(lastStage).not.toMatch(/node_modules|^COPY \. /m);
});

test('what gateway and backend import as they run is a dependency, not one of development', () => {
  for (const workspace of ['gateway', 'backend']) {
    const manifest: unknown = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'));
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(manifest);
    // But for tests, and what draws and generates.
    const files = readdirSync(`${workspace}/src`, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test|\.d)\.ts$/.test(file) && !/testing|seed.drawings|openapi.write/.test(file),
    );
    const imported = files.flatMap((file) => {
      const source = readFileSync(join(workspace, 'src', file), 'utf8');
      const found = source.matchAll(
        /^(?:import|export) (?!type )[^;]*?from '([^.'][^']*)'|import\('([^.'][^']*)'\)/gm,
      );
      return [...found].map(([, fixed = '', lazy = '']) => fixed || lazy);
    });
    const packages = imported
      .filter((name) => !name.startsWith('node:'))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    expect(packages).toContain('express');
    expect(
      [...new Set(packages)].filter((name) => !(name in dependencies)),
      workspace,
    ).toEqual([]);
  }
});

test('Compose starts nothing before what it needs is healthy', () => {
  const [, compose = ''] = /```yaml\n([^]*?)```/.exec(guide) ?? [];
  const services = new Map(
    [...compose.matchAll(/^ {2}(\w+):\n((?: {4}.*\n)+)/gm)].map(([, name = '', text = '']) => [
      name,
      text,
    ]),
  );
  const needed = [...compose.matchAll(/^ {6}(\w+): \{ condition: service_healthy \}$/gm)];
  expect(needed.map(([, name]) => name)).toEqual(['database', 'shared']);
  expect(compose.match(/depends_on:(?!\n)/g)).toBeNull();
  for (const name of ['site', 'database', 'shared']) {
    expect(services.get(name), name).toMatch(/^ {4}healthcheck:\n(?: {6}#.*\n)? {6}test:/m);
  }
});

test('the proxy adds no header that the site itself sets, which would then be there twice', () => {
  const [, site = ''] = /```nginx\n([^]*?)```/.exec(guide) ?? [];
  expect(site).toContain('proxy_pass');
  expect(site).not.toMatch(
    /add_header\s+(Strict-Transport-Security|X-|Content-|Permissions-|Referrer-)/,
  );
});

const nginx = '/usr/sbin/nginx';
test.runIf(existsSync(nginx))("nginx takes the guide's configuration", () => {
  const [, site = ''] = /```nginx\n([^]*?)```/.exec(guide) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
  mkdirSync(join(folder, 'cache'));
  // Without the certificate, which only the company has, and with folders of its own.
  const here = site
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('443 ssl http2', '8443')
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places} ${here} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  try {
    execFileSync(nginx, ['-t', '-q', '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
