import { readFileSync } from 'node:fs';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

test('introspection says what schema.graphql says, of scalars too', () => {
  const written = buildSchema(readFileSync('schema.graphql', 'utf8'));
  expect(introspectionFromSchema(schema)).toEqual(introspectionFromSchema(written));
});
