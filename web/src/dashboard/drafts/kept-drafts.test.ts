import { expect, test } from 'vitest';

import {
  areDraftsKept,
  giveDraftsTo,
  keepDraftsOf,
  keptDrafts,
  takeKeptPath,
} from './kept-drafts.ts';

test('the drafts of a lost session are for its login alone; the tab asks before they are lost', () => {
  const kept = keptDrafts<string>();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const [login, expected] of [
    ['admin', [1, true, '/dashboard/settings']],
    ['other', [0, false, undefined]],
    [undefined, [0, false, undefined]],
  ] as const) {
    kept.clear();
    keepDraftsOf('admin', '/dashboard/settings');
    expect([areDraftsKept(), asks()]).toEqual([true, false]);
    kept.set('7', 'typed');
    expect(asks()).toBe(true);
    giveDraftsTo(login);
    expect(asks()).toBe(false);
    expect([kept.size, areDraftsKept(), takeKeptPath()]).toEqual(expected);
    expect(takeKeptPath()).toBeUndefined();
  }
  keepDraftsOf(undefined, '/');
  kept.set('7', 'typed');
  giveDraftsTo(undefined);
  expect(kept.size).toBe(0);
});
