import { expect, onTestFinished, test } from 'vitest';
import { metricsToken, readMetrics, startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();
const metrics = () => readMetrics(it.url());

test('operations are counted by name, REST calls by endpoint and outcome, without variables', async () => {
  await it.ask('query PartList($id: ID!) { spare(by: { restId: $id }) { id } }', { id: '1' });
  await it.ask('query PartList($id: ID!) { spare(by: { restId: $id }) { id } }', {
    id: 'secret-id',
  });
  await it.ask('query Wrong { nothing }');
  const logIn = 'mutation LogIn($input: LoginInput!) { login(input: $input) { token } }';
  await it.ask(logIn, { input: { login: 'admin', password: 'secret-id' } });
  const text = await metrics();
  expect(text).toContain('graphql_operation_seconds_count{operation="PartList",outcome="ok"} 2');
  expect(text).toContain(
    'rest_call_seconds_count{endpoint="GET /spare/{id}",outcome="NOT_FOUND"} 1',
  );
  expect(text).toContain(
    'rest_call_seconds_bucket{le="+Inf",endpoint="GET /spare/{id}",outcome="ok"} 1',
  );
  expect(text).toContain('operation="invalid",outcome="error"} 1');
  // Also where the client does not ask why.
  expect(text).toContain('operation="LogIn",outcome="refused"} 1');
  expect(text).not.toContain('secret-id');
});

test('a long name is cut, and where only registered operations run, strangers name nothing', async () => {
  const query = `query ${'N'.repeat(900_000)} { __typename }`;
  await it.ask(query);
  expect(await metrics()).toContain(`{operation="${'N'.repeat(100)}",outcome="ok"} 1`);

  const production = await startGateway(it.stub.url, { production: true, sandbox: false });
  onTestFinished(() => production.close());
  await production.ask(query);
  await production.ask('query Short { __typename }');
  const text = await readMetrics(production.url);
  expect(text).toContain('graphql_operation_seconds_count{operation="invalid",outcome="error"} 2');
  expect(text).not.toMatch(/operation="(N|Short)/);
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

test('are for nobody without METRICS_TOKEN, and for who holds it where it is set', async () => {
  const closed = await startGateway(it.stub.url, { metricsToken: undefined });
  onTestFinished(() => closed.close());
  const ask = (url: string, headers: Record<string, string>) =>
    fetch(`${url}/metrics`, { headers });
  const holder = { authorization: `Bearer ${metricsToken}` };
  // What a proxy on the same machine adds makes no difference.
  const forwarded = { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' };
  for (const headers of [{}, holder, forwarded, { authorization: 'Bearer undefined' }]) {
    const refused = await ask(closed.url, headers);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toContain('graphql_operation_seconds');
  }
  const others = ['', 'Bearer', 'Bearer x', `Basic ${metricsToken}`, `Bearer ${metricsToken}x`];
  for (const authorization of others) {
    const refused = await ask(it.url(), { ...forwarded, authorization });
    expect(refused.status, authorization).toBe(401);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  }
  expect((await ask(it.url(), holder)).status).toBe(200);
});
