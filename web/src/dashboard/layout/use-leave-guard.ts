import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { guardHistory } from '../../session/history-guard.ts';
import { useAccessToken, wasSessionLost } from '../../session/session.ts';
import { isUnsaved, mayBeLost } from '../drafts/unsaved.ts';

/** The router's index of an entry in the history; undefined for an address typed by hand. */
function placeOf(state: unknown): number | undefined {
  const isPlaced = typeof state === 'object' && state !== null && 'idx' in state;
  return isPlaced && typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * Asks before a link, Back, Forward, another address or closing the tab discards unsaved changes. The
 * router's own guard would add its data router to every visitor's bundle and would miss typed addresses.
 */
export function useLeaveGuard(): void {
  const { key, pathname } = useLocation();
  const token = useAccessToken() ?? '';

  useEffect(() => {
    const place = placeOf(history.state);
    let isLeaving = false;
    let isAsking = false;
    /** The distance that the history has moved and is being moved back; 0 at rest. */
    let goingBackFrom = 0;

    async function ask(leave: () => void) {
      if (isAsking) return;
      isAsking = true;
      const isFree = await mayBeLost();
      isAsking = false;
      if (!isFree) return;
      isLeaving = true;
      leave();
    }

    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (isLeaving || !link || !link.hash.startsWith('#/') || !isUnsaved()) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.hash === window.location.hash) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      void ask(() => link.click());
    }

    function handlePop(event: PopStateEvent) {
      if (goingBackFrom !== 0) {
        const distance = goingBackFrom;
        goingBackFrom = 0;
        event.stopImmediatePropagation();
        void ask(() => history.go(distance));
        // If the session is lost, drafts are kept on the way to the login screen.
      } else if (!isLeaving && !wasSessionLost(token) && isUnsaved()) {
        // A typed address follows the entry that was left.
        const distance = (placeOf(event.state) ?? Infinity) - (place ?? 0);
        goingBackFrom = Number.isFinite(distance) ? distance : 1;
        event.stopImmediatePropagation();
        history.go(-goingBackFrom);
      }
    }

    function handleUnload(event: BeforeUnloadEvent) {
      if (isUnsaved()) event.preventDefault();
    }

    document.addEventListener('click', handleClick, { capture: true });
    const endGuard = guardHistory(handlePop);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      endGuard();
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [key, pathname, token]);
}
