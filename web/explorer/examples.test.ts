import { expect, test } from 'vitest';
import { filterExamples, readExamples } from './examples.ts';

const examples = readExamples(
  {
    'docs/spare.graphql': `# What follows is open.
query OneSpare($id: ID!) { spare(id: $id) { ...SpareCard_spare } }

fragment SpareCard_spare on Spare { title }

# Needs a token.
mutation RemoveSpare($old: DeleteSpareInput!) { deleteSpare(input: $old) { deletedId } }
`,
    'docs/home.graphql': 'query ShowHome { settings { phone } }\n',
  },
  { 'docs/spare.json': '{ "id": "1", "old": { "id": "2" } }', 'docs/home.json': '{}' },
);

test('each operation is an example of its own, the home page first', () => {
  expect(examples.map(({ group, name, kind }) => [group, name, kind])).toEqual([
    ['home', 'ShowHome', 'query'],
    ['spare', 'OneSpare', 'query'],
    ['spare', 'RemoveSpare', 'mutation'],
  ]);
});

test('an example holds its comment, the fragments that it spreads and its own variables only', () => {
  expect(examples[1]).toMatchObject({
    query: `# What follows is open.
query OneSpare($id: ID!) { spare(id: $id) { ...SpareCard_spare } }

fragment SpareCard_spare on Spare { title }
`,
    variables: '{\n  "id": "1"\n}',
  });
  expect(examples[2]?.query).toMatch(/^# Needs a token\.\nmutation RemoveSpare[^]+\}\n$/);
  expect(examples[0]?.variables).toBe('');
});

test('the filter looks for every word in name, file, kind and text, whatever their case', () => {
  const named = (words: string) => filterExamples(examples, words).map(({ name }) => name);
  expect(named('')).toEqual(['ShowHome', 'OneSpare', 'RemoveSpare']);
  expect(named('SPARE mutation')).toEqual(['RemoveSpare']);
  expect(named(' phone ')).toEqual(['ShowHome']);
  expect(named('phone mutation')).toEqual([]);
});
