import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RelayProject } from './relay-project.ts';
import { createRelayProject, schemaFile } from './relay-project.ts';

let project: RelayProject;
beforeEach(async () => {
  project = await createRelayProject();
});
afterEach(() => project.remove());

test("Relay's compiler accepts the schema and the samples", async () => {
  const { code, output } = await project.compile();
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
    /(type DeleteSparePayload \b[^{]*\{[^}]*)deletedId: ID\b/,
    '$1deletedId: Int',
    'Invalid use of @deleteEdge',
  ],
  [
    'an object without an edge as the response to adding',
    /(type AddSparePayload \b[^{]*\{[^}]*)spareEdge: SpareEdge\b/,
    '$1spareEdge: Spare',
    'The type `Spare` has no field `node`',
  ],
])('it refuses %s', async (_, right, wrong, reason) => {
  const schema = await readFile(schemaFile, 'utf8');
  expect(schema).toMatch(right);
  await writeFile(join(project.folder, 'schema.graphql'), schema.replace(right, wrong));
  const { code, output } = await project.compile();
  expect(output).toContain(reason);
  expect(code).toBe(1);
});
