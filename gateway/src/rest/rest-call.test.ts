import { expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();
const update = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { settings { phone } }
}`;
const input = { phone: '1', email: '', address: '', footerText: '' };

/** Sends this in response to the calls of one method; the stub serves the others. */
function respondWith(method: string, type: string, text: string) {
  it.stub.interfere = (req, res) => {
    if (req.method === method) res.setHeader('content-type', type).end(text);
    else res.end(JSON.stringify({ ...it.stub.data.settings, phone: 'as it is kept' }));
  };
}

test('a write may be answered with a mere OK (spec 7): then what it wrote is read', async () => {
  respondWith('PATCH', 'text/plain; charset=utf-8', 'OK');
  const { data, errors } = await it.ask(update, { input }, { token });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ updateSettings: { settings: { phone: 'as it is kept' } } });
});

test.each([
  ['a write that is answered with a page', 'PATCH', 'text/html', update],
  ['a read that is answered with a mere OK', 'GET', 'text/plain', '{ settings { phone } }'],
])('%s is not believed', async (_, method, type, query) => {
  respondWith(method, type, 'OK');
  const { errors } = await it.ask(query, { input }, { token });
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
});
