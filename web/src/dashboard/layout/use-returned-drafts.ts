import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';

import { loginOf, useAccessToken } from '../../session/session.ts';
import { areDraftsKept, giveDraftsTo } from '../drafts/kept-drafts.ts';
import { SessionLoginDocument } from './SessionLogin.generated.ts';

/**
 * Restores the drafts of a lost session for the same login only: if there are any, waits to learn whose
 * session this is.
 */
export function useReturnedDrafts(): void {
  const token = useAccessToken() ?? '';
  const [knownLogin] = useState(() => loginOf(token));
  const [isWaiting] = useState(() => knownLogin === undefined && areDraftsKept());
  const { data } = useSuspenseQuery(SessionLoginDocument, isWaiting ? {} : skipToken);
  useState(() => giveDraftsTo(knownLogin ?? data?.account?.login));
}
