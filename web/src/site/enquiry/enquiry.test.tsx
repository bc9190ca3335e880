import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';
import { addToBasket, maxParts, readBasket, removeFromBasket } from '../basket/basket.ts';

const nozzle = { id: 'a', partNumber: 'HT-1', description: 'Nozzle', substPart: 'HT-2' };
const ring = { id: 'b', partNumber: 'HT-9', description: 'Ring', substPart: '' };

const known: Record<string, object> = Object.fromEntries(
  [nozzle, ring].map(({ description, ...part }) => [
    part.partNumber,
    { ...part, quantity: 1, description: localized(description, description, description) },
  ]),
);

async function openEnquiry() {
  const sendRequest = vi.fn((_: { input: { text: string } }) => ({}));
  const searchParts = vi.fn(({ query }: { query: string }): object => {
    const part = known[query] ?? (query === 'HT-1O' ? known['HT-1'] : undefined);
    const match = known[query] ? 'EXACT' : 'SIMILAR';
    return { hits: part ? [{ match, part, spare: { restId: '7' } }] : [], hasMore: false };
  });
  const app = await renderApp({
    route: '/enquiry',
    responses: { ...siteResponses, sendRequest, searchParts },
  });
  await screen.findByRole('heading', { level: 1, name: 'Enquiry for several parts' });
  return { ...app, sendRequest, searchParts };
}

type User = Awaited<ReturnType<typeof openEnquiry>>['user'];

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function sendForm(user: User) {
  await user.type(field(/^Name/), 'A. Buyer');
  await user.type(field(/^Email/), 'buyer@example.com');
  await user.type(field(/^Company/), 'Power Ltd');
  await solveCaptcha(user);
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
}

async function paste(user: User, text: string) {
  await user.click(field(/^Part numbers and quantities/));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Add the list' }));
}

test('the parts go out as one enquiry, a line for each above the comment, and leave the basket', async () => {
  addToBasket(nozzle);
  addToBasket(ring, 3);
  const { user, sendRequest, sent } = await openEnquiry();
  await user.type(field(/^Comment/), 'By March, please.');
  await sendForm(user);
  expect(await screen.findByText('Successfully sended')).toBeVisible();
  expect(sendRequest.mock.calls[0]?.[0].input.text).toBe(
    'HT-1, Nozzle, HT-2\nHT-9, Ring × 3\n\nBy March, please.',
  );
  expect(sent.filter((name) => name === 'SendRequest')).toHaveLength(1);
  expect(readBasket()).toEqual([]);
  expect(screen.getByText(/^There is no part in the enquiry yet/)).toBeVisible();
});

test('an enquiry that fails keeps the parts (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  addToBasket(nozzle);
  const { user, sendRequest } = await openEnquiry();
  sendRequest.mockImplementation(() => {
    throw new GraphQLError('The backend is not there.');
  });
  await sendForm(user);
  await waitFor(() => expect(sendRequest).toHaveBeenCalled());
  expect(readBasket()).toHaveLength(1);
  expect(screen.queryByText('Successfully sended')).toBeNull();
});

test('quantities change and parts can be removed', async () => {
  addToBasket(nozzle);
  addToBasket(ring);
  const { user } = await openEnquiry();
  const quantity = screen.getByRole('textbox', { name: 'Quantity of HT-1' });
  await user.clear(quantity);
  await user.type(quantity, '12');
  await user.click(screen.getByRole('button', { name: 'Remove part HT-9 from the enquiry' }));
  expect(readBasket()).toEqual([{ ...nozzle, quantity: 12 }]);
});

test.each([1, 4])(
  'the quantity %i that is emptied comes back, shown as it is sent',
  async (stored) => {
    addToBasket(nozzle, stored);
    const { user, sendRequest } = await openEnquiry();
    const quantity = screen.getByRole('textbox', { name: 'Quantity of HT-1' });
    await user.clear(quantity);
    expect(quantity).toHaveValue('');
    await user.type(quantity, '0-x');
    await user.tab();
    expect(quantity).toHaveValue(String(stored));
    await sendForm(user);
    expect(await screen.findByText('Successfully sended')).toBeVisible();
    const line = 'HT-1, Nozzle, HT-2';
    expect(sendRequest.mock.calls[0]?.[0].input.text).toBe(
      stored > 1 ? `${line} × ${stored}` : line,
    );
  },
);

test('a quantity counts as it is typed, and shows what the list adds to it', async () => {
  addToBasket(nozzle);
  const { user } = await openEnquiry();
  const quantity = screen.getByRole('textbox', { name: 'Quantity of HT-1' });
  await user.clear(quantity);
  await user.type(quantity, '12');
  expect(readBasket()[0]?.quantity).toBe(12);
  await paste(user, 'HT-1\t3');
  await waitFor(() => expect(quantity).toHaveValue('15'));
});

