import { useState } from 'react';

/** A value that may be gone; then the last one that was there: a closing dialog shows what it showed. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
