import { useEffect, useRef, useState } from 'react';

import { useAccessToken, useLogin, wasSessionLost } from '../../session/session.ts';
import type { StoredDraft } from './stored-drafts.ts';
import { draftKey, readDraft, writeDraft } from './stored-drafts.ts';

/** How long typing may pause before the draft is stored, in milliseconds. */
const pauseMs = 300;

/** A draft that an earlier page has left, and what to do with it. */
export interface DraftOffer {
  typedAt: string;
  restore: () => void;
  discard: () => void;
}

/**
 * Stores the draft of a form in the browser while it has changes, by account and entity, so that it survives
 * a killed tab; removes it when it is saved or discarded. Returns a draft that was left there, until it is
 * restored or discarded. Without a name nothing is stored.
 */
export function useStoredDraft(
  name: string | undefined,
  draft: Omit<StoredDraft, 'typedAt'> | null,
  onRestore: (draft: StoredDraft) => void,
): DraftOffer | undefined {
  const token = useAccessToken() ?? '';
  const login = useLogin();
  const key = name === undefined || login === undefined ? undefined : draftKey(login, name);
  const [found, setFound] = useState<{ key: string; draft: StoredDraft | undefined }>();
  if (key !== undefined && found?.key !== key) setFound({ key, draft: readDraft(key) });

  /** Whether this form has stored something, or decided about what was there. */
  const owns = useRef(false);
  const json = JSON.stringify(draft);
  const latest = useRef({ key, draft, token });
  useEffect(() => {
    latest.current = { key, draft, token };
  });

  useEffect(() => {
    if (key === undefined) return undefined;
    if (json === 'null') {
      if (owns.current) writeDraft(key, null);
      return undefined;
    }
    owns.current = true;
    const timer = setTimeout(() => write(latest.current), pauseMs);
    return () => clearTimeout(timer);
  }, [key, json]);

  useEffect(() => {
    const flush = () => write(latest.current);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      const { key: last, token: of } = latest.current;
      // Closed, and asked about before; a lost session comes back.
      if (last === undefined || !owns.current) return;
      if (wasSessionLost(of)) flush();
      else writeDraft(last, null);
    };
  }, []);

  const offered = found?.draft;
  if (key === undefined || !offered) return undefined;
  const settle = () => {
    owns.current = true;
    setFound({ key, draft: undefined });
  };
  return {
    typedAt: offered.typedAt,
    restore: () => {
      settle();
      onRestore(offered);
    },
    discard: () => {
      settle();
      if (draft === null) writeDraft(key, null);
    },
  };
}

function write({
  key,
  draft,
}: {
  key: string | undefined;
  draft: Omit<StoredDraft, 'typedAt'> | null;
}) {
  if (key !== undefined && draft) writeDraft(key, { ...draft, typedAt: new Date().toISOString() });
}
