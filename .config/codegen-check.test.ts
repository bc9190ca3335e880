import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const needed = ['schema.graphql', 'codegen.ts', 'gateway/src', 'web/src', 'backend'];

test('a changed field of the schema fails the check, which names the stale file and the command', () => {
  // Below node_modules, so that the copy finds the tools and no other check sees it.
  const copy = mkdtempSync(join('node_modules', '.codegen-check-'));
  try {
    for (const path of needed) cpSync(path, join(copy, path), { recursive: true });
    const schema = readFileSync('schema.graphql', 'utf8');
    writeFileSync(
      join(copy, 'schema.graphql'),
      schema.replace('substPart: String!', 'substPart: String'),
    );

    const { status, stderr } = spawnSync('node', [resolve('.config/codegen-check.ts')], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('gateway/src/graphql/resolvers.generated.ts');
    expect(stderr).toContain('npm run codegen');
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 60_000);
