import { expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();

test('what visitors cannot see, such as who is logged in, does not end the sharing of reads', async () => {
  let respond = () => {};
  it.stub.interfere = (req, res) => {
    it.stub.interfere = null;
    respond = () => void res.end(JSON.stringify(it.stub.data.settings));
    req.resume();
  };
  const phone = () => it.ask('{ settings { phone } }');
  const asked = phone();
  await eventually(() => expect(it.stub.interfere).toBeNull());
  await it.ask('{ account { login } }', {}, { token });
  const askedToo = phone();
  // It is under way when something that was asked for after it is there.
  await it.ask('{ account { login } }', {}, { token });
  respond();
  expect((await askedToo).data).toEqual((await asked).data);
  expect(it.lines()).toEqual(['POST /auth/me', 'POST /auth/me']);
});
