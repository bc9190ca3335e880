type Guard = (event: PopStateEvent) => void;

let current: Guard | undefined;

/** Has to be called before the router is there: listeners of the window are called in their order. */
export function listenAheadOfRouter(): void {
  window.addEventListener('popstate', (event) => current?.(event));
}

/** Lets a guard see Back, Forward and typed addresses ahead of the router; gives what ends that. */
export function guardHistory(guard: Guard): () => void {
  current = guard;
  return () => {
    current = undefined;
  };
}
