import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startTestBackend } from '../testing/test-backend.ts';
import { createOpenApi } from './document.ts';
import { operations } from './operations.ts';

test('backend/openapi.json is up to date; otherwise run node backend/src/openapi/write.ts', async () => {
  const stored = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(stored)).toEqual(createOpenApi());
});

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
