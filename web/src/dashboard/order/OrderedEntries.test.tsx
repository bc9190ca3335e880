import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { localized } from '../../test/localized.ts';
import { page, part } from '../../test/page-responses.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { housing, product, productResponses } from '../../test/product-responses.ts';
import { renderApp } from '../../test/render-app.tsx';
import { nozzle, spare, spareResponses } from '../../test/spare-responses.ts';

const spareNamed = (id: string, title: string) => ({
  ...{ ...spare, id, restId: id, images: [], title: localized(title, title, title) },
});
const namedSpares = [spareNamed('1', 'Alpha'), spareNamed('2', 'Beta')];
const fourParts = ['1', '2', '3', '4'].map((number) => ({
  ...{ ...nozzle, id: `part-${number}`, restId: number, partNumber: `HT-${number}` },
}));

function open(route: string, responses: object) {
  const movableTypes = ['SPARE', 'SUB_PART', 'PRODUCT_PROPERTY', 'PARTNER', 'PAGE_PART'];
  const all = { ...dashboardResponses, movableTypes, ...responses };
  return renderApp({ route, token: 'token-1', responses: all });
}

const moveOf = (__typename: string, entries: readonly { id: string }[], owner?: object) =>
  vi.fn(({ input }: { input: { id: string } }) => ({
    moved: { ...entries.find(({ id }) => id === input.id), __typename, version: '9' },
    owner,
  }));

test('cards are moved while the button for it is pressed, and the list is not loaded again', async () => {
  const move = moveOf('Spare', namedSpares);
  const spares = pagesOf(namedSpares);
  const { user, sent } = await open('/dashboard/data', { spares, move });
  const titles = () =>
    screen.getAllByRole('link', { name: /Alpha|Beta/ }).map((link) => link.textContent.trim());
  const toggle = await screen.findByRole('button', { name: 'Change order' });
  expect(screen.queryByRole('button', { name: 'Move Beta up' })).toBeNull();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Move Beta up' }));
  await waitFor(() => expect(titles()).toEqual(['Beta', 'Alpha']));
  expect(move.mock.lastCall?.[0].input).toEqual({ id: '2', position: 1 });
  expect(screen.getByRole('status', { name: 'Order' })).toHaveTextContent(
    'Moved to position 1 of 2',
  );
  expect(screen.getByRole('button', { name: 'Move Beta up' })).toHaveFocus();
  expect(sent.at(-1)).toBe('Move');

  // Between what a filter leaves out there is no position to see.
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'a');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull());
});

test('while another entry is moved to the same position, the last message is taken back', async () => {
  const moved = moveOf('Spare', namedSpares);
  const { promise: pending } = Promise.withResolvers<never>();
  const move = vi.fn((variables: Parameters<typeof moved>[0]) =>
    moved.mock.calls.length > 0 ? pending : moved(variables),
  );
  const { user } = await open('/dashboard/data', { spares: pagesOf(namedSpares), move });
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  await user.click(screen.getByRole('button', { name: 'Move Beta up' }));
  const status = screen.getByRole('status', { name: 'Order' });
  await waitFor(() => expect(status).toHaveTextContent('Moved to position 1 of 2'));
  await user.click(screen.getByRole('button', { name: 'Move Alpha up' }));
  await waitFor(() => expect(move).toHaveBeenCalledTimes(2));
  expect(status).toBeEmptyDOMElement();
});

