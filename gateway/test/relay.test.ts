import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, print } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';

const compiler = createRequire(import.meta.url).resolve('relay-compiler/cli.js');
const schemaFile = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
const samples = fileURLToPath(new URL('relay/', import.meta.url));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relay-'));
  await mkdir(join(folder, 'src'));
  await cp(schemaFile, join(folder, 'schema.graphql'));
  const config = { src: 'src', schema: 'schema.graphql', language: 'javascript' };
  await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
  for (const name of await readdir(samples)) {
    // The compiler reads documents out of modules, one definition in each tag.
    const { definitions } = parse(await readFile(samples + name, 'utf8'));
    const tags = definitions.map((definition) => `graphql\`${print(definition)}\`;`);
    await writeFile(join(folder, 'src', name.replace('.graphql', '.js')), tags.join('\n'));
  }
});
afterEach(() => rm(folder, { recursive: true }));

test("Relay's compiler accepts the schema and the samples", async () => {
  const { code, output } = await compile();
  expect(output).toContain('Compilation completed');
  expect(code).toBe(0);
});

test.each([
  [
    'another field of PageInfo',
    /\bendCursor: String\b/,
    'lastCursor: String',
    "to expose a 'pageInfo { endCursor }' field",
  ],
  [
    'an edge without a node',
    /(type SpareEdge \{[^}]*)node: Spare!/,
    '$1spare: Spare!',
    'The type `SpareEdge` has no field `node`',
  ],
  [
    'an object that cannot be fetched again',
    'type Spare implements Node',
    'type Spare',
    "can never occur for parent type 'Node'",
  ],
  [
    'a deleted id that is no ID',
    /(type DeleteSparePayload \{[^}]*)deletedId: ID!/,
    '$1deletedId: Int!',
    'Invalid use of @deleteRecord',
  ],
  [
    'an object without an edge as the response to adding',
    /(type AddSparePayload \{[^}]*)spareEdge: SpareEdge!/,
    '$1spareEdge: Spare!',
    'The type `Spare` has no field `node`',
  ],
])('it refuses %s', async (_, right, wrong, reason) => {
  const schema = await readFile(schemaFile, 'utf8');
  expect(schema).toMatch(right);
  await writeFile(join(folder, 'schema.graphql'), schema.replace(right, wrong));
  const { code, output } = await compile();
  expect(output).toContain(reason);
  expect(code).toBe(1);
});

/** Runs the compiler in the temporary folder. */
function compile(): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '--noWatchman'], { cwd: folder }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, output: out + err }),
    );
  });
}
