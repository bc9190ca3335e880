import { useLayoutEffect, useRef, useState } from 'react';

import { useAccessToken, wasSessionLost } from '../../session/session.ts';

/**
 * State that outlives the loss of the session: it returns where the same login comes back. `isWorthIt`
 * tells whether a value is to be kept.
 */
export function useKeptState<T>(
  kept: Map<string, T>,
  id: string,
  initial: T,
  isWorthIt: (value: T) => boolean,
) {
  const token = useAccessToken() ?? '';
  const [value, setValue] = useState(() => kept.get(id) ?? initial);
  const leave = useRef(() => {});

  useLayoutEffect(() => {
    leave.current = () => {
      if (wasSessionLost(token) && isWorthIt(value)) kept.set(id, value);
    };
  });

  useLayoutEffect(() => {
    // It has returned; another opening begins anew.
    kept.delete(id);
    return () => leave.current();
  }, [kept, id]);

  return [value, setValue] as const;
}
