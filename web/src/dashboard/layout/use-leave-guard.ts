import { useBeforeUnload, useBlocker } from 'dashboard-router';
import { useCallback, useEffect, useRef } from 'react';

import { isSessionOver, useAccessToken } from '../../session/session.ts';
import { mayBeLost } from '../drafts/unsaved-forms.ts';
import type { UnsavedForms } from '../drafts/unsaved-forms.ts';

/** Asks before a link, Back, Forward, another address or closing the tab discards unsaved changes. */
export function useLeaveGuard(unsaved: UnsavedForms): void {
  const token = useAccessToken() ?? '';
  const isAsking = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      unsaved.find() !== undefined &&
      // Log out has asked already; if the session is lost, drafts are kept.
      !isSessionOver(token),
  );

  useEffect(() => {
    // Another step back or forward meanwhile counts for the same question.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void mayBeLost(unsaved).then((isFree) => {
      isAsking.current = false;
      if (isFree) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, unsaved]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved.find()) event.preventDefault();
      },
      [unsaved],
    ),
  );
}
