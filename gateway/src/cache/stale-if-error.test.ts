import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { askRegistered } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

/** `rest-error.test.ts` has when a backend is away, and which of its responses to a write leave all as it was. */

describe('over a backend that goes away', () => {
  const it = freshGateway();
  const query = '{ settings { phone } spare(by: { restId: "1" }) { title { de } } }';

  test.each<[string, (res: ServerResponse) => unknown]>([
    ['500', (res) => res.writeHead(500).end('{}')],
    ['HTML', (res) => res.end('<html>')],
  ])('visitors get the last good response, marked: %s', async (_, respond) => {
    const good = await it.ask(query);
    expect(good.headers.get('x-answered-from')).toBeNull();
    it.stub.interfere = (_, res) => void respond(res);
    const old = await it.ask(query);
    expect(old).toMatchObject({ data: good.data, status: 200 });
    expect(old.errors).toBeUndefined();
    expect(old.headers.get('x-answered-from')).toBe('last good answer');
    it.stub.interfere = null;
    expect((await it.ask(query)).headers.get('x-answered-from')).toBeNull();
  });

  test('a query in the address of a request by GET never stands in for the one in its body', async () => {
    const { data } = await it.ask(query);
    const other = encodeURIComponent('{ spare(by: { restId: "2" }) { title { de } } }');
    const body = JSON.stringify({ query, variables: {} });
    const headers = {
      accept: 'application/graphql-response+json',
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const sent = request(`${it.url()}/graphql?query=${other}`, { headers }).end(body);
    expect(await once(sent, 'response')).toMatchObject([{ statusCode: 200 }]);
    await it.stub.close();
    expect((await it.ask(query)).data).toEqual(data);
  });

  test('a response to a request with a token is never cached', async () => {
    const list = '{ spares { edges { node { id } } } }';
    expect((await it.ask(list, {}, { token })).errors).toBeUndefined();
    await it.stub.close();
    const later = await it.ask(list, {}, { token });
    expect(later.errors).toMatchObject([{ extensions: { code: 'BACKEND_UNAVAILABLE' } }]);
  });

  test('a write that loses its connection may be stored: nothing is fresh, and what was good stands in', async () => {
    const layout = () => askRegistered(it.url(), 'SiteLayout');
    const loseWrite = async () => {
      it.stub.interfere = (req, res) => void req.resume().once('end', () => res.destroy());
      await it.ask(
        'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }',
        { input: { phone: 'new', email: '', address: '', footerText: '' } },
        { token },
      );
      it.stub.interfere = null;
    };
    const good = await (await layout()).json();
    await loseWrite();
    const asked = it.lines().length;
    await layout();
    expect(it.lines().length).toBeGreaterThan(asked);
    await loseWrite();
    await it.stub.close();
    const stale = await layout();
    expect(stale.headers.get('x-answered-from')).toBe('last good answer');
    expect(await stale.json()).toEqual(good);
  });
});
