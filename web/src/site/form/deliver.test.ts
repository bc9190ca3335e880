import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import i18next from 'i18next';
import { from } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';

import { createCache } from '../../apollo/cache.ts';
import { RefusedError } from '../../apollo/errors.ts';
import { startTranslation } from '../../i18n/i18n.ts';
import { loadAlerts } from '../../ui/alert/alert.ts';
import { readBasket } from '../basket/basket.ts';
import { addToBasket } from '../basket/edit-basket.ts';
import { deliver, deliverAll, onSent } from './deliver.ts';
import { FormOffer_SettingsFragmentDoc } from './FormOffer.generated.ts';
import { keepForm, keptTexts } from './kept-forms.ts';
import { newEnquiry, sentTextOf } from './new-enquiry.ts';
import { putIntoOutbox, readOutbox, takeOutOfOutbox } from './outbox.ts';
import type { Enquiry } from './outbox.ts';

const texts = { name: 'Ada', email: 'a@example.org', company: 'Power', text: 'HT-1' };
const input: Enquiry = { ...texts, language: 'EN', website: '', captchaSolved: true, fillMs: 5000 };
const respond = vi.fn((_: unknown): Promise<void> => Promise.resolve());
/** What a query finds before an enquiry is sent again. */
const connect = vi.fn((): Promise<void> => Promise.resolve());

const settings = { phone: '', email: '', address: '', footerText: '' };
const layoutData = {
  settings: { __typename: 'Settings', ...settings, storesFormsOnce: false, optionalFields: [] },
  navbar: { __typename: 'Navbar', partnerCount: 0, services: [], spares: [] },
};

function clientOf(storesFormsOnce = true) {
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ operationType, variables }) => {
      if (operationType === OperationTypeNode.QUERY) {
        return from(connect().then(() => ({ data: layoutData })));
      }
      const data = { sendRequest: { __typename: 'SendRequestPayload', userErrors: [] } };
      return from(respond(variables['input']).then(() => ({ data })));
    }),
  });
  client.writeFragment({
    id: client.cache.identify({ __typename: 'Settings' }) ?? '',
    fragment: FormOffer_SettingsFragmentDoc,
    data: { __typename: 'Settings', storesFormsOnce, optionalFields: [] },
  });
  return client;
}

const { notifications } = await loadAlerts();
await startTranslation();
const alerts = () => vi.mocked(notifications.show).mock.calls.map(([{ message }]) => message);

beforeEach(() => {
  respond.mockReset().mockResolvedValue();
  connect.mockReset().mockResolvedValue();
  vi.spyOn(notifications, 'show').mockReturnValue('');
});

const failed = (extensions: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { ...extensions } }] });
const refused = new RefusedError([
  { __typename: 'UserError', code: 'INVALID_INPUT', field: null, message: 'No.' },
]);

test.each([
  [true, { code: 'BACKEND_TIMEOUT' }, true],
  [true, { code: 'BACKEND_UNAVAILABLE' }, true],
  [true, { code: 'CANCELLED' }, true],
  [true, { code: 'BAD_USER_INPUT' }, false],
  [true, new TypeError('Failed to fetch'), true],
  [true, refused, false],
  // Over a backend that may store a form twice.
  [false, { code: 'BACKEND_UNAVAILABLE', notSent: true }, true],
  [false, { code: 'RATE_LIMITED' }, true],
  [false, { code: 'BACKEND_UNAVAILABLE' }, false],
  [false, new TypeError('Failed to fetch'), false],
])('stored once: %s, failed with %j, so kept to be sent again: %s', async (once, error, isKept) => {
  const enquiry = newEnquiry('/a', input);
  const listener = vi.fn();
  const stop = onSent(listener);
  respond.mockRejectedValueOnce(error instanceof Error ? error : failed(error));
  const sending = deliver(clientOf(once), enquiry);
  // The tab may be closed before the response comes.
  expect(readOutbox()).toEqual(once ? [enquiry] : []);
  await sending;
  stop();
  expect(readOutbox()).toEqual(isKept ? [enquiry] : []);
  expect([listener.mock.calls, alerts()]).toEqual([[], []]);
});

test('a send without a connection is kept, whatever came of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respond.mockRejectedValueOnce(failed());
  await deliver(clientOf(false), newEnquiry('/a', input));
  expect(readOutbox()).toHaveLength(1);
});

test.each([
  ['waits until the network works', new TypeError('Failed to fetch'), false],
  ['is sent where the server responds', undefined, true],
  ['is sent where it responds with an error', failed({ code: 'BACKEND_UNAVAILABLE' }), true],
])('one that is kept and might be stored twice %s', async (_, failure, isSent) => {
  const enquiry = newEnquiry('/a', input);
  putIntoOutbox(enquiry);
  if (failure) connect.mockRejectedValueOnce(failure);
  respond.mockRejectedValueOnce(failed({ code: 'RATE_LIMITED' }));
  await deliverAll(clientOf(false));
  expect(respond).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(readOutbox()).toEqual([enquiry]);
  // A new one is sent without asking.
  await deliver(clientOf(false), newEnquiry('/b', input));
  expect(connect).toHaveBeenCalledOnce();
});

