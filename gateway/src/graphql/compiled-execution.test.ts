import { expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();
const post = async (operationName?: string) => {
  const query = 'query A { settings { phone } } query B { settings { email } }';
  const response = await fetch(`${it.url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName }),
  });
  return response.text();
};

test('of several operations the named one is run, each time', async () => {
  for (let i = 0; i < 2; i++) {
    expect(await post('A')).toContain('"phone"');
    expect(await post('B')).toContain('"email"');
  }
});

test('a name that is not there, or is missing, is said and is no failure of the server', async () => {
  expect(await post('C')).toContain('Unknown operation named');
  expect(await post()).toContain('Must provide operation name');
  expect(it.lines()).toEqual([]);
});
