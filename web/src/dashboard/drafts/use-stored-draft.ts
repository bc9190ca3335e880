import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useLogin } from '../../session/session.ts';
import { isSame } from './is-same.ts';
import { draftKey, openDrafts } from './stored-drafts.ts';
import type { StoredDraft, TypedDraft } from './stored-drafts.ts';

/** How long typing may pause before the draft is stored, in milliseconds. */
const pauseMs = 300;

/** A draft that an earlier form or another tab has left, and what to do with it. */
export interface DraftOffer {
  typedAt: string;
  restore: () => void;
  discard: () => void;
}

/**
 * Stores the draft of a form in the browser, by account and entity, while it has changes that it does not
 * `forget`, such as those that are saved or discarded. A form that goes for any other reason leaves its draft
 * to the next one, which gets an offer. Without a name nothing is stored.
 */
export function useStoredDraft(
  name: string | undefined,
  draft: TypedDraft | null,
  onRestore: (draft: StoredDraft) => void,
): { offer: DraftOffer | undefined; forget: (values: unknown) => void } {
  const login = useLogin();
  const key = name === undefined || login === undefined ? undefined : draftKey(login, name);
  const [drafts, setDrafts] = useState<ReturnType<typeof openDrafts>>();
  if (key !== undefined && drafts?.key !== key) setDrafts(openDrafts(key, draft?.values));

  const latest = useRef({ drafts, draft });
  const forgotten = useRef<unknown>(undefined);
  const keep = useCallback(() => {
    const { drafts, draft } = latest.current;
    drafts?.keep(isSame(draft?.values, forgotten.current) ? null : draft);
  }, []);

  useLayoutEffect(() => {
    // The account has another login now.
    if (latest.current.drafts?.key !== drafts?.key) latest.current.drafts?.keep(null);
    latest.current = { drafts, draft };
  });

  const { values, base, version } = draft ?? {};
  useEffect(() => {
    if (values === undefined) {
      keep();
      return undefined;
    }
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [drafts, values, base, version, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  function forget(done: unknown) {
    forgotten.current = done;
    keep();
  }

  const [offered, ...found] = drafts?.found ?? [];
  if (!drafts || !offered) return { offer: undefined, forget };
  return {
    offer: {
      typedAt: offered.typedAt,
      restore: () => {
        drafts.adopt(offered);
        setDrafts({ ...drafts, found });
        onRestore(offered);
      },
      discard: () => {
        drafts.remove(offered);
        keep();
        setDrafts({ ...drafts, found });
      },
    },
    forget,
  };
}
