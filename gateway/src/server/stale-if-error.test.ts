import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';

describe('over a backend that goes away', () => {
  const it = freshGateway({}, { readTimeoutMs: 300 });
  const query = '{ settings { phone } spare(restId: "1") { title { de } } }';
  const away: [string, (typeof it.stub)['interfere']][] = [
    ['500', (_, res) => res.writeHead(500).end('{}')],
    ['HTML', (_, res) => res.end('<html>')],
    ['garbage', (_, res) => res.end('{"data":[1,2')],
    ['a wrong shape', (_, res) => res.end('[]')],
    ['nothing', () => undefined],
    [
      'half an answer',
      (_, res) => {
        res.writeHead(200, { 'content-length': '99' }).write('{');
        setTimeout(() => res.destroy(), 10);
      },
    ],
  ];

  test.each(away)('visitors get the last good answer, marked: %s', async (_, interfere) => {
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
    await it.ask('{ spare(restId: "1") { id } }');
    it.stub.data.spares.shift();
    expect((await it.ask('{ spare(restId: "1") { id } }')).data).toEqual({ spare: null });
    await it.stub.close();
    expect((await it.ask('{ spare(restId: "2") { id } }')).errors).toMatchObject([
      { extensions: { code: 'BACKEND_UNAVAILABLE' } },
    ]);
  });

  test('what needs a token is never kept', async () => {
    const list = '{ spares { edges { node { id } } } }';
    expect((await it.ask(list, {}, { token })).errors).toBeUndefined();
    await it.stub.close();
    const later = await it.ask(list, {}, { token });
    expect(later.errors).toMatchObject([{ extensions: { code: 'BACKEND_UNAVAILABLE' } }]);
  });

  test('a write forgets them', async () => {
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
