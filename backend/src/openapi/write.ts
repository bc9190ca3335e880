import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { createOpenApi } from './document.ts';
import { extensionEndpoints, extensionNames } from './extensions.ts';
import { operations } from './operations.ts';

/**
 * Writes the contract to `backend/openapi.json`, and its extensions, beyond section 7, for the gateway.
 * `--check` only lists the stale files.
 */
const extensions = `// Written by \`npm run codegen\` from the contract of the backend.

/** The endpoints beyond section 7 of the specification. */
export const extensionEndpoints = ${JSON.stringify(extensionEndpoints(operations))} as const;

/** What endpoints take beyond section 7: parameters, headers and body fields. */
export const extensionNames = ${JSON.stringify(extensionNames(operations))} as const;
`;
const files = [
  { path: 'backend/openapi.json', parser: 'json', text: JSON.stringify(createOpenApi()) },
  {
    path: 'gateway/src/contract/extensions.generated.ts',
    parser: 'typescript',
    text: extensions,
  },
];

for (const { path, parser, text } of files) {
  const target = new URL(`../../../${path}`, import.meta.url);
  const written = await format(text, { parser, printWidth: 100, singleQuote: true });
  if (!process.argv.includes('--check')) {
    await writeFile(target, written);
  } else if ((await readFile(target, 'utf8')) !== written) {
    console.log(` - ${path}`);
    process.exitCode = 1;
  }
}
