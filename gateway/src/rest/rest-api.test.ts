import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { Habits } from '../../test/contract-stub.ts';
import { startStub, token } from '../../test/contract-stub.ts';
import { createTestContext } from '../../test/gateway-client.ts';
import { three } from '../../test/in-test.ts';
import { gatewayError } from '../contract/error.ts';
import { localizedFields } from '../contract/localized.ts';
import { RestApi } from './rest-api.ts';
import { WholeLists } from './whole-lists.ts';

/** Starts a backend, and makes the calls of one operation to it. */
async function over(habits: Habits = {}, asker: { token?: string } = { token }) {
  const stub = await startStub(habits);
  onTestFinished(() => stub.close());
  return {
    ...createTestContext(stub.url, asker.token),
    stub,
    lines: () => stub.calls.map(({ line }) => line),
    /** Has each call answered by hand, with its whole body read. */
    answer: (respond: (res: ServerResponse) => void) => {
      stub.interfere = (req, res) => void req.resume().once('end', () => respond(res));
    },
  };
}
const visitor = {};

const failsWith = (code: string, more: object = {}) => ({ extensions: { code, ...more } });
const image = () =>
  Promise.resolve({
    ...{ filename: 'x.png', mimetype: 'image/png' },
    createReadStream: () => Readable.from([Buffer.from('1234')]),
  });

describe('an id is one segment of a path', () => {
  test.each([
    ['a/b?c#ü', 'GET /spare/a%2Fb%3Fc%23%C3%BC'],
    ['...', 'GET /spare/...'],
  ])('%s', async (id, line) => {
    const { rest, lines } = await over();
    await expect(rest.spare.find(id)).rejects.toMatchObject(failsWith('NOT_FOUND'));
    expect(lines()).toEqual([line]);
  });

  test.each(['', '.', '..', '\uD800'])('and what can be none is not asked for: %j', async (id) => {
    const { rest, lines } = await over();
    await expect(rest.spare.find(id)).rejects.toMatchObject(failsWith('NOT_FOUND'));
    expect(lines()).toEqual([]);
  });
});

test.each([400, 422])(
  'an odd id that the backend refuses with %i names nothing; the refusal of another one or of a list is a fault (spec 7.1, 7.5)',
  async (status) => {
    const { rest, answer } = await over();
    answer((res) => res.writeHead(status, { 'Content-Type': 'application/json' }).end('{}'));
    await expect(rest.service.find('abc')).rejects.toMatchObject(failsWith('NOT_FOUND'));
    await expect(rest.product.find('abc', 'DE')).rejects.toMatchObject(failsWith('NOT_FOUND'));
    await expect(rest.service.find('1')).rejects.toMatchObject(failsWith('BAD_USER_INPUT'));
    await expect(rest.service.list()).rejects.toMatchObject(failsWith('BAD_USER_INPUT'));
  },
);

describe('reads', () => {
  test('are repeated after a write in the same operation', async () => {
    const { rest, lines } = await over({ writes: 'nothing' });
    for (let times = 0; times < 2; times++) await rest.settings.update({ phone: '1' }, null);
    await Promise.all([rest.settings.find(), rest.account.me(), rest.account.me()]);
    const each = ['PATCH /settings', 'GET /settings'];
    expect(lines()).toEqual([...each, ...each, 'POST /auth/me']);
    await rest.settings.update({ phone: '2' }, null);
    await rest.account.me();
    expect(lines().slice(5)).toEqual([...each, 'POST /auth/me']);
  });

  test('with a token are none that may be shown to visitors', async () => {
    const { session, stub } = await over();
    const api = new (class extends RestApi {
      read = (admin: boolean) => this.get('/settings', { admin, schema: z.unknown() });
    })(session);
    await Promise.all([api.read(true), api.read(true), api.read(false)]);
    const tokens = stub.calls.map(({ headers }) => headers.authorization);
    expect(tokens.toSorted()).toEqual(['Bearer token', undefined]);
    expect(session.tags).toEqual([{ feature: 'settings', id: undefined }]);
  });

  test('are checked, and an entity has the id by which it was asked for', async () => {
    const { rest, session, stub, answer } = await over();
    const { id, ...spare } = stub.data.spares[0] ?? { id: 0 };
    answer((res) => res.end(JSON.stringify(spare)));
    expect(await rest.spare.find(String(id))).toMatchObject({ id: '1' });
    session.reads.clear();
    answer((res) => res.end('{"id":1}'));
    const row = 'GET /spare/{id}';
    await expect(rest.spare.find('1')).rejects.toMatchObject(
      failsWith('BACKEND_INVALID_RESPONSE', { row }),
    );
  });

  test('of what the backend does not have are null, where that is foreseen', async () => {
    expect(await (await over()).rest.session.list()).toBeNull();
    const failing = await over({ extensions: true, readsFail: true });
    const away = failsWith('BACKEND_TIMEOUT', { row: 'GET /session' });
    await expect(failing.rest.session.list()).rejects.toMatchObject(away);
    expect(await (await over({ extensions: true })).rest.session.list()).not.toBeNull();
  });

  test('of a page have a total, but not where the whole list is read for it', async () => {
    const { rest, answer } = await over({ extensions: { 'GET /request': ['first'] } });
    answer((res) => res.setHeader('x-list-total', 7).end('[]'));
    expect(await rest.request.page({ first: '2' })).toEqual({ entries: [], total: 7 });
    expect(await rest.request.page({ first: '2', text: 'bob' })).toEqual({ entries: [] });
  });

  test.each<[string, { token?: string }, Habits, number]>([
    ['one call for visitors', visitor, {}, 1],
    ['calls of their own for administrators', { token }, {}, 2],
    ['calls of their own over a backend that knows pages', visitor, { extensions: true }, 2],
  ])('of two pages of a long list are %s', async (_, asker, habits, calls) => {
    const { rest, session, stub, lines } = await over(habits, asker);
    session.wholeLists = new WholeLists(() => 10_000);
    const [spare] = stub.data.spares;
    if (spare) spare.text_de = 'x'.repeat(100_001);
    for (const first of ['1', '2']) {
      session.reads.clear();
      await rest.spare.find('1', { first });
    }
    expect(lines()).toHaveLength(calls);
  });
});

