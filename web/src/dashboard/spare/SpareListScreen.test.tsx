import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { emptyLocalizedText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';

interface AddInput {
  title: LocalizedText;
  text: LocalizedText;
  images: unknown[];
}

function spareNode(restId: string, title: string, images: string[]) {
  return {
    id: `spare-${restId}`,
    restId,
    title: localized(title, '', ''),
    text: localized('', '', ''),
    images: images.map((path) => ({ path, url: `/api/${path}?width=480` })),
  };
}

function addedSpare({ input }: { input: AddInput }) {
  return {
    spareEdge: { cursor: 'c9', node: spareNode('9', input.title.de, ['spares/new.png']) },
  };
}

function renderSpares(nodes: object[], addSpare: (args: { input: AddInput }) => object) {
  return renderApp({
    route: '/dashboard/data',
    token: 'token-1',
    responses: {
      spares: pagesOf(nodes),
      addSpare,
    },
  });
}

test('shows each spare as a card that leads to its screen (spec 2.14)', async () => {
  await renderSpares(
    [spareNode('7', 'Zündanlage', ['spares/7.png', 'spares/8.png']), spareNode('8', 'Düsen', [])],
    addedSpare,
  );

  const card = await screen.findByRole('link', { name: 'Zündanlage' });
  expect(card).toHaveAttribute('href', '#/dashboard/spare/7');
  expect(card.querySelector('img')).toHaveAttribute('src', '/api/spares/7.png?width=480');
  expect(screen.getByRole('link', { name: 'Düsen' }).querySelector('img')).toBeNull();
});

test('a card without a German title says so, and can be opened', async () => {
  await renderSpares([spareNode('7', ' ', [])], addedSpare);

  const card = await screen.findByRole('link', { name: 'empty' });
  expect(card).toHaveAttribute('href', '#/dashboard/spare/7');
});

test("says 'No item' where there is none (spec 8)", async () => {
  await renderSpares([], addedSpare);

  expect(await screen.findByText('No item')).toBeVisible();
});

test('adds a spare with images and three languages, with no query after it (spec 2.14, 4)', async () => {
  const addSpare = vi.fn(addedSpare);
  const { user, sent } = await renderSpares([spareNode('7', 'Zündanlage', [])], addSpare);

  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add spare part' });
  expect(within(dialog).getByText('PNG, JPG, GIF up to 10MB')).toBeInTheDocument();
  await user.upload(within(dialog).getByLabelText('Add images'), [
    new File(['1'], 'front.png', { type: 'image/png' }),
    new File(['2'], 'wrong.png', { type: 'image/png' }),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove wrong.png' }));
  await user.fill(within(dialog).getByLabelText('Title(De)'), 'Dichtungen');
  await user.fill(within(dialog).getByLabelText('Title(En)'), 'Seals');
  await user.fill(within(dialog).getByLabelText('Title(Ru)'), 'Уплотнения');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('link', { name: 'Dichtungen' })).toHaveAttribute(
    'href',
    '#/dashboard/spare/9',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { input } = addSpare.mock.lastCall?.[0] ?? {};
  expect(input?.title).toEqual({
    ...emptyLocalizedText,
    de: 'Dichtungen',
    en: 'Seals',
    ru: 'Уплотнения',
  });
  expect(input?.text).toEqual(emptyLocalizedText);
  expect(input?.images).toEqual([expect.objectContaining({ name: 'front.png' })]);
  expect(sent).toEqual(['SpareListScreen', 'AddSpare']);

  await user.click(screen.getByRole('button', { name: 'Add spare part' }));
  expect(await screen.findByLabelText('Title(De)')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Chosen images' })).toBeNull();
});

test('Escape closes the dialog (spec 4)', async () => {
  const { user } = await renderSpares([], addedSpare);

  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  await screen.findByRole('dialog', { name: 'Add spare part' });
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape closes the dialog also while the focus is still on the page below', async () => {
  const { user } = await renderSpares([], addedSpare);

  const add = await screen.findByRole('button', { name: 'Add spare part' });
  await user.click(add);
  await screen.findByRole('dialog', { name: 'Add spare part' });
  fireEvent.keyDown(add, { key: 'Escape' });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the question about a dialog goes with it once what it asks about is stored', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user } = await renderSpares([], () => promise);
  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  await user.fill(await screen.findByLabelText('Title(De)'), 'Dichtungen');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });

  resolve({ spareEdge: { cursor: 'c9', node: spareNode('9', 'Dichtungen', []) } });
  expect(await screen.findByRole('link', { name: 'Dichtungen' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('substitute numbers are checked on demand: circles, and such as no list has', async () => {
  const spare = { restId: '7', title: localized('Zündanlage', '', '') };
  const problem = (id: string, kind: string, ...numbers: string[]) => {
    return { kind, numbers, spare, subPart: { id } };
  };
  const nodes = [problem('1', 'CYCLE', 'A', 'B', 'A'), problem('2', 'UNKNOWN', 'C', 'D')];
  const substituteProblems = vi.fn(() => ({ nodes, totalCount: 2 }));
  const { user } = await renderApp({
    route: '/dashboard/data',
    token: 'token-1',
    responses: { spares: pagesOf([spareNode('7', 'Zündanlage', [])]), substituteProblems },
  });
  const section = within(await screen.findByRole('region', { name: 'Substitute numbers' }));
  expect(substituteProblems).not.toHaveBeenCalled();
  await user.click(section.getByRole('button', { name: 'Check substitute numbers' }));
  expect(await section.findByText('Substitute numbers that lead nowhere: 2')).toBeVisible();
  expect(section.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'A → B → A (a circle): Zündanlage',
    'C → D (the last number is in no list): Zündanlage',
  ]);
  expect(section.getAllByRole('link')[0]).toHaveAttribute('href', '#/dashboard/spare/7');
});
