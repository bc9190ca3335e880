import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { nozzle } from '../../test/spare-responses.ts';

const part = (id: string, partNumber: string, callout: string | null, substPart = '') => ({
  ...{ ...nozzle, id, partNumber, callout, substPart, quantity: 2 },
  description: localized('Kerze', 'Plug', 'Свеча'),
});
const parts = [part('1', 'A', '1', 'A-2'), part('2', 'B', '1, 2'), part('3', 'C', '')];
const callouts = [
  { number: '1', x: 10, y: 20 },
  { number: '2', x: 90, y: 5.5 },
  { number: '9', x: 50, y: 50 },
];

async function openPartList(given: { callouts: object[] | null; parts: object[] }) {
  const spare = {
    ...{ __typename: 'Spare', id: 'spare-7', restId: '7' },
    ...{ title: localized('Zündung', 'Ignition', 'Зажигание'), text: localized('', '', '') },
    images: [{ path: '/files/a.png', url: () => '/api/files/a.png', callouts: given.callouts }],
    parts: pagesOf(given.parts),
  };
  const responses = { ...siteResponses, spare };
  const app = await renderApp({ route: '/part-list/7', language: 'en', responses });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const callout = (number: string) =>
  screen.getByRole('button', { name: new RegExp(`^Callout ${number}:`) });
const row = (partNumber: string) => {
  const row = screen.getByRole('rowheader', { name: partNumber }).closest('tr');
  if (!row) throw new Error(`There is no row ${partNumber}.`);
  return row;
};
const marked = () =>
  [...document.querySelectorAll('[data-marked]')].map(({ textContent }) => textContent);

test('a callout names its rows, and marks them while it is pointed at or holds the focus', async () => {
  const { user } = await openPartList({ callouts, parts });
  expect(callout('1')).toHaveAccessibleName(
    'Callout 1: A, Plug, Subst-Part: A-2, Quantity: 2; B, Plug, Quantity: 2',
  );
  await user.hover(callout('1'));
  expect(row('A')).toHaveAttribute('data-marked');
  expect(row('B')).toHaveAttribute('data-marked');
  expect(row('C')).not.toHaveAttribute('data-marked');
  expect(screen.getByText(/^1: A, Plug/)).toBeVisible();
  await user.unhover(callout('1'));
  expect(marked()).toEqual([]);
  callout('2').focus();
  expect(row('A')).not.toHaveAttribute('data-marked');
  expect(row('B')).toHaveAttribute('data-marked');
});

test('half a character in a number, over another backend, leaves the list readable (spec 7)', async () => {
  await openPartList({
    callouts: [{ number: '\ud83d', x: 10, y: 20 }],
    parts: [part('1', 'A', '\ud83d')],
  });
  expect(row('A')).toBeVisible();
});

test('a row marks its callouts, and shows their numbers beside its own', async () => {
  const { user } = await openPartList({ callouts, parts });
  const numbers = within(row('B')).getAllByTitle(/^Callout/);
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  await user.hover(row('B'));
  expect(callout('1')).toHaveAttribute('data-marked');
  expect(callout('2')).toHaveAttribute('data-marked');
  await user.hover(row('C'));
  expect(marked()).toEqual([]);
});

test.each(['mouse', 'keyboard'])(
  'a callout fills the comment as its row does, and brings the row into view, by %s (spec 2.7)',
  async (by) => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user } = await openPartList({ callouts, parts });
    if (by === 'mouse') await user.click(callout('2'));
    else {
      callout('2').focus();
      await user.keyboard('{Enter}');
    }
    expect(screen.getByLabelText('Comment')).toHaveValue('B, Plug');
    expect(scroll.mock.contexts).toEqual([row('B')]);
    expect(row('B')).toContainElement(document.activeElement as HTMLElement);
    expect(row('B')).toHaveAttribute('data-marked');
  },
);

test('a number that no row has leads nowhere', async () => {
  await openPartList({ callouts, parts });
  expect(screen.queryByRole('button', { name: /Callout 9/ })).toBeNull();
  expect(screen.getByText('9')).toBeVisible();
});

test('over a backend without callouts, images and rows are as they were', async () => {
  await openPartList({ callouts: null, parts: [part('1', 'A', null)] });
  expect(screen.queryByText(/callout|number on the drawing/i)).toBeNull();
  expect(document.querySelector('[data-callouts], figure')).toBeNull();
});

test('a row that a callout shows despite the filter goes with the next filter', async () => {
  const others = Array.from({ length: 20 }, (_, index) => part(`x${index}`, `X-${index}`, ''));
  const { user } = await openPartList({ callouts, parts: [...parts, ...others] });
  const filter = screen.getByRole('searchbox', { name: 'Filter this list' });
  const first = row('A');
  await user.fill(filter, 'X-1');
  await waitFor(() => expect(first).not.toBeVisible());
  await user.click(callout('1'));
  expect(first).toBeVisible();
  await user.type(filter, '9');
  await waitFor(() => expect(first).not.toBeVisible());
});
