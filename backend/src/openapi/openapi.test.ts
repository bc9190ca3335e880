import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entityTables } from '../database/entity-tables.ts';
import { startTestBackend } from '../testing/test-backend.ts';
import { createOpenApi } from './document.ts';
import { operations } from './operations.ts';

test('the contract is served, every endpoint names its row, extensions are marked', async () => {
  const backend = await startTestBackend();
  const { json } = await backend.call('GET /openapi.json');
  await backend.close();
  expect(json.openapi).toBe('3.1.0');
  for (const { path, method, row } of operations) {
    const described = json.paths[path]?.[method];
    expect(described?.description).toBe(`Row: ${row}`);
    expect(described?.['x-extension']).toBe(row === 'extension' ? true : undefined);
  }
});

test('the operations of every contract are served and described', async () => {
  const src = new URL('../', import.meta.url);
  const files = globSync('*/*-contract.ts', { cwd: src });
  expect(files.length).toBeGreaterThan(20);
  const modules: object[] = await Promise.all(
    files.map((file) => import(new URL(file, src).href) as Promise<object>),
  );
  const exported = modules.flatMap((module) => Object.values(module) as unknown[]);
  const declared = exported.filter(
    (value) => typeof value === 'object' && value !== null && 'method' in value,
  );
  expect(declared.filter((value) => !operations.some((one) => one === value))).toEqual([]);
});

test('a write of what has a version takes it, by `If-Match`', () => {
  const { paths } = createOpenApi();
  const writes = operations.filter(
    ({ method, path }) =>
      ['patch', 'delete'].includes(method) &&
      entityTables.some((table) => table === path.split('/')[1]),
  );
  expect(writes.length).toBeGreaterThan(20);
  const without = writes.filter(({ method, path }) => {
    const parameters = paths?.[path]?.[method]?.parameters ?? [];
    return !parameters.some((one) => 'name' in one && one.name === 'If-Match');
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});
