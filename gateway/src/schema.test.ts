import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, introspectionFromSchema, lexicographicSortSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

test('introspection says what schema.graphql says, of scalars too', () => {
  const written = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const read = (one: GraphQLSchema) => introspectionFromSchema(lexicographicSortSchema(one));
  expect(read(schema)).toEqual(read(written));
});
