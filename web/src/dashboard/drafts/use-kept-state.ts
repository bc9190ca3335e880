import { useLayoutEffect, useRef, useState } from 'react';

import { useAccessToken, wasSessionLost } from '../../session/session.ts';

/**
 * Holds state that survives the loss of the session and returns with the same login. `shouldKeep` tells
 * whether to keep a value.
 */
export function useKeptState<T>(
  kept: Map<string, T>,
  id: string,
  initial: T,
  shouldKeep: (value: T) => boolean,
) {
  const token = useAccessToken() ?? '';
  const [value, setValue] = useState(() => kept.get(id) ?? initial);
  const leave = useRef(() => {});

  useLayoutEffect(() => {
    leave.current = () => {
      if (wasSessionLost(token) && shouldKeep(value)) kept.set(id, value);
    };
  });

  useLayoutEffect(() => {
    // Restored once; the next opening starts from the initial value.
    kept.delete(id);
    return () => leave.current();
  }, [kept, id]);

  return [value, setValue] as const;
}