test('a part that is removed leaves the focus beside it, the last one on the heading', async () => {
  addToBasket(nozzle);
  addToBasket(ring);
  addToBasket({ ...ring, id: 'c', partNumber: 'HT-10' });
  const { user } = await openEnquiry();
  const remove = (number: string) =>
    screen.getByRole('button', { name: `Remove part ${number} from the enquiry` });
  await user.click(remove('HT-9'));
  expect(remove('HT-10')).toHaveFocus();
  await user.click(remove('HT-10'));
  expect(remove('HT-1')).toHaveFocus();
  await user.click(remove('HT-1'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a line that is decided about leaves the focus beside it, the last one on the heading', async () => {
  const { user } = await openEnquiry();
  await paste(user, 'HT-1O\nUNKNOWN-7');
  await user.click(await screen.findByRole('button', { name: 'Perhaps HT-1' }));
  const ask = screen.getByRole('button', { name: 'Ask for it as typed: UNKNOWN-7' });
  expect(ask).toHaveFocus();
  await user.click(ask);
  expect(screen.getByRole('heading', { name: 'Paste a list' })).toHaveFocus();
});

test('a pasted list is matched, and what was not found is named', async () => {
  const { user } = await openEnquiry();
  await paste(user, 'HT-1\t4\nHT-1O\t2\nUNKNOWN-7\t1\nHT-9');
  expect(await screen.findByText('Lines added: 2. Not found: 2')).toHaveRole('status');
  expect(readBasket()).toEqual([
    { ...nozzle, quantity: 4 },
    { ...ring, quantity: 1 },
  ]);
  const open = screen.getAllByRole('listitem').map((item) => within(item));
  expect(open[0]?.getByText('HT-1O × 2')).toBeVisible();
  expect(open[1]?.getByText('UNKNOWN-7')).toBeVisible();
  expect(open[1]?.queryByRole('button', { name: /^Perhaps/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Perhaps HT-1' }));
  expect(readBasket()[0]).toEqual({ ...nozzle, quantity: 6 });
  await user.click(screen.getByRole('button', { name: 'Ask for it as typed: UNKNOWN-7' }));
  expect(readBasket()[2]).toMatchObject({ partNumber: 'UNKNOWN-7', quantity: 1 });
  expect(screen.queryByText('Not found in any list')).toBeNull();
});

test('lines that could not be looked up stay in the field', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, searchParts } = await openEnquiry();
  searchParts.mockImplementationOnce(() => {
    throw new GraphQLError('The backend is not there.');
  });
  await paste(user, 'HT-1\t4\nHT-9');
  await screen.findByText(/^Lines added: 1\. Not found: 0 1 lines could not be looked up/);
  expect(field(/^Part numbers and quantities/)).toHaveValue('HT-1\t4');
});

test('the lines after the 100th stay in the field, which is closed meanwhile', async () => {
  const { user, searchParts } = await openEnquiry();
  const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
  searchParts.mockImplementation(async () => {
    await later;
    return { hits: [], hasMore: false };
  });
  const list = Array.from({ length: 102 }, (_, index) => `X-${index + 1}\t2`).join('\n');
  await paste(user, list);
  await screen.findByText('Searching…');
  await user.type(field(/^Part numbers and quantities/), 'HT-1');
  expect(field(/^Part numbers and quantities/)).toHaveValue(list);
  goOn(undefined);
  await screen.findByText(
    'Lines added: 0. Not found: 100 Still in the field: 2. At most 100 lines are looked up at a time.',
  );
  expect(searchParts).toHaveBeenCalledTimes(100);
  expect(field(/^Part numbers and quantities/)).toHaveValue('X-101\t2\nX-102\t2');

  await user.click(screen.getByRole('button', { name: 'Add the list' }));
  await screen.findByText('Lines added: 0. Not found: 2');
  expect(field(/^Part numbers and quantities/)).toHaveValue('');
  // Those of the first list still wait for a decision.
  expect(screen.getAllByRole('button', { name: /^Ask for it as typed/ })).toHaveLength(102);
});

test('lines without room stay where they are, and the status counts them', async () => {
  for (let index = 0; index < maxParts; index += 1) addToBasket({ ...ring, id: `${index}` });
  const { user } = await openEnquiry();
  await paste(user, 'HT-1\t4\nUNKNOWN-7');
  await screen.findByText(
    'Lines added: 0. Not found: 1 Not added: 1. An enquiry has at most 200 parts.',
  );
  expect(field(/^Part numbers and quantities/)).toHaveValue('HT-1\t4');

  const ask = screen.getByRole('button', { name: 'Ask for it as typed: UNKNOWN-7' });
  await user.click(ask);
  expect(screen.getByText(/Not added: 2\. An enquiry/)).toBeVisible();
  expect(ask).toBeVisible();
  removeFromBasket('0');
  await user.click(ask);
  expect(screen.getByText(/Not added: 1\. An enquiry/)).toBeVisible();
  expect(readBasket().at(-1)).toMatchObject({ partNumber: 'UNKNOWN-7' });
});

test('the header leads to it only while there are parts, and a reload keeps them', async () => {
  addToBasket(nozzle);
  await openEnquiry();
  expect(screen.getByRole('link', { name: 'Parts in the enquiry: 1' })).toHaveAttribute(
    'href',
    '/en/enquiry#/enquiry',
  );
  expect(screen.getByRole('cell', { name: 'HT-1' })).toBeVisible();
});

test('without parts the header does not', async () => {
  await openEnquiry();
  expect(screen.queryByRole('link', { name: /^Parts in the enquiry/ })).toBeNull();
});
