import { useMemo, useState } from 'react';

import { readStored } from '../../browser-storage.ts';
import { useLogin } from '../../session/session.ts';
import { draftKey } from './stored-drafts.ts';
import type { DraftKind } from './use-draft.ts';

/**
 * Whether one kind of form has left drafts of any of these ids, in the browser's storage or from a lost
 * session, when the screen was opened.
 */
export function useHasDrafts<T>({ name, kept }: DraftKind<T>, ids: readonly string[]): boolean {
  const login = useLogin();
  const [idsAtFirst] = useState(ids);
  const [wasKept] = useState(() => ids.some((id) => kept.has(id)));
  const isStored = useMemo(() => {
    if (name === undefined || login === undefined) return false;
    return idsAtFirst.some((id) => readStored(draftKey(login, `${name} ${id}`)) !== null);
  }, [idsAtFirst, login, name]);
  return wasKept || isStored;
}
