import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { forgetOldEnquiries, readOutbox, useOutbox } from './outbox.ts';

const firstPauseMs = 15_000;
const maxPauseMs = 5 * 60_000;

/**
 * Sends what the outbox keeps: when the site is opened, when the connection comes back, and in between
 * after pauses that grow.
 */
export function useOutboxDelivery(): void {
  const client = useApolloClient();
  const isEmpty = useOutbox().length === 0;

  useEffect(() => deliverLater(client), [client]);

  useEffect(() => {
    if (isEmpty) return;
    let pause = firstPauseMs;
    const deliverNow = () => deliverLater(client);
    const deliverAgain = () => {
      deliverNow();
      pause = Math.min(2 * pause, maxPauseMs);
      timer = setTimeout(deliverAgain, pause);
    };
    let timer = setTimeout(deliverAgain, pause);
    window.addEventListener('online', deliverNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', deliverNow);
    };
  }, [client, isEmpty]);
}

/**
 * Sends the outbox, without what is too old, by code that only a form needs otherwise; without a connection,
 * the next try loads it.
 */
function deliverLater(client: ApolloClient): void {
  forgetOldEnquiries();
  if (readOutbox().length === 0) return;
  import('./deliver.ts')
    .then(({ deliverAll }) => deliverAll(client))
    .catch((error: unknown) => console.warn('The outbox could not be sent:', error));
}
