import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';

import { createCache } from '../../apollo/cache.ts';
import { newEnquiry } from './new-enquiry.ts';
import { putIntoOutbox } from './outbox.ts';
import { useOutboxDelivery } from './use-outbox-delivery.ts';

const texts = { name: 'Ada', email: 'a@example.org', company: 'Power', text: 'HT-1' };
const enquiry = () => newEnquiry('/a', { ...texts, language: 'EN', website: '', fillMs: 5000 });
const send = vi.fn();
const notSent = new CombinedGraphQLErrors({
  errors: [{ message: 'No.', extensions: { code: 'RATE_LIMITED' } }],
});

/** Opens the site over a server that takes nothing. */
function openSite() {
  send.mockReset();
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'SendRequest') send();
    return throwError(() => notSent);
  });
  const client = new ApolloClient({ cache: createCache(), link });
  return renderHook(useOutboxDelivery, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
}

/** Returns how often it was sent, after a time. */
async function sentAfter(ms: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  return send.mock.calls.length;
}

test('what is kept is sent at once, with each new connection, and after pauses that double up to five minutes', async () => {
  vi.useFakeTimers();
  putIntoOutbox(enquiry());
  const { unmount } = openSite();
  let times = 1;
  expect(await sentAfter(0)).toBe(times);
  for (const seconds of [15, 30, 60, 120, 240, 300, 300]) {
    expect(await sentAfter(seconds * 1000 - 1)).toBe(times);
    expect(await sentAfter(1)).toBe((times += 1));
  }
  window.dispatchEvent(new Event('online'));
  expect(await sentAfter(0)).toBe((times += 1));
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(await sentAfter(300_000)).toBe(times);
});

test('what was kept to be sent a day ago is deleted when the site is opened, and not sent', async () => {
  vi.useFakeTimers();
  putIntoOutbox(enquiry());
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  openSite();
  // Nothing is tried again.
  expect(vi.getTimerCount()).toBe(0);
  expect(await sentAfter(15_000)).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test('what is kept to be sent is deleted after a day on the open site, too, so that nothing says that it will be sent', async () => {
  vi.useFakeTimers();
  putIntoOutbox(enquiry());
  openSite();
  expect(await sentAfter(0)).toBe(1);
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  expect(await act(() => sentAfter(15_000))).toBe(1);
  expect(localStorage).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});
