import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { useContext, useState } from 'react';

import { loginOf, useAccessToken } from '../../session/session.ts';
import { LoadingContext } from '../../ui/screen/loading.ts';
import { areDraftsOfUnknown, giveDraftsTo } from '../drafts/kept-drafts.ts';
import { SessionLoginDocument } from './SessionLogin.generated.ts';

/**
 * Restores the drafts of a lost session for the same login only: if there are any, waits to learn whose
 * session this is.
 */
export function useReturnedDrafts(): void {
  const token = useAccessToken() ?? '';
  // Asked for after a login, too, if it was typed in another spelling than the account has.
  const [isWaiting] = useState(() => areDraftsOfUnknown(loginOf(token)));
  const { attempt } = useContext(LoadingContext);
  const options = isWaiting ? { queryKey: attempt } : skipToken;
  const { data } = useSuspenseQuery(SessionLoginDocument, options);
  useState(() => giveDraftsTo(data?.account?.login ?? loginOf(token)));
}
