import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { LastGoodAnswers } from './last-good-answers.ts';

describe('the store', () => {
  const good = (text: string, id = '1') => ({
    text,
    etag: undefined,
    topic: { feature: 'spare', id },
  });
  let answers: LastGoodAnswers;
  beforeEach(() => {
    answers = new LastGoodAnswers();
  });
  afterEach(() => vi.useRealTimers());

  test('gives the last answer for a day', () => {
    vi.useFakeTimers();
    answers.keep('a', answers.beginning(), good('one'));
    answers.keep('a', answers.beginning(), good('two'));
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(answers.find('a')).toMatchObject({ text: 'two' });
    vi.advanceTimersByTime(1);
    expect(answers.find('a')).toBeUndefined();
  });

  test('keeps nothing that began before a write', () => {
    const before = answers.beginning();
    answers.forget();
    answers.keep('a', before, good('stale'));
    expect(answers.find('a')).toBeUndefined();
  });

  test('forgets what a write touched, and nothing else', () => {
    answers.keep('a', answers.beginning(), good('seven', '7'));
    answers.keep('b', answers.beginning(), good('eight', '8'));
    answers.forget({ feature: 'spare', id: '7' });
    expect(answers.find('a')).toBeUndefined();
    expect(answers.find('b')).toMatchObject({ text: 'eight' });
  });

  test('keeps 500 at most, those used last', () => {
    for (let i = 0; i < 501; i++) answers.keep(String(i), answers.beginning(), good(String(i)));
    expect(answers.find('0')).toBeUndefined();
    expect(answers.find('1')).toBeDefined();
  });

  test('gives each text as it came, however often its memory is used again', () => {
    const textOf = (i: number) => `${'ж€'.repeat((i * 37) % 4_000)} of ${String(i)}`;
    for (let i = 0; i < 2_000; i++) answers.keep(String(i), answers.beginning(), good(textOf(i)));
    for (let i = 1_500; i < 2_000; i++) expect(answers.find(String(i))?.text).toBe(textOf(i));
    const held = answers.find('1500');
    for (let i = 0; i < 2_000; i++)
      answers.keep(`other ${String(i)}`, answers.beginning(), good('x'));
    expect(held?.text).toBe(textOf(1_500));
  });

  test('keeps an empty text', () => {
    answers.keep('a', answers.beginning(), good(''));
    expect(answers.find('a')).toMatchObject({ text: '' });
  });

  test('keeps 8 MB at most, and nothing that is larger by itself', () => {
    const half = 'x'.repeat(4 * 1024 * 1024);
    answers.keep('a', answers.beginning(), good(half));
    answers.keep('b', answers.beginning(), good(half));
    expect(answers.find('a')).toBeDefined();
    answers.keep('c', answers.beginning(), good('more'));
    expect(answers.find('b')).toBeUndefined();
    expect(answers.find('c')).toBeDefined();
    // Nor what came before it, which is not the last answer any more.
    answers.keep('c', answers.beginning(), good(`${half}${half}x`));
    expect(answers.find('c')).toBeUndefined();
    expect(answers.find('a')).toBeDefined();
  });
});

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
