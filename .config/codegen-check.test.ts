import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const needed = [
  'package.json',
  'schema.graphql',
  'codegen.ts',
  '.config',
  'gateway/src',
  'web/src',
  'backend',
  'docs',
];

test('a changed field of the schema fails the check, which names the stale files by their paths in the project, and the command', () => {
  const copy = mkdtempSync(join(tmpdir(), 'codegen-check-'));
  try {
    for (const path of needed) cpSync(path, join(copy, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
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
    const files = [...stderr.matchAll(/^- (.+\.generated\.\w+)$/gm)].map(([, file]) => file);
    expect(files).toContain('gateway/src/resolvers.generated.ts');
    expect(files).toContain('web/src/dashboard/sub-part/SubPartFields.generated.ts');
    expect(files.filter((file) => !/^(gateway|web)\//.test(file ?? ''))).toEqual([]);
    expect(stderr).toContain("- `SubPart.substPart`: Field 'SubPart.substPart' changed type");
    expect(stderr).toContain('npm run codegen');
  } finally {
    rmSync(copy, { recursive: true });
  }
});
