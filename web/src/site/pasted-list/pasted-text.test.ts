import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { keepPastedText, readPastedText, usePastedText } from './pasted-text.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test('a pasted list is kept for a day, in place of the one before', () => {
  vi.useFakeTimers({ now });
  keepPastedText('A');
  keepPastedText('B', ['number', 'quantity']);
  const list = { text: 'B', roles: ['number', 'quantity'], at: now };
  expect(JSON.parse(localStorage.getItem('pasted_list') ?? '')).toEqual([list]);
  for (const [time, isKept] of [
    [now + 24 * 60 * 60_000 - 1, true],
    [now + 24 * 60 * 60_000, false],
  ] as const) {
    vi.setSystemTime(time);
    expect(readPastedText()).toEqual(isKept ? list : undefined);
    expect(renderHook(usePastedText).result.current).toEqual(isKept ? list : undefined);
  }
  keepPastedText('C');
  expect(readPastedText()).not.toHaveProperty('roles');
  keepPastedText('');
  expect(localStorage.getItem('pasted_list')).toBeNull();
});

const list = { text: 'A', at: now };
test.each([null, { text: 1 }, { at: String(now) }, { roles: 'x' }, { roles: [1] }])(
  'with %j it is no pasted list',
  (changes) => {
    vi.useFakeTimers({ now });
    const other = changes && { ...list, ...changes };
    localStorage.setItem('pasted_list', JSON.stringify([other, list]));
    expect(readPastedText()).toEqual(list);
  },
);
