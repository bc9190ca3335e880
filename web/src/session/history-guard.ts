type Guard = (event: PopStateEvent) => void;

let current: Guard | undefined;

/** Registers the listener. Call it before the router mounts: the window calls listeners in their order. */
export function listenAheadOfRouter(): void {
  window.addEventListener('popstate', (event) => current?.(event));
}

/** Lets a guard handle Back, Forward and typed addresses before the router; returns its removal. */
export function guardHistory(guard: Guard): () => void {
  current = guard;
  return () => {
    current = undefined;
  };
}
