import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client';
import i18next from 'i18next';

import { RefusedError } from '../../apollo/errors.ts';
import { closeOvertaken, showAlert } from '../../ui/alert/alert.ts';
import { removeSent } from '../basket/edit-basket.ts';
import { forgetForm } from './kept-forms.ts';
import type { UnsentEnquiry } from './outbox.ts';
import { sentTextOf } from './new-enquiry.ts';
import {
  isInOutbox,
  isUnsent,
  putIntoOutbox,
  readOutbox,
  takeOutOfOutbox,
  takeStoredOutOfOutbox,
} from './outbox.ts';
import { recordSent } from './sent-enquiries.ts';
import { FormOffer_SettingsFragmentDoc } from './FormOffer.generated.ts';
import { SendRequestDocument } from './SendRequest.generated.ts';
import { SiteLayoutDocument } from '../SiteLayout.generated.ts';

/** Codes of calls that may or may not have been stored. */
const uncertain = ['BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT', 'CANCELLED'];

const sentListeners = new Set<(enquiry: UnsentEnquiry) => void>();
/** The sends in flight, so that a click joins what the outbox is just sending. */
const inFlight = new Map<string, Promise<void>>();

/** Calls a listener with each enquiry that was stored, also by another tab or typed long before. */
export function onSent(listener: (enquiry: UnsentEnquiry) => void): () => void {
  otherTabs();
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

/**
 * Sends an enquiry and alerts once it is stored (spec 8). Where that fails without a word, the outbox keeps
 * it if it can be sent again without being stored twice.
 */
export function deliver(client: ApolloClient, enquiry: UnsentEnquiry): Promise<void> {
  const sending =
    inFlight.get(enquiry.key) ?? send(client, enquiry).finally(() => inFlight.delete(enquiry.key));
  inFlight.set(enquiry.key, sending);
  return sending;
}

async function send(client: ApolloClient, enquiry: UnsentEnquiry): Promise<void> {
  // A browser counts as online before its network works: one that may be stored twice waits until it does.
  if (isInOutbox(enquiry.key) && !storesFormsOnce(client)) {
    const isReached = await reachesServer(client);
    // The visitor may have given it up meanwhile.
    if (!isReached || !isInOutbox(enquiry.key)) {
      void closeOvertaken();
      return;
    }
  }
  const wasOffline = !navigator.onLine;
  // The tab may be closed before the response comes.
  if (storesFormsOnce(client)) putIntoOutbox(enquiry);
  const wasKept = isInOutbox(enquiry.key);
  try {
    const input = { ...enquiry.input, text: sentTextOf(enquiry), idempotencyKey: enquiry.key };
    await client.mutate({ mutation: SendRequestDocument, variables: { input } });
  } catch (error) {
    // The visitor has given it up meanwhile, or another one has taken its place.
    if (wasKept && !isInOutbox(enquiry.key)) return;
    if (wasOffline || mayBeSentAgain(client, error)) putIntoOutbox(enquiry);
    else takeOutOfOutbox(enquiry.key);
    void closeOvertaken();
    return;
  }
  showAlert(i18next.t('Successfully sended'));
  if (enquiry.referenceLabel) recordSent(enquiry);
  notify(enquiry);
  otherTabs()?.postMessage(enquiry);
  takeStoredOutOfOutbox(enquiry);
  removeSent(enquiry.input.text);
  // What was typed since then is the next enquiry.
  forgetForm(enquiry.path, enquiry.at);
}

function notify(enquiry: UnsentEnquiry): void {
  for (const listener of sentListeners) listener(enquiry);
}

let channel: BroadcastChannel | undefined;

/**
 * Connects to other tabs, a form of which may hold what was stored here, when it is first needed: there are
 * none while the server renders. Returns undefined where the browser refuses.
 */
function otherTabs(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel('stored_enquiries');
  } catch {
    // Without site data, tabs share no outbox either.
    return undefined;
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Object && isUnsent(data)) notify(data);
  };
  return channel;
}

/** Sends whatever the outbox keeps, one after the other; in one tab at a time. */
export async function deliverAll(client: ApolloClient): Promise<void> {
  const all = async () => {
    for (const enquiry of readOutbox()) {
      // It may be given up while an earlier one is sent.
      if (isInOutbox(enquiry.key)) await deliver(client, enquiry);
    }
  };
  // Only secure addresses have locks, and only with site data; without them, the server stores an enquiry
  // once all the same.
  if (!('locks' in navigator)) return all();
  try {
    await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await all();
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    await all();
  }
}

/** Whether the server knows an enquiry by its key, so that none is stored twice. */
function storesFormsOnce(client: ApolloClient): boolean {
  const id = client.cache.identify({ __typename: 'Settings' });
  const offer = id && client.readFragment({ id, fragment: FormOffer_SettingsFragmentDoc });
  return offer ? offer.storesFormsOnce : false;
}

/** Whether the server responds, with an error or without; loads what it says of forms, too. */
function reachesServer(client: ApolloClient): Promise<boolean> {
  return client.query({ query: SiteLayoutDocument, fetchPolicy: 'network-only' }).then(
    () => true,
    (error: unknown) => CombinedGraphQLErrors.is(error),
  );
}

function mayBeSentAgain(client: ApolloClient, error: unknown): boolean {
  if (error instanceof RefusedError) return false;
  if (!CombinedGraphQLErrors.is(error)) return storesFormsOnce(client);
  return error.errors.every(({ extensions = {} }) => {
    const { code, notSent } = extensions;
    if (notSent === true || code === 'RATE_LIMITED') return true;
    return storesFormsOnce(client) && uncertain.some((one) => one === code);
  });
}
