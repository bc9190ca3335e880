import { readFile, writeFile } from 'node:fs/promises';
import openapiTypes, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { format } from 'prettier';
import { createOpenApi } from './document.ts';
import { extensionEndpoints, extensionNames } from './extensions.ts';
import { roles } from '../roles.ts';
import { operations, operationsByFeature } from './operations.ts';
import { endpointRoles, guardedEndpoints } from './roles.ts';

/**
 * Writes the contract to `backend/openapi.json`, and for the gateway its types, its extensions, beyond
 * section 7, and who may call what. Leaves files alone that are not stale, since servers in development watch
 * them. `--check` lists the stale files instead, and fails if there is one.
 */
const openApi = JSON.stringify(createOpenApi());
// The gateway takes from the types what it sends; it checks what it receives.
const requests = JSON.stringify(createOpenApi(), (name, value: unknown) =>
  name === 'responses' ? {} : value,
);
const types = COMMENT_HEADER + astToString(await openapiTypes(Buffer.from(requests)));
const extensions = `// Written by \`npm run codegen\` from the contract of the backend.

/** The endpoints beyond section 7 of the specification. */
export const extensionEndpoints = ${JSON.stringify(extensionEndpoints(operations))} as const;

/** What endpoints take beyond section 7: parameters, headers and body fields. */
export const extensionNames = ${JSON.stringify(extensionNames(operations))} as const;
`;
const rights = `// Written by \`npm run codegen\` from the contract of the backend.

/** The roles of administrators. Each may do what the roles after it may. */
export const roles = ${JSON.stringify(roles)} as const;

/** The lowest role that may call an endpoint; visitors may call the others. */
export const endpointRoles = ${JSON.stringify(endpointRoles(operations))} as const;

/** The endpoints of each part of the contract that visitors may not call. */
export const guardedEndpoints = ${JSON.stringify(guardedEndpoints(operationsByFeature))} as const;
`;
const files = [
  { path: 'backend/openapi.json', parser: 'json', text: openApi },
  { path: 'gateway/src/contract/contract.generated.ts', parser: undefined, text: types },
  {
    path: 'gateway/src/contract/extensions.generated.ts',
    parser: 'typescript',
    text: extensions,
  },
  { path: 'gateway/src/contract/roles.generated.ts', parser: 'typescript', text: rights },
];

for (const { path, parser, text } of files) {
  const target = new URL(`../../../${path}`, import.meta.url);
  const style = { printWidth: 100, singleQuote: true };
  const written = parser ? await format(text, { parser, ...style }) : text;
  if ((await readFile(target, 'utf8')) === written) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale: npm run codegen`);
    process.exitCode = 1;
  } else {
    await writeFile(target, written);
  }
}