test('one that is given up while the network is tried is not sent', async () => {
  const enquiry = newEnquiry('/a', input);
  putIntoOutbox(enquiry);
  connect.mockImplementationOnce(() => {
    takeOutOfOutbox(enquiry.key);
    return Promise.resolve();
  });
  await deliverAll(clientOf(false));
  expect([respond.mock.calls, readOutbox()]).toEqual([[], []]);
});

test('what was stored leaves form, basket and outbox, and is listed (spec 8); what was typed since stays', async () => {
  keepForm('/a', texts);
  const enquiry = newEnquiry('/a', input, 'Reference');
  addToBasket({ id: 'a', partNumber: 'HT-1', description: '', substPart: '' });
  addToBasket({ id: 'b', partNumber: 'HT-2', description: '', substPart: '' });
  const listener = vi.fn();
  const stop = onSent(listener);
  await deliver(clientOf(), enquiry);
  expect(respond.mock.lastCall).toEqual([
    { ...input, text: sentTextOf(enquiry), idempotencyKey: enquiry.key },
  ]);
  expect(listener.mock.calls).toEqual([[enquiry]]);
  await waitFor(() => expect(alerts()).toEqual([i18next.t('Successfully sended')]));
  expect([readOutbox(), keptTexts('/a')]).toEqual([[], undefined]);
  expect(readBasket().map(({ id }) => id)).toEqual(['b']);
  expect(localStorage.getItem('sent_enquiries')).toContain('HT-1');

  stop();
  vi.spyOn(Date, 'now').mockReturnValue(enquiry.at + 1);
  keepForm('/a', texts);
  localStorage.removeItem('sent_enquiries');
  await deliver(clientOf(), { ...newEnquiry('/a', input), at: enquiry.at });
  expect(keptTexts('/a')).toMatchObject({ text: 'HT-1' });
  expect(localStorage.getItem('sent_enquiries')).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
});

test('what was stored takes the place of what its form wanted to send before, also where it may be stored twice', async () => {
  const [early, ofOther, sent, late] = ['/a', '/b', '/a', '/a'].map((path, at) => ({
    ...newEnquiry(path, input),
    at: Date.now() - 9 + at,
  }));
  if (!early || !ofOther || !sent || !late) throw new Error('Four enquiries.');
  putIntoOutbox(early);
  putIntoOutbox(ofOther);
  await deliver(clientOf(false), sent);
  expect(readOutbox()).toEqual([ofOther]);
  putIntoOutbox(late);
  await deliver(clientOf(false), sent);
  expect(readOutbox()).toEqual([ofOther, late]);
});

test('tabs tell each other which enquiries were sent', async () => {
  const enquiry = newEnquiry('/a', input);
  const otherTab = new BroadcastChannel('stored_enquiries');
  const received = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  await deliver(clientOf(), enquiry);
  expect(await received).toEqual(enquiry);

  const listener = vi.fn();
  const stop = onSent(listener);
  for (const message of ['something else', {}, enquiry]) otherTab.postMessage(message);
  await waitFor(() => expect(listener).toHaveBeenCalled());
  expect(listener.mock.calls).toEqual([[enquiry]]);
  stop();
  otherTab.close();
});

test('a click joins what is just being sent', async () => {
  const [client, enquiry] = [clientOf(), newEnquiry('/a', input)];
  await Promise.all([deliver(client, enquiry), deliver(client, enquiry)]);
  expect(respond).toHaveBeenCalledOnce();
  await deliver(client, enquiry);
  expect(respond).toHaveBeenCalledTimes(2);
});

test('all that is kept is sent in its order; what is given up meanwhile is neither sent nor kept', async () => {
  const enquiries = ['/a', '/b', '/c'].map((path) => newEnquiry(path, { ...input, text: path }));
  for (const enquiry of enquiries) putIntoOutbox(enquiry);
  respond.mockImplementationOnce(() => {
    for (const { key } of enquiries.slice(0, 2)) takeOutOfOutbox(key);
    return Promise.reject(failed({ code: 'BACKEND_TIMEOUT' }));
  });
  await deliverAll(clientOf());
  expect(respond.mock.calls).toMatchObject([[{ text: '/a' }], [{ text: '/c' }]]);
  expect(readOutbox()).toEqual([]);
});

test.each([
  ['by one tab', {}, 1],
  ['not by another one', null, 0],
])('the outbox is sent %s', async (_, lock, times) => {
  const request = vi.fn((_: string, __: object, run: (lock: unknown) => unknown) => run(lock));
  vi.stubGlobal('navigator', { locks: { request }, onLine: true });
  putIntoOutbox(newEnquiry('/a', input));
  await deliverAll(clientOf());
  expect(request).toHaveBeenCalledWith('outbox', { ifAvailable: true }, expect.any(Function));
  expect(respond).toHaveBeenCalledTimes(times);
});

test('where the browser refuses locks, as with site data blocked, the outbox is sent all the same', async () => {
  const request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request }, onLine: true });
  putIntoOutbox(newEnquiry('/a', input));
  await deliverAll(clientOf());
  expect(respond).toHaveBeenCalledOnce();
});
