import { expect, test } from 'vitest';

import { listVariables } from './request-filter.ts';

const filter = { text: '', language: '', status: '', from: '', to: '' } as const;

test('a day that is none filters nothing', () => {
  const { filter: passed } = listVariables({ ...filter, from: '20265-02-01', to: '' }, false);
  expect(passed).toEqual({ isSuspectedSpam: false });
});

test('the last day counts whole', () => {
  const { filter: passed } = listVariables({ ...filter, to: '2026-02-28' }, false);
  expect(passed).toEqual({
    isSuspectedSpam: false,
    receivedTo: new Date('2026-03-01T00:00').toISOString(),
  });
});
