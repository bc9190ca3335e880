import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { usePending } from './use-pending.ts';

test('work that fails is no longer under way, and its failure is passed on', async () => {
  const { result } = renderHook(() => usePending());
  const { promise, reject } = Promise.withResolvers<never>();
  let outcome: Promise<unknown> | undefined;
  act(() => {
    outcome = result.current[1](promise).catch((error: unknown) => error);
  });
  expect(result.current[0]).toBe(true);
  await act(async () => {
    reject(new Error('Failed.'));
    await outcome;
  });
  expect(result.current[0]).toBe(false);
  expect(await outcome).toEqual(new Error('Failed.'));
});