test('over a backend that moves nothing there is no such button', async () => {
  const spares = pagesOf(namedSpares);
  await open('/dashboard/data', { spares, movableTypes: null });
  expect(await screen.findByRole('link', { name: 'Alpha' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
});

test('a sub-part is moved to any position from its dialog, however long the list', async () => {
  const move = moveOf('SubPart', fourParts, { ...spare, __typename: 'Spare' });
  const responses = { ...spareResponses(), spare: { ...spare, parts: pagesOf(fourParts) }, move };
  const { user, sent } = await open('/dashboard/spare/7', responses);
  const numbers = () =>
    screen.getAllByRole('button', { name: /^HT-/ }).map((button) => button.textContent);
  await user.click(await screen.findByRole('button', { name: 'HT-4' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  const position = dialog.getByRole('status', { name: 'Position' });
  expect(position).toHaveTextContent('Position 4 of 4');
  await user.type(dialog.getByLabelText('New position'), '2{Enter}');
  await waitFor(() => expect(position).toHaveTextContent('Position 2 of 4'));
  expect(move.mock.lastCall?.[0].input).toEqual({ id: 'part-4', position: 2 });
  await user.click(dialog.getByRole('button', { name: 'Move the spare part up' }));
  await waitFor(() => expect(position).toHaveTextContent('Position 1 of 4'));
  // Beyond the end is the end.
  await user.type(dialog.getByLabelText('New position'), '99');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(position).toHaveTextContent('Position 4 of 4'));
  expect(move.mock.lastCall?.[0].input).toEqual({ id: 'part-4', position: 4 });
  expect(sent).not.toContain('UpdateSubPart');
  await user.click(dialog.getByRole('button', { name: 'Move the spare part up' }));
  await waitFor(() => expect(position).toHaveTextContent('Position 3 of 4'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(numbers()).toEqual(['HT-1', 'HT-2', 'HT-4', 'HT-3']);
});

test('quick presses move a sub-part on, one call after the other; what could not be moved returns', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const arrived = Promise.withResolvers<object>();
  const move = vi.fn((_: { input: object }) => arrived.promise);
  const responses = { ...spareResponses(), spare: { ...spare, parts: pagesOf(fourParts) }, move };
  const { user } = await open('/dashboard/spare/7', responses);
  await user.click(await screen.findByRole('button', { name: 'HT-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  const down = dialog.getByRole('button', { name: 'Move the spare part down' });
  await user.tripleClick(down);
  const position = dialog.getByRole('status', { name: 'Position' });
  await waitFor(() => expect(position).toHaveTextContent('Position 4 of 4'));
  expect(move).toHaveBeenCalledOnce();
  arrived.reject(new GraphQLError('Away.', { extensions: { code: 'BACKEND_TIMEOUT' } }));
  await waitFor(() => expect(position).toHaveTextContent('Position 1 of 4'));
  expect(move.mock.calls.map(([{ input }]) => input)).toEqual(
    [2, 3, 4].map((position) => ({ id: 'part-1', position })),
  );
  expect(dialog.getByRole('status', { name: 'Order' })).toBeEmptyDOMElement();
});

test('a property is moved among those of its product', async () => {
  const rotor = { ...housing, id: 'property-2', restId: '2', description: '<p>One rotor.</p>' };
  const move = moveOf('ProductProperty', [rotor], { ...product, __typename: 'Product' });
  const responses = {
    ...productResponses(),
    product: { ...product, properties: [housing, rotor] },
  };
  const { user } = await open('/dashboard/product/7', { ...responses, move });
  await user.click(await screen.findByRole('button', { name: 'Move property 2 up' }));
  const first = within(screen.getByRole('form', { name: 'Property 1' }));
  await waitFor(() =>
    expect(first.getByRole('textbox', { name: 'Description' })).toHaveTextContent('One rotor.'),
  );
  expect(move.mock.lastCall?.[0].input).toEqual({ id: 'property-2', position: 1 });
});

test('a part of a page is moved among the others, and nothing is loaded again', async () => {
  const rotor = { ...part, id: 'part-2', description: localized('<p>Gehäuse.</p>') };
  const move = moveOf('PagePart', [rotor], { ...page, __typename: 'Page' });
  const responses = { page: { ...page, parts: [part, rotor] }, move };
  const { user, sent } = await open('/dashboard/gas-turbina', responses);
  await user.click(await screen.findByRole('button', { name: 'Move part 2 up' }));
  const first = within(screen.getByRole('listitem', { name: 'Part 1' }));
  await waitFor(() =>
    expect(first.getByRole('textbox', { name: 'Description(De)' })).toHaveTextContent('Gehäuse.'),
  );
  expect(move.mock.lastCall?.[0].input).toEqual({ id: 'part-2', position: 1 });
  expect(sent).toEqual(['EditGasTurbinaScreen', 'Move']);
});

test('chosen images are put in order before they are sent, over any backend', async () => {
  const addSpare = vi.fn((_: { input: { images: File[] } }) => ({ spareEdge: null }));
  const { user } = await open('/dashboard/data', {
    spares: pagesOf([]),
    movableTypes: null,
    addSpare,
  });
  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add spare part' }));
  const file = (text: string, name: string) => new File([text], name, { type: 'image/png' });
  const files = [file('1', 'side.png'), file('22', 'side.png'), file('3', 'front.png')];
  await user.upload(dialog.getByLabelText('Add images'), files);
  await user.click(dialog.getByRole('button', { name: 'Move image 3 up' }));
  await user.click(dialog.getByRole('button', { name: 'Move image 2 up' }));
  expect(dialog.getByRole('button', { name: 'Move image 1 up' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(addSpare).toHaveBeenCalledOnce());
  const sent = addSpare.mock.lastCall?.[0].input.images ?? [];
  expect(sent.map(({ name, size }) => [name, size])).toEqual([
    ['front.png', 1],
    ['side.png', 1],
    ['side.png', 2],
  ]);
});
