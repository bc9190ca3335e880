import { createHashRouter } from 'dashboard-router';
import type { DataRouter, RouteObject } from 'dashboard-router';

interface OpenRouter {
  router: DataRouter;
  close: () => void;
}

/**
 * Opens a router at the current address. The library numbers the entries of the history, and lets an
 * address typed by hand, which has no number, pass its blockers: it is numbered here as what it is, the
 * entry after the one that was left.
 */
export function openRouter(routes: RouteObject[]): OpenRouter {
  let current = entryNumber() ?? 0;
  function followHistory() {
    const number = entryNumber();
    current = number ?? current + 1;
    // Back to the site, which is another document; what is unsaved has been asked about.
    if (location.pathname !== '/') location.reload();
    else if (number === undefined) history.replaceState({ idx: current }, '');
  }

  // Added before the router adds its own: a window calls its listeners in this order.
  window.addEventListener('popstate', followHistory);
  const router = createHashRouter(routes);
  const endSubscription = router.subscribe(followHistory);

  return {
    router,
    close() {
      window.removeEventListener('popstate', followHistory);
      endSubscription();
      router.dispose();
    },
  };
}

/** The router's number of the current entry of the history; undefined for an address typed by hand. */
function entryNumber(): number | undefined {
  const state: unknown = history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined;
}
