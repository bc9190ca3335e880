import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { turnsDuring } from '../../../backend/src/testing/turns.ts';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import { WholeLists } from './whole-lists.ts';

describe('over a gateway', () => {
  const it = freshGateway();
  test('the pages of a long list are cut out of one read, until something is written', async () => {
    const [spare, ...others] = it.stub.data.spares;
    const [part] = spare?.parts ?? [];
    if (!spare || !part) throw new Error('There is none.');
    const ids = Array.from({ length: 2_000 }, (_, n) => 1001 + n);
    it.stub.data.spares = [{ ...spare, parts: ids.map((id) => ({ ...part, id })) }, ...others];
    const pages = `query ($after: String) {
      spare(by: { restId: "1" }) { parts(first: 2, after: $after) { totalCount nodes { restId } } }
    }`;
    const page = (totalCount: number, restIds: string[]) => ({
      spare: { parts: { totalCount, nodes: restIds.map((restId) => ({ restId })) } },
    });
    expect((await it.ask(pages)).data).toEqual(page(2_000, ['1001', '1002']));
    const after = { after: toGlobalId('after', '1002') };
    expect((await it.ask(pages, after)).data).toEqual(page(2_000, ['1003', '1004']));
    expect(it.lines()).toEqual(['GET /spare/1']);
    const add = `mutation ($input: AddSubPartInput!) { addSubPart(input: $input) { userErrors { code } } }`;
    const texts = { description: { de: '', en: '', ru: '' }, partNumber: 'N', substPart: '' };
    const input = { spareId: toGlobalId('Spare', '1'), quantity: 1, ...texts };
    await it.ask(add, { input }, { token });
    expect((await it.ask(pages, after)).data).toEqual(page(2_001, ['1003', '1004']));
  });
});

describe('whole lists', () => {
  const body = (length: number) => ({ body: [length], text: ' '.repeat(length) });
  const tag = { feature: 'spare', id: '1' };

  test.each([
    ['short ones', body(100_000)],
    ['pages', { ...body(100_001), total: 7 }],
  ])('%s are not kept', async (_, response) => {
    const lists = new WholeLists(() => 10_000);
    const read = vi.fn(() => Promise.resolve(response));
    for (let time = 0; time < 2; time++) {
      expect(await lists.read('/1', tag, read)).toEqual(response);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

  test.each([
    [1_000, 1_000],
    [10_000, 2_000],
  ])('are kept as long as responses, %i ms, but %i at most', async (freshMs, limitMs) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const lists = new WholeLists(() => freshMs);
    const read = vi.fn(() => Promise.resolve(body(100_001)));
    for (const passed of [0, limitMs - 1, 1]) {
      vi.advanceTimersByTime(passed);
      await lists.read('/1', tag, read);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('are bounded in bytes: those that were not read for longest go first', async () => {
    const lists = new WholeLists(() => 10_000, 1_000_000);
    const read = vi.fn(() => Promise.resolve(body(150_000)));
    for (const url of ['/1', '/2', '/1', '/3', '/1', '/2']) await lists.read(url, tag, read);
    expect(read).toHaveBeenCalledTimes(4);
  });

  test('let other requests through before each of their pages', async () => {
    const lists = new WholeLists(() => 10_000);
    const read = () => lists.read('/1', tag, () => Promise.resolve(body(150_000)));
    await read();
    const turns = await turnsDuring(async () => {
      for (let page = 0; page < 20; page++) await read();
    });
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  test('that a write has changed meanwhile are not kept', async () => {
    const lists = new WholeLists(() => 10_000);
    const read = vi.fn(() => Promise.resolve(body(150_000)));
    const reading = lists.read('/1', tag, read);
    lists.invalidate({ feature: 'spare', id: '1' });
    await reading;
    await lists.read('/1', tag, read);
    lists.invalidate({ feature: 'spare', id: '2' });
    await lists.read('/1', tag, read);
    expect(read).toHaveBeenCalledTimes(2);
    lists.invalidate();
    await lists.read('/1', tag, read);
    expect(read).toHaveBeenCalledTimes(3);
  });
});
