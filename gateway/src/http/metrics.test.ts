import { expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();
const metrics = async () => (await fetch(`${it.url()}/metrics`)).text();

test('operations are counted by name, REST calls by row and outcome, without variables', async () => {
  await it.ask('query PartList($id: ID!) { spare(restId: $id) { id } }', { id: '1' });
  await it.ask('query PartList($id: ID!) { spare(restId: $id) { id } }', { id: 'secret-id' });
  await it.ask('query Wrong { nothing }');
  const text = await metrics();
  expect(text).toContain('graphql_operation_seconds_count{operation="PartList",outcome="ok"} 2');
  expect(text).toContain(
    'rest_call_seconds_count{endpoint="GET /spare/{id}",outcome="NOT_FOUND"} 1',
  );
  expect(text).toContain(
    'rest_call_seconds_bucket{le="+Inf",endpoint="GET /spare/{id}",outcome="ok"} 1',
  );
  expect(text).toContain('operation="invalid",outcome="error"} 1');
  expect(text).not.toContain('secret-id');
});

test('names without end do not fill the memory', async () => {
  for (let i = 0; i < 210; i++) await it.ask(`query N${String(i)} { __typename }`);
  const text = await metrics();
  expect(text.match(/seconds_count\{operation="N/g)?.length).toBe(200);
  expect(text).toContain('graphql_operation_seconds_count{operation="other",outcome="ok"} 10');

  const headers = { 'apollo-require-preflight': 'true' };
  for (let i = 0; i < 2; i++)
    await fetch(`${it.url()}/graphql?query=query+M{__typename}`, { headers });
  expect(await metrics()).toContain('cached_responses_total{operation="other",how="fresh"} 1');
});
