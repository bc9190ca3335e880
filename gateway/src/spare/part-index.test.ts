import { afterEach, expect, test, vi } from 'vitest';
import { PartIndex } from './part-index.ts';

afterEach(() => void vi.useRealTimers());

test('an index that takes longer to read than it is fresh is not read again by the next search', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const index = new PartIndex(() => 2_000);
  const find = vi.fn(() => {
    vi.advanceTimersByTime(3_000);
    return Promise.resolve({ spares: [] });
  });
  const calls = { navbar: { find }, spare: { find: () => Promise.reject(new Error('no spare')) } };
  await index.search('a', 10, calls);
  await index.search('b', 10, calls);
  expect(find).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_001);
  await index.search('c', 10, calls);
  expect(find).toHaveBeenCalledTimes(2);
});

/** An index over one list, whose reading waits until it is let through. */
function slowIndex() {
  const part = (partnumber: string) => {
    const texts = { description_de: '', description_en: '', description_ru: '' };
    return {
      id: '1',
      quantity: 1,
      partnumber,
      subst_part: '',
      callout: null,
      version: null,
      ...texts,
    };
  };
  const spare = { id: '1', title_de: '', title_en: '', title_ru: '' };
  const state = { number: 'OLD-1', reads: 0, running: 0, maxRunning: 0, fails: false };
  let letThrough = () => {};
  const calls = {
    navbar: { find: () => Promise.resolve({ spares: [spare] }) },
    spare: {
      find: async () => {
        state.reads += 1;
        state.running += 1;
        state.maxRunning = Math.max(state.maxRunning, state.running);
        const parts = [part(state.number)];
        if (state.reads > 1) await new Promise<void>((resolve) => (letThrough = resolve));
        state.running -= 1;
        if (state.fails) throw new Error('away');
        return { ...spare, ...spareTexts, parts };
      },
    },
  };
  const index = new PartIndex(() => 2_000);
  const numbers = async (typed: string) =>
    (await index.search(typed, 10, calls)).map(({ part: { partnumber } }) => partnumber);
  return { index, state, numbers, letThrough: () => letThrough() };
}

const spareTexts = {
  ...{ text_de: '', text_en: '', text_ru: '', images: [], image_details: [], version: null },
};

test('a stale index is searched while it is read again, once at a time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { state, numbers, letThrough } = slowIndex();
  expect(await numbers('1')).toEqual(['OLD-1']);
  vi.advanceTimersByTime(2_001);
  state.number = 'NEW-1';
  expect(await Promise.all([numbers('1'), numbers('1'), numbers('1')])).toEqual(
    Array(3).fill(['OLD-1']),
  );
  await vi.waitFor(() => expect(state.running).toBe(1));
  letThrough();
  await vi.waitFor(async () => expect(await numbers('1')).toEqual(['NEW-1']));
  expect(state).toMatchObject({ reads: 2, maxRunning: 1 });
});

test('after a write a search waits for what was written, and never reads twice at once', async () => {
  const { index, state, numbers, letThrough } = slowIndex();
  expect(await numbers('1')).toEqual(['OLD-1']);
  index.invalidate();
  const before = numbers('1');
  await vi.waitFor(() => expect(state.running).toBe(1));
  state.number = 'NEW-1';
  index.invalidate();
  const after = numbers('1');
  letThrough();
  expect(await before).toEqual(['OLD-1']);
  await vi.waitFor(() => expect(state.reads).toBe(3));
  letThrough();
  expect(await after).toEqual(['NEW-1']);
  expect(state.maxRunning).toBe(1);
});

test('an index that cannot be read again is searched as it is', async () => {
  const { index, state, numbers, letThrough } = slowIndex();
  await numbers('1');
  index.invalidate();
  state.fails = true;
  const found = numbers('1');
  await vi.waitFor(() => expect(state.running).toBe(1));
  letThrough();
  expect(await found).toEqual(['OLD-1']);
});
