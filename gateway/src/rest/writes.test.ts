import { expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { askRegistered } from '../../test/gateway-client.ts';
import { eventually, freshGateway } from '../../test/in-test.ts';

/** The effect of a write on cached and shared reads. */

const it = freshGateway();

test('a write whose client disconnects is waited for: earlier reads are not cached', async () => {
  let commit = () => {};
  it.stub.interfere = (req, res) => {
    it.stub.interfere = null;
    req.resume();
    commit = () => {
      it.stub.data.settings = { ...it.stub.data.settings, phone: '0551 5' };
      res.writeHead(204).end();
    };
  };
  const client = new AbortController();
  const left = it.ask(
    `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }`,
    { input: { phone: '0551 5', email: '', address: '', footerText: '' } },
    { token, signal: client.signal },
  );
  await eventually(() => expect(it.stub.interfere).toBeNull());
  client.abort();
  await expect(left).rejects.toThrow();
  await keptPhone();
  commit();
  await eventually(async () => expect(await keptPhone()).toBe('0551 5'));
});

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

/** Reads the telephone number as the web app does, through the response cache. */
async function keptPhone(): Promise<string> {
  const response = await askRegistered(it.url(), 'SiteLayout');
  const { data } = (await response.json()) as { data: { settings: { phone: string } } };
  return data.settings.phone;
}
