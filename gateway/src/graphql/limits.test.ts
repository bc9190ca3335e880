import { parse, Source, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';
import { schema } from '../schema.ts';
import { limitsRule, maxTokens, operationLimits } from './limits.ts';

const over = (query: string, limits = operationLimits) =>
  validate(schema, parse(new Source(query)), [limitsRule(limits)]).map(
    (error) => error.extensions.limit,
  );
const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('n passes, n + 1 is refused with the name of the limit', () => {
  const { aliases, rootFields, directives } = operationLimits;

  test('depth', () => {
    const query =
      '{ node(id: "x") { ... on Spare { parts { edges { node { description { de } } } } } } }';
    expect(over(query, { ...operationLimits, depth: 6 })).toEqual([]);
    expect(over(query, { ...operationLimits, depth: 5 })).toEqual(['depth']);
  });

  test('aliases, also through fragments', () => {
    const query = (count: number) =>
      `{ settings { ${repeat(count, (i) => `a${String(i)}: phone`)} } }`;
    expect(over(query(aliases))).toEqual([]);
    expect(over(query(aliases + 1))).toEqual(['aliases']);
    const spread = (count: number) =>
      `{ settings { ...a ${repeat(count, (i) => `a${String(i)}: phone`)} } }
       fragment a on Settings { b: phone ...c } fragment c on Settings { c: phone }`;
    expect(over(spread(aliases - 2))).toEqual([]);
    expect(over(spread(aliases - 1))).toEqual(['aliases']);
  });

  test('aliases for several types count once, as an object has one type', () => {
    const both = (count: number) => `{ node(id: "x") {
      ... on Spare { ${repeat(count, (i) => `a${String(i)}: version`)} }
      ... on Service { ...s }
    } } fragment s on Service { ${repeat(count, (i) => `a${String(i)}: version`)} }`;
    expect(over(both(aliases))).toEqual([]);
    expect(over(both(aliases + 1))).toEqual(['aliases']);
    const twice = `{ node(id: "x") {
      ... on Spare { ${repeat(aliases, (i) => `a${String(i)}: version`)} }
      ... on Spare { b: version }
    } }`;
    expect(over(twice)).toEqual(['aliases']);
  });

  test('root fields', () => {
    const query = (count: number) => `{ ${repeat(count, (i) => `a${String(i)}: __typename`)} }`;
    expect(over(query(rootFields))).toEqual([]);
    expect(over(query(rootFields + 1))).toEqual(['rootFields']);
  });

  test('directives', () => {
    const query = (count: number) =>
      `{ settings { phone ${repeat(count, () => '@include(if: true)')} } }`;
    expect(over(query(directives))).toEqual([]);
    expect(over(query(directives + 1))).toEqual(['directives']);
    expect(over(`query @live ${query(directives)}`)).toEqual(['directives']);
  });

  test('cost, by the length of lists', () => {
    // spares 1, its edges first times: each 1, and node 1 with title 1.
    const query = (first: number) =>
      `{ spares(first: ${String(first)}) { edges { node { title { de } } } } }`;
    const limits = { ...operationLimits, cost: 1 + 10 * (1 + 1 + 1) };
    expect(over(query(10), limits)).toEqual([]);
    expect(over(query(11), limits)).toEqual(['cost']);
    expect(over(query(10).replace('first', 'last'), limits)).toEqual([]);
    expect(over(query(11).replace('first', 'last'), limits)).toEqual(['cost']);
    // `nodes` is as long, without an edge around each.
    const nodes = query(10).replace('edges { node { title { de } } }', 'nodes { title { de } }');
    expect(over(nodes, { ...limits, cost: 1 + 10 * (1 + 1) })).toEqual([]);
    expect(over(nodes, { ...limits, cost: 10 * (1 + 1) })).toEqual(['cost']);
    // A variable counts as the bound of a page, 200.
    const unknown = 'query ($n: Int) { spares(first: $n) { edges { node { title { de } } } } }';
    expect(over(unknown, { ...limits, cost: 601 })).toEqual([]);
    expect(over(unknown, { ...limits, cost: 600 })).toEqual(['cost']);
    // Without a size a page has 50: node, parts and 50 edges, each with node and description.
    const parts = (args: string) =>
      `{ node(id: "x") { ... on Spare { parts${args} { edges { node { description { de } } } } } } }`;
    expect(over(parts(''), { ...limits, cost: 152 })).toEqual([]);
    expect(over(parts(''), { ...limits, cost: 151 })).toEqual(['cost']);
    expect(over(parts('(first: null)'), { ...limits, cost: 152 })).toEqual([]);
    expect(over(parts('(first: 30)'), { ...limits, cost: 92 })).toEqual([]);
    expect(over(parts('(first: 30)'), { ...limits, cost: 91 })).toEqual(['cost']);
  });

  test.each([
    // A list that is no connection counts as 20.
    ['{ spare(by: { restId: "1" }) { images { alternativeText { de } } } }', 1 + 20 * (1 + 1)],
    // A fragment may be spread where a page is as long as it may be, 200.
    ['{ spares(first: 1) { ...e } } fragment e on SpareConnection { edges { cursor } }', 1 + 200],
  ])('cost of %s: %i', (query, cost) => {
    expect(over(query, { ...operationLimits, cost })).toEqual([]);
    expect(over(query, { ...operationLimits, cost: cost - 1 })).toEqual(['cost']);
  });

  test('cost: a negative `first` pays for nothing else', () => {
    const negative = (first: string) =>
      `query ($n: Int = -1000000) {
        spares(first: 10) { edges { node { title { de } } } }
        x: spares(first: ${first}) @skip(if: true) { edges { node { title { de } } } }
      }`;
    const limits = { ...operationLimits, cost: 1 + 10 * 3 + 1 };
    expect(over(negative('-1000000'), limits)).toEqual([]);
    expect(over(negative('-1000000'), { ...limits, cost: limits.cost - 1 })).toEqual(['cost']);
    // A variable counts as a page of 200, whatever it is.
    expect(over(negative('$n'), { ...limits, cost: 31 + 601 })).toEqual([]);
    expect(over(negative('$n'), { ...limits, cost: 31 + 600 })).toEqual(['cost']);
  });
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

describe('over HTTP', () => {
  const it = freshGateway();
  test('an operation over a limit is refused with 400 and its name', async () => {
    const query = `{ ${repeat(21, (i) => `a${String(i)}: __typename`)} }`;
    const response = await it.ask(query);
    expect(response.status).toBe(400);
    expect(response.errors).toMatchObject([{ extensions: { limit: 'rootFields' } }]);
  });

  test('tokens', async () => {
    const query = (tokens: number) => `{ settings { ${repeat(tokens - 5, () => 'phone')} } }`;
    // So many equal fields are refused by another rule, but after they were read.
    const read = await it.ask(query(maxTokens));
    expect(read.errors?.[0]?.extensions.limit).not.toBe('tokens');
    const refused = await it.ask(query(maxTokens + 1));
    expect(refused.status).toBe(400);
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: 'GRAPHQL_PARSE_FAILED',
      limit: 'tokens',
    });
  });

  test('several operations in one request (batching) are refused', async () => {
    const one = { query: '{ __typename }' };
    const response = await fetch(`${it.url()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([one, one]),
    });
    expect(response.status).toBe(400);
  });
});
