import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { product, turbines } from '../../test/product-responses.ts';
import { renderApp } from '../../test/render-app.tsx';
import { nozzle, otherSpare, spare } from '../../test/spare-responses.ts';

const engine = {
  ...{ ...product, id: 'product-9', restId: '9', title: 'Engine', language: 'RU' },
  ...{ type: 'Aeroderivative', model: 'LM-6000', power: '43' },
  category: { ...turbines, id: 'category-9', restId: '9', name: 'Heavy duty' },
};
const motor = { ...product, title: 'Motor', type: '', model: '', power: '' };
const seal = {
  ...{ ...nozzle, id: 'part-2', restId: '2', partNumber: 'AB-12', substPart: 'CD 34' },
  ...{ quantity: 77, description: localized('Dichtung', 'Seal', 'Уплотнение') },
};
const service = {
  ...{ id: 'service-9', restId: '9', images: [], text: localized('', '', '') },
  title: localized('Auswuchten', 'Balancing', 'Балансировка'),
};
const entry = {
  ...{
    id: 'entry-1',
    kind: 'SPARE',
    title: 'LM2500',
    ownerTitle: null,
    deletedBy: { login: 'anna' },
  },
  ...{ deletedAt: '2026-11-01T08:00:00.000Z', expiresAt: '2026-12-01T08:00:00.000Z' },
  ...{ partCount: 12, images: [] },
};
const image = {
  ...{ ...entry, id: 'entry-2', kind: 'IMAGE', title: '', ownerTitle: 'Rotor' },
  ...{ deletedBy: { login: 'bert' }, deletedAt: '2026-10-05T08:00:00.000Z' },
  expiresAt: '2026-11-04T08:00:00.000Z',
};

/** Lists of two entries, and what each of the second one's columns says. */
const lists = [
  {
    ...{ list: 'spares', route: '/dashboard/data', entry: /Zündanlage/, other: /Brennstoff/ },
    responses: { spares: pagesOf([spare, otherSpare]) },
    texts: ['zündanlage', 'zundanlage', 'Ignition', 'зажиг'],
  },
  {
    ...{ list: 'services', route: '/dashboard/services', entry: /Balancing/, other: /Borescope/ },
    responses: {
      services: pagesOf([
        { ...service, id: 'service-1', title: localized('', 'Borescope', '') },
        service,
      ]),
    },
    texts: ['auswuch', 'BALANCING', 'балансировка'],
  },
  {
    ...{ list: 'products', route: '/dashboard', entry: /Engine/, other: /Motor/ },
    responses: { products: pagesOf([motor, engine]) },
    texts: ['engine', 'ru', 'heavy duty', 'aeroder', 'lm6000', 'LM 6000', '43'],
  },
  {
    ...{ list: 'sub-parts', route: '/dashboard/spare/7', entry: /AB-12/, other: /HT-1001/ },
    responses: { spare: { ...spare, parts: pagesOf([nozzle, seal]) } },
    texts: ['ab12', 'АВ 12', 'cd34', '77', 'dichtung', 'seal', 'уплот'],
  },
  {
    ...{ list: 'the trash', route: '/dashboard/trash', entry: /of Rotor/, other: /LM2500/ },
    responses: { trash: pagesOf([entry, image]) },
    texts: ['rotor', 'image', 'bert', '5 oct 2026', '4 Nov 2026'],
  },
];

test.each(lists)('$list are filtered by all of their columns', async (list) => {
  const { route, entry, other, responses, texts } = list;
  const { user } = await renderApp({
    ...{ route, token: 'token-1' },
    responses: { ...dashboardResponses, find: [], ...responses },
  });
  await screen.findAllByText(other);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  const state = screen.getByRole('status', { name: 'Found' });
  for (const text of texts) {
    await user.fill(filter, text);
    await waitFor(() => expect(state, text).toHaveTextContent('1 of 2'));
    expect(screen.getAllByText(entry).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: other })).toBeNull();
    expect(screen.queryByRole('row', { name: other })).toBeNull();
    await user.clear(filter);
    await screen.findAllByText(other);
  }
});

test('the spares are filtered by the parts they hold, and say which', async () => {
  const piece = (text: string, isMatch: boolean) => ({ text, isMatch });
  const hit = (number: string, isMatch: boolean) => ({
    ...{ restId: '8', ownerTitle: null, language: null },
    ...{ title: [piece(number, isMatch)], text: [piece('Dichtung', !isMatch)] },
  });
  const similar = { ...hit('AB-13', false), restId: '7', text: [] };
  const hits = [hit('AB-12', true), hit('AB-12-1', true), similar];
  const find = vi.fn(() => [{ kind: 'SUB_PART', totalCount: 3, hits }]);
  const { user } = await renderApp({
    ...{ route: '/dashboard/data', token: 'token-1' },
    responses: { ...dashboardResponses, find },
  });
  await user.fill(await screen.findByRole('searchbox', { name: 'Filter' }), 'ав12');
  const card = await screen.findByRole('link', { name: /Zündanlage/ });
  expect(card).toHaveTextContent('Holds AB-12 and 1 more');
  // Another spare holds one that is only like it.
  expect(screen.queryByRole('link', { name: /Brennstoffdüsen/ })).toBeNull();
  expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('1 of 2');

  find.mockReturnValue([{ kind: 'SUB_PART', totalCount: 200, hits: [hit('AB-12', false)] }]);
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), '3');
  expect(await screen.findByText(/or more: type more of the part number/)).toBeInTheDocument();
  expect(screen.getByText('Holds AB-12 Dichtung')).toBeInTheDocument();
});

test('the log is filtered on the server', async () => {
  const log = vi.fn((args: Parameters<ReturnType<typeof pagesOf>>[0] & { filter?: object }) =>
    pagesOf(args.filter ? [] : [{ ...logEntry }])(args),
  );
  const { user } = await renderApp({
    ...{ route: '/dashboard/log', token: 'token-1' },
    responses: { ...dashboardResponses, log },
  });
  await user.fill(await screen.findByRole('searchbox', { name: 'Filter' }), 'bert ');
  expect(await screen.findByText("Nothing found for 'bert '")).toBeInTheDocument();
  expect(log.mock.lastCall?.[0]).toMatchObject({ first: 50, filter: { text: 'bert' } });
  await user.clear(screen.getByRole('searchbox', { name: 'Filter' }));
  expect(await screen.findByText('anna')).toBeInTheDocument();
});

const logEntry = {
  ...{
    id: 'entry-1',
    occurredAt: '2026-11-01T08:00:00.000Z',
    login: 'anna',
    address: '203.0.113.7',
  },
  ...{ operation: 'deleteSubPart', target: '7/12', expiresAt: '2027-11-01T08:00:00.000Z' },
};
