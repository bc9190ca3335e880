import { readFileSync } from 'node:fs';

import { Kind, parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';

const operations = z
  .record(z.string(), z.object({ name: z.string(), body: z.string() }))
  .parse(
    JSON.parse(readFileSync('gateway/src/graphql/registered-operations.generated.json', 'utf8')),
  );

/** The lists of an operation that leave the size of a page to the server. */
function unboundedIn(body: string): string[] {
  const found: string[] = [];
  visit(parse(body), {
    Field({ name, arguments: given = [], selectionSet }) {
      const isList = selectionSet?.selections.some(
        (field) => field.kind === Kind.FIELD && field.name.value === 'edges',
      );
      const hasSize = given.some(({ name: { value } }) => value === 'first' || value === 'last');
      if (isList && !hasSize) found.push(name.value);
    },
  });
  return found;
}

test.each(Object.values(operations))(
  '$name says how long the pages of its lists are',
  (operation) => {
    expect(unboundedIn(operation.body)).toEqual([]);
  },
);

test('a list without a size is found', () => {
  const body = '{ spares { edges { node { parts(last: 1) { edges { cursor } } } } } }';
  expect(unboundedIn(body)).toEqual(['spares']);
});
