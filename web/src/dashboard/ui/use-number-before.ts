import { useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Returns the props of a number input that cannot stay empty: the number before comes back when it is left,
 * and a form that is submitted meanwhile says that it is required.
 */
export function useNumberBefore(value: string, onChange: (value: string) => void) {
  const before = useRef(value);

  return {
    required: true,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      before.current = value;
      currentTarget.select();
    },
    onBlur: () => {
      if (value === '') onChange(before.current);
    },
  };
}