describe('a write', () => {
  test.each([
    [204, [{ feature: 'settings', id: undefined, certain: true }]],
    [500, [{ feature: 'settings', id: undefined, certain: false }]],
    [404, []],
  ])('answered with %i may have changed what is cached: %j', async (status, changed) => {
    const { rest, session, answer } = await over();
    const invalidate = vi.spyOn(session, 'invalidate');
    answer((res) => res.writeHead(status).end());
    await rest.settings.update({ phone: '1' }, null).catch(() => undefined);
    expect(invalidate.mock.calls).toEqual(changed.map((write) => [write]));
  });

  test.each(['1"2', '1\r\nx: y', 'ä'])('takes no version that is none: %j', async (version) => {
    const { rest, lines } = await over();
    const error = failsWith('BAD_USER_INPUT', { fields: { version: 'is not a version' } });
    await expect(rest.spare.remove('1', version)).rejects.toMatchObject(error);
    expect(lines()).toEqual([]);
  });

  test('names the entry of the trash, where there is one', async () => {
    const { rest, stub, answer } = await over({ extensions: true });
    stub.version = '!#~';
    expect(await rest.spare.remove('1', '!#~')).toBeUndefined();
    answer((res) => res.setHeader('x-trash-id', '7').end());
    expect(await rest.spare.remove('2', null)).toBe('7');
  });

  const cancelled = gatewayError('CANCELLED');
  test('is not begun for an operation that has ended', async () => {
    const { rest, session, lines } = await over();
    session.stop.abort(cancelled);
    await expect(rest.spare.remove('1', null)).rejects.toBe(cancelled);
    expect(lines()).toEqual([]);
  });

  test.each(['spare', 'product'] as const)(
    'that takes back half a copy is begun all the same: %s',
    async (kind) => {
      const { rest, session, lines } = await over();
      vi.spyOn(session, 'invalidate').mockImplementation(() => {
        session.stop.abort(cancelled);
        return Promise.resolve();
      });
      const copying =
        kind === 'spare' ? rest.spare.duplicate('1', {}) : rest.product.duplicate('1', 'RU', {});
      await expect(copying).rejects.toBe(cancelled);
      const [added, ...later] = lines().filter((line) => !line.startsWith('GET '));
      expect(added).toBe(`POST /${kind}`);
      expect(later).toEqual([expect.stringMatching(`^DELETE /${kind}/\\d+$`)]);
    },
  );

  test('under way outlasts its operation, but not with files, which end with their client', async () => {
    const { rest, session, answer } = await over();
    const invalidate = vi.spyOn(session, 'invalidate');
    answer((res) => {
      session.stop.abort(cancelled);
      expect(invalidate).not.toHaveBeenCalled();
      res.writeHead(204).end();
    });
    // It is done, but nothing more is read.
    const written = rest.spare.update('1', { title_de: 'A' }, null);
    await expect(written).rejects.toMatchObject(failsWith('STORED_NOT_READ'));
    expect(invalidate).toHaveBeenCalledTimes(1);
    invalidate.mockClear();
    session.stop = new AbortController();
    await expect(rest.spare.addImage('1', image())).rejects.toBe(cancelled);
  });
});

