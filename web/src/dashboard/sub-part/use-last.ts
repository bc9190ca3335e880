import { useState } from 'react';

/** Returns the value, or the last one before it became undefined: a closing dialog keeps its content. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
