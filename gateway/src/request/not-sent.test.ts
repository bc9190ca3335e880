import { expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();

test('an enquiry that has not reached the backend says so, one that may have does not', async () => {
  const send = `mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }`;
  const input = { name: 'Eve', email: 'e@x.example', company: 'X', text: '', language: 'EN' };
  it.stub.interfere = (req) => req.socket.destroy();
  const lost = await it.ask(send, { input });
  expect(lost.errors?.map(({ extensions }) => extensions)).toEqual([
    { code: 'BACKEND_UNAVAILABLE', row: 'POST /request' },
  ]);
  await it.stub.close();
  const away = await it.ask(send, { input });
  expect(away.errors?.map(({ extensions }) => extensions)).toEqual([
    { code: 'BACKEND_UNAVAILABLE', row: 'POST /request', notSent: true },
  ]);
});