describe('who may not do it calls nothing', () => {
  const row = 'DELETE /spare/{id}';
  test.each<[string, { token?: string }, string, string[]]>([
    ['a visitor', visitor, 'UNAUTHENTICATED', []],
    ['a clerk', { token }, 'FORBIDDEN', ['POST /auth/me']],
  ])('%s', async (_, asker, code, expected) => {
    const { rest, lines } = await over({ extensions: true, role: 'clerk' }, asker);
    await expect(rest.spare.remove('1', null)).rejects.toMatchObject(failsWith(code, { row }));
    expect(lines()).toEqual(expected);
  });

  test.each<[string, { token?: string }, Habits, string]>([
    ['a visitor', visitor, {}, 'GET /partner?lang=de'],
    ['a clerk', { token }, { extensions: true, role: 'clerk' }, 'GET /partner?lang=de'],
    ['an administrator', { token }, {}, 'GET /partner/all'],
  ])('%s reads the partners where they may', async (_, asker, habits, line) => {
    const { rest, lines } = await over(habits, asker);
    expect(await rest.partner.list()).not.toEqual([]);
    expect(lines().at(-1)).toBe(line);
  });
});

describe('a visitor’s form', () => {
  const enquiry = { name: 'A', email: 'a@b.example', company: 'C', text: 'D', lang: 'de' } as const;
  const key = { headers: { 'Idempotency-Key': 'k' }, traces: { website: 'x' } };
  const sendOver = async (habits: Habits, attachments: string[]) => {
    const calls = await over(habits, visitor);
    const sent = calls.rest.request.send(
      { ...enquiry, ...(attachments[0] && { attachments }) },
      key,
    );
    return { ...calls, sent };
  };

  test('carries what the backend takes', async () => {
    const taken = { 'POST /request': ['Idempotency-Key', 'attachments'] };
    const { sent, stub } = await sendOver({ extensions: taken }, ['file']);
    await sent;
    expect(stub.calls[0]?.headers).toHaveProperty('idempotency-key', 'k');
    const { lang, ...known } = enquiry;
    const body = { ...known, email1: enquiry.email, attachments: ['file'] };
    expect([lang, stub.calls[0]?.body]).toEqual(['de', body]);
  });

  test('is not sent without its files to a backend that takes none', async () => {
    const { sent, lines } = await sendOver({}, ['file']);
    const error = failsWith('NOT_SUPPORTED', { row: 'POST /request' });
    await expect(sent).rejects.toMatchObject(error);
    expect(lines()).toEqual([]);
  });

  test('has not arrived where the response has no data (spec 7.1)', async () => {
    const { rest, answer } = await over({}, visitor);
    answer((res) => res.writeHead(204).end());
    const error = failsWith('BACKEND_INVALID_RESPONSE', { row: 'POST /request' });
    await expect(rest.request.send(enquiry, key)).rejects.toMatchObject(error);
  });
});

test('what was added is returned, also where the response tells nothing of it', async () => {
  const { rest } = await over({ writes: 'nothing' });
  const texts = localizedFields('title', three('Compressor'));
  const spare = await rest.spare.add({ ...texts, ...localizedFields('text', three('')) }, []);
  expect(spare).toMatchObject(texts);
  const description = localizedFields('description', three('Seal'));
  const part = { quantity: 3, partnumber: 'N', subst_part: '', ...description };
  const added = { spareId: spare.id, quantity: 3, partNumber: 'N' };
  expect(await rest.spare.addPart(spare.id, part)).toMatchObject(added);
  const category = { name: 'New', lang: 'EN' } as const;
  expect(await rest.category.add(category)).toMatchObject(category);
});

describe('a copy is made by the backend', () => {
  const duplicate = ({ rest }: Awaited<ReturnType<typeof over>>, id = '1') =>
    rest.spare.duplicate(id, { title_de: 'Copy' });

  test.each([
    ['entity', 0],
    ['id', 1],
  ] as const)('which answers with %s', async (writes, reads) => {
    const calls = await over({ extensions: true, writes });
    const copy = await duplicate(calls);
    expect(copy).toMatchObject({ title_de: 'Copy', title_en: 'Fuel system (en)' });
    const read = `GET /spare/${copy.id}`;
    expect(calls.lines()).toEqual(['POST /spare/1/duplicate', read].slice(0, 1 + reads));
  });

  test('but by hand over one that cannot, and not where it fails', async () => {
    const byHand = await over();
    expect(await duplicate(byHand)).toMatchObject({ title_de: 'Copy' });
    const image = 'GET /files/1.jpg';
    expect(byHand.lines().slice(0, 4)).toEqual(['GET /spare/1', image, image, 'POST /spare']);
    const known = await over({ extensions: true });
    await expect(duplicate(known, '99')).rejects.toMatchObject(failsWith('NOT_FOUND'));
    expect(known.lines()).toEqual(['POST /spare/99/duplicate']);
  });
});
