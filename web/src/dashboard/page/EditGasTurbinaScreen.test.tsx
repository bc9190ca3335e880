import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { patched } from '../../test/patched.ts';
import { inEachLanguage } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { emptyLocalizedText } from '../entity/localized-text.ts';
import { page, part } from '../../test/page-responses.ts';

const picture = new File(['1'], 'rotor.png', { type: 'image/png' });
const secondPart = { ...part, id: 'part-2', restId: '2' };

function renderPage(responses: object = {}) {
  return renderApp({
    route: '/dashboard/gas-turbina',
    token: 'token-1',
    responses: { page, ...responses },
  });
}

const loaded = ['EditGasTurbinaScreen'];

test('shows the images, the three descriptions and the parts (spec 2.14)', async () => {
  await renderPage();

  expect(await screen.findByRole('heading', { name: 'Gas Turbina Page' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Image 1' })).toHaveAttribute('src', '/api/pages/a.png');
  expect(screen.getByRole('heading', { name: 'Parts' })).toBeVisible();
  const editors = await screen.findAllByRole('textbox', { name: /^Description/ });
  expect(editors.map((editor) => editor.textContent)).toEqual([
    ...inEachLanguage('Gasturbinen.', 'Gas turbines.', 'Турбины.'),
    ...inEachLanguage('Läufer.', 'Rotor.', 'Ротор.'),
  ]);
});

test("says 'No part' where there is none (spec 8)", async () => {
  await renderPage({ page: { ...page, parts: [] } });

  expect(await screen.findByText('No part')).toBeVisible();
});

test('adds and deletes images with no query after it (spec 7.6)', async () => {
  const added = { path: 'pages/b.png', url: '/api/pages/b.png' };
  const { user, sent } = await renderPage({
    addPageImage: () => ({ page: { ...page, images: [...page.images, added] } }),
    deletePageImage: () => ({ page: { ...page, images: [added] } }),
  });

  await user.upload(await screen.findByLabelText('Add images'), picture);
  expect(await screen.findByRole('img', { name: 'Image 2' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete image 1' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(screen.getByRole('img', { name: 'Image 1' })).toHaveAttribute('src', '/api/pages/b.png');
  expect(sent).toEqual([...loaded, 'AddPageImage', 'DeletePageImage']);
});

test('adds a part with an image and sends no query (spec 7.6)', async () => {
  const addPagePart = vi.fn((_args: { input: { description: object; image?: File } }) => ({
    pagePart: secondPart,
  }));
  const { user, sent } = await renderPage({ addPagePart });

  await user.click(await screen.findByRole('button', { name: 'Add Part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Part' }));
  await user.upload(dialog.getByLabelText('Choose image'), picture);
  expect(dialog.getByRole('img', { name: 'rotor.png' })).toBeInTheDocument();
  await dialog.findAllByRole('textbox', { name: /^Description/ });
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('listitem', { name: 'Part 2' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = addPagePart.mock.lastCall?.[0].input;
  expect(input?.description).toEqual(emptyLocalizedText);
  expect(input?.image?.name).toBe('rotor.png');
  expect(sent).toEqual([...loaded, 'AddPagePart']);
});

test('changes the descriptions of a part and sends no query (spec 7.6)', async () => {
  const updatePagePart = vi.fn(({ input }: { input: object }) => ({
    pagePart: patched(part, input),
  }));
  const { user, sent } = await renderPage({ updatePagePart });

  const item = within(await screen.findByRole('listitem', { name: 'Part 1' }));
  const editor = within(item.getByRole('group', { name: 'Description(Ru)' }));
  await user.click(await editor.findByRole('button', { name: 'Heading 3' }));
  await user.click(item.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updatePagePart.mock.lastCall?.[0].input).toEqual({
    id: 'part-1',
    description: { ru: '<h3>Ротор.</h3>' },
  });
  expect(sent).toEqual([...loaded, 'UpdatePagePart']);
});

test('gives a part another image and sends no query (spec 7.6)', async () => {
  const image = { path: 'pages/new.png', url: '/api/pages/new.png' };
  const { user, sent } = await renderPage({
    updatePagePartImage: () => ({ pagePart: { ...part, image } }),
  });

  await user.upload(await screen.findByLabelText('Change image'), picture);

  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Part' })).toHaveAttribute('src', '/api/pages/new.png'),
  );
  expect(sent).toEqual([...loaded, 'UpdatePagePartImage']);
});

test('deletes a part after Yes, keeps it after No, and sends no query (spec 4, 8)', async () => {
  const { user, sent } = await renderPage({
    deletePagePart: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('listitem', { name: 'Part 1' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(await screen.findByText('No part')).toBeInTheDocument();
  expect(sent).toEqual([...loaded, 'DeletePagePart']);
});
