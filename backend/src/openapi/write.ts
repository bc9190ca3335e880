import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { createOpenApi } from './document.ts';

/** Writes the contract to `backend/openapi.json`, whose drift a test finds. */
const text = await format(JSON.stringify(createOpenApi()), { parser: 'json', printWidth: 100 });
await writeFile(new URL('../../openapi.json', import.meta.url), text);
