import { parse, Source, validate } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';
import type { OperationLimits } from './limits.ts';
import { limitsRule, operationLimits } from './limits.ts';

const over = (query: string, limits = operationLimits) =>
  validate(schema, parse(new Source(query)), [limitsRule(limits)]).map(
    (error) => error.extensions.limit,
  );
const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const parts = (args: string) =>
  `{ node(id: "x") { ... on Spare { parts${args} { edges { node { description { de } } } } } } }`;
const spares = (args: string, inside = 'edges { node { title { de } } }') =>
  `spares(${args}) { ${inside} }`;

test.each<[keyof OperationLimits, number, string]>([
  ['depth', 6, parts('')],
  // The gateway lets no public client read the schema.
  ['depth', 1, '{ __schema { types { name } } }'],
  // Another rule refuses what does not exist.
  ['depth', 3, '{ nothing { x { y } } }'],
  ['aliases', 2, '{ a: settings { b: phone } }'],
  [
    ...(['aliases', 3] as const),
    `{ settings { ...a d: phone } }
     fragment a on Settings { b: phone ...c } fragment c on Settings { c: phone }`,
  ],
  // An object has one type.
  [
    ...(['aliases', 2] as const),
    `{ node(id: "x") { ... on Spare { a: version b: version } ...s } }
     fragment s on Service { a: version }`,
  ],
  [
    ...(['aliases', 4] as const),
    `{ node(id: "x") { ... on Spare { a: version b: version } ... on Spare { c: version }
       ... on Node { d: id } ... on Service { a: version } } }`,
  ],
  ['rootFields', 2, '{ a: __typename __typename }'],
  [
    ...(['directives', 4] as const),
    `query @live { ...a @include(if: true) settings { phone @include(if: true) @skip(if: false) } }
     fragment a on Query { __typename }`,
  ],
  // The list, and of each entry the edge, the node and its title.
  ['cost', 1 + 10 * 3, `{ ${spares('first: 10')} }`],
  ['cost', 1 + 10 * 3, `{ ${spares('last: 10')} }`],
  ['cost', 1 + 10 * 2, `{ ${spares('first: 10', 'nodes { title { de } }')} }`],
  // A variable counts as the longest page, whatever it is.
  ['cost', 1 + 200 * 3, `query ($n: Int = -1000000) { ${spares('first: $n')} }`],
  ['cost', 2 + 50 * 3, parts('')],
  ['cost', 2 + 50 * 3, parts('(first: null)')],
  ['cost', 2 + 30 * 3, parts('(first: 30)')],
  // A list that is no connection counts as 20.
  ['cost', 1 + 20 * 2, '{ spare(by: { restId: "1" }) { images { alternativeText { de } } } }'],
  // A fragment may be spread where a page is as long as it may be.
  [
    'cost',
    1 + 200,
    `{ ${spares('first: 1', '...e')} } fragment e on SpareConnection { edges { cursor } }`,
  ],
  // A negative page pays for nothing else.
  ['cost', 31 + 1, `{ ${spares('first: 10')} x: ${spares('first: -1000000')} }`],
])('the %s is exactly %i of %s', (name, size, query) => {
  expect(over(query, { ...operationLimits, [name]: size })).toEqual([]);
  expect(over(query, { ...operationLimits, [name]: size - 1 })).toEqual([name]);
});

test('fragments that spread fragments are measured quickly', () => {
  const bomb = `{ settings { ...f0 } } ${repeat(
    40,
    (i) => `fragment f${String(i)} on Settings { ...f${String(i + 1)} ...f${String(i + 1)} }`,
  )} fragment f40 on Settings { a: phone }`;
  expect(over(bomb)).toEqual(['aliases']);
  const circle = '{ settings { ...a } } fragment a on Settings { ...a b: phone }';
  expect(over(circle)).toEqual([]);
});
