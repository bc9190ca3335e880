import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startGateway } from '../../test/gateway-client.ts';
import { projectRoot } from '../project-root.ts';

// Neither file nor introspection asks the backend.
const backend = 'http://127.0.0.1:9';

async function start(changes: Parameters<typeof startGateway>[1]) {
  const gateway = await startGateway(backend, changes);
  onTestFinished(() => gateway.close());
  return gateway;
}

test.each([{ sandbox: true }, { production: true, sandbox: true }])(
  'the schema is a file where introspection is open: %o',
  async (changes) => {
    const { url } = await start(changes);
    const response = await fetch(`${url}/schema.graphql`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      readFileSync(new URL('schema.graphql', projectRoot), 'utf8'),
    );
  },
);

test('in production there is none, and introspection tells what to do here', async () => {
  const gateway = await start({ production: true, sandbox: false });
  expect((await fetch(`${gateway.url}/schema.graphql`)).status).toBe(404);
  const { status, errors } = await gateway.ask('{ __schema { queryType { name } } }');
  expect(status).toBe(400);
  expect(errors).toMatchObject([
    {
      message: expect.stringMatching(
        /^Only registered operations .*\/schema\.graphql.*registered: docs\/clients\.md\.$/,
      ) as string,
      extensions: { code: 'OPERATION_NOT_REGISTERED' },
    },
  ]);
  expect(errors?.[0]?.message).not.toMatch(/Apollo|introspection: true/);
});
