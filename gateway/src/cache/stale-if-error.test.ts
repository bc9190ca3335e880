import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { askRegistered } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

describe('over a backend that goes away', () => {
  // As long as the silent one is waited for.
  const it = freshGateway({}, { readTimeoutMs: 2_000 });
  const query = '{ settings { phone } spare(by: { restId: "1" }) { title { de } } }';
  const away: [string, (typeof it.stub)['interfere']][] = [
    ['500', (_, res) => res.writeHead(500).end('{}')],
    ['HTML', (_, res) => res.end('<html>')],
    ['garbage', (_, res) => res.end('{"data":[1,2')],
    ['a wrong shape', (_, res) => res.end('[]')],
    ['nothing', () => undefined],
    [
      'half a response',
      (_, res) => {
        res.writeHead(200, { 'content-length': '99' }).write('{');
        setTimeout(() => res.destroy(), 10);
      },
    ],
  ];

  test.each(away)('visitors get the last good response, marked: %s', async (_, interfere) => {
    const good = await it.ask(query);
    expect(good.headers.get('x-answered-from')).toBeNull();
    it.stub.interfere = interfere;
    const old = await it.ask(query);
    expect(old).toMatchObject({ data: good.data, status: 200 });
    expect(old.errors).toBeUndefined();
    expect(old.headers.get('x-answered-from')).toBe('last good answer');
    it.stub.interfere = null;
    expect((await it.ask(query)).headers.get('x-answered-from')).toBeNull();
  });

  test('what was never read is an error, what does not exist any more is gone', async () => {
    await it.ask('{ spare(by: { restId: "1" }) { id } }');
    it.stub.data.spares.shift();
    expect((await it.ask('{ spare(by: { restId: "1" }) { id } }')).data).toEqual({ spare: null });
    await it.stub.close();
    expect((await it.ask('{ spare(by: { restId: "2" }) { id } }')).errors).toMatchObject([
      { extensions: { code: 'BACKEND_UNAVAILABLE' } },
    ]);
  });

  test('a response to a request with a token is never cached', async () => {
    const list = '{ spares { edges { node { id } } } }';
    expect((await it.ask(list, {}, { token })).errors).toBeUndefined();
    await it.stub.close();
    const later = await it.ask(list, {}, { token });
    expect(later.errors).toMatchObject([{ extensions: { code: 'BACKEND_UNAVAILABLE' } }]);
  });

  const update = (asking: { token: string }) =>
    it.ask(
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } userErrors { code } } }',
      { input: { phone: 'new', email: '', address: '', footerText: '' } },
      asking,
    );
  const byAnybody = { token: 'made-up' };

  test('a write that does not reach the backend removes nothing, with or without a token', async () => {
    const good = await it.ask(query);
    await it.stub.close();
    for (let times = 0; times < 12; times++) {
      const { errors } = await update(byAnybody);
      expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_UNAVAILABLE' } }]);
    }
    expect(await it.ask(query)).toMatchObject({ data: good.data, errors: undefined });
  });

  test.each([400, 401, 403, 404, 405, 409, 413, 422, 429])(
    'a write that is refused with %i removes nothing',
    async (status) => {
      const good = await it.ask(query);
      it.stub.interfere = (req, res) =>
        void req.resume().once('end', () => res.writeHead(status).end());
      const { data, errors } = await update(byAnybody);
      expect(errors ?? data).toMatchObject(
        errors ? [{}] : { updateSettings: { userErrors: [{}] } },
      );
      await it.stub.close();
      expect(await it.ask(query)).toMatchObject({ data: good.data, errors: undefined });
    },
  );

  test.each<[string, NonNullable<(typeof it.stub)['interfere']>]>([
    [
      'is answered with 500',
      (req, res) => void req.resume().once('end', () => res.writeHead(500).end()),
    ],
    [
      'is answered with a redirect',
      (req, res) => void req.resume().once('end', () => res.writeHead(302).end()),
    ],
    ['loses its connection', (req, res) => void req.resume().once('end', () => res.destroy())],
  ])(
    'a write that %s may be stored: nothing is fresh, and what was good stands in',
    async (_, interfere) => {
      const layout = () => askRegistered(it.url(), 'SiteLayout');
      const good = await (await layout()).json();
      it.stub.interfere = interfere;
      await update(byAnybody);
      it.stub.interfere = null;
      const asked = it.lines().length;
      await layout();
      expect(it.lines().length).toBeGreaterThan(asked);
      it.stub.interfere = interfere;
      await update(byAnybody);
      await it.stub.close();
      const stale = await layout();
      expect(stale.headers.get('x-answered-from')).toBe('last good answer');
      expect(await stale.json()).toEqual(good);
    },
  );

  test('a write removes them', async () => {
    await it.ask('{ settings { phone } }');
    const input = { phone: 'new', email: '', address: '', footerText: '' };
    await it.ask(
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }',
      { input },
      { token },
    );
    await it.stub.close();
    const unavailable = [{ extensions: { code: 'BACKEND_UNAVAILABLE' } }];
    expect((await it.ask('{ settings { phone } }')).errors).toMatchObject(unavailable);
  });
});
