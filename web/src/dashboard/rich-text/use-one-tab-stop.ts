import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** What a toolbar takes to be one tab stop. */
interface OneTabStop {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes the buttons of a toolbar one tab stop, at the button that had the focus last; the arrow keys, Home
 * and End lead from one to the other.
 */
export function useOneTabStop(): OneTabStop {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [first, ...others] = buttonsIn(ref);
    stopAt(first, others);
  }, []);

  return {
    ref,
    onFocus: ({ target }) => {
      // Not what opens from the toolbar, which React counts as a part of it.
      const all = buttonsIn(ref);
      stopAt(
        all.find((button) => button === target),
        all,
      );
    },
    onKeyDown: (event) => {
      const all = buttonsIn(ref);
      const at = all.findIndex((button) => button === event.target);
      const next = nextIndex(event.key, at, all.length);
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}

function buttonsIn(toolbar: RefObject<HTMLDivElement | null>): HTMLButtonElement[] {
  return [...(toolbar.current?.querySelectorAll('button') ?? [])];
}

/** Makes one of some buttons the tab stop; without it, leaves them as they are. */
function stopAt(stop: HTMLButtonElement | undefined, all: HTMLButtonElement[]): void {
  if (!stop) return;
  for (const button of all) button.tabIndex = -1;
  stop.tabIndex = 0;
}

/** The place to which a key leads among some in a circle; undefined for other keys. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
