import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { createOpenApi } from './document.ts';

/** Writes the contract to `backend/openapi.json`; `--check` only reports whether that is stale. */
const target = new URL('../../openapi.json', import.meta.url);
const text = await format(JSON.stringify(createOpenApi()), { parser: 'json', printWidth: 100 });

if (!process.argv.includes('--check')) {
  await writeFile(target, text);
} else if ((await readFile(target, 'utf8')) !== text) {
  console.error('backend/openapi.json is stale.');
  process.exitCode = 1;
}
