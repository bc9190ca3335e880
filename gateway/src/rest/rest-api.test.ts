import { expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway({ writes: 'nothing' });
const settings = '{ settings { phone } }';

test('an HTTP status becomes a code, and nothing of the inside is shown', async () => {
  const body = '{"message":"secret","fields":{"email":"is no address"},"stack":"at inside.js:1"}';
  it.stub.interfere = (_, res) => void res.writeHead(422).end(body);
  const { errors } = await it.ask(settings);
  expect(errors).toMatchObject([
    {
      extensions: {
        code: 'BAD_USER_INPUT',
        row: 'GET /settings',
        fields: { email: 'is no address' },
      },
    },
  ]);
  expect(JSON.stringify(errors)).not.toMatch(/secret|inside|stack/);
});

test('the request id goes to the backend and back, and the token as it came', async () => {
  const headers = { 'x-request-id': 'from-the-browser-1' };
  const response = await it.ask('{ spares { edges { cursor } } }', {}, { token, headers });
  expect(response.headers.get('x-request-id')).toBe('from-the-browser-1');
  expect(it.stub.calls[0]?.headers).toMatchObject({
    'x-request-id': 'from-the-browser-1',
    authorization: 'Bearer token',
    'x-forwarded-for': '127.0.0.1',
  });
  const hostile = await it.ask(settings, {}, { headers: { 'x-request-id': 'a b<script>' } });
  expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what is read after a write in the same operation is read anew', async () => {
  const update = `updateSettings(input: $input) { settings { phone } }`;
  await it.ask(
    `mutation ($input: UpdateSettingsInput!) { a: ${update} b: ${update} }`,
    { input: { phone: '1', email: '', address: '', footerText: '' } },
    { token },
  );
  const each = ['PATCH /settings', 'GET /settings'];
  expect(it.lines()).toEqual([...each, ...each]);
});
