import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { languages } from '../../i18n/languages.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { emptyLocalizedText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';

interface AddInput {
  title: LocalizedText;
  text: LocalizedText;
  images: File[];
}

function serviceNode(restId: string, title: string, images: string[]) {
  return {
    id: `service-${restId}`,
    restId,
    title: localized('', title, ''),
    text: localized('', '', ''),
    images: images.map((path) => ({ path, url: `/api/${path}` })),
  };
}

function addedService({ input }: { input: AddInput }) {
  return {
    serviceEdge: { cursor: 'c9', node: serviceNode('9', input.title.en, ['services/new.png']) },
  };
}

function renderServices(nodes: object[], addService = addedService) {
  return renderApp({
    route: '/dashboard/services',
    token: 'token-1',
    responses: {
      services: pagesOf(nodes),
      addService,
    },
  });
}

test('a card without an English title says so, and can be opened', async () => {
  await renderServices([serviceNode('7', '', [])]);

  const card = await screen.findByRole('link', { name: 'empty' });
  expect(card).toHaveAttribute('href', '#/dashboard/services/7');
});

test('shows each service with all its images and its English title (spec 2.14)', async () => {
  await renderServices([
    serviceNode('7', 'Borescope inspection', ['services/a.png', 'services/b.png']),
    serviceNode('8', 'Laser alignment', []),
  ]);

  expect(await screen.findByRole('link', { name: 'Borescope inspection' })).toHaveAttribute(
    'href',
    '#/dashboard/services/7',
  );
  const images = screen.getByRole('group', { name: 'Images of Borescope inspection' });
  expect(images.querySelectorAll('img')).toHaveLength(2);
  expect(images).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('link', { name: 'Laser alignment' })).toBeVisible();
});

test("says 'No item' where there is none (spec 8)", async () => {
  await renderServices([]);

  expect(await screen.findByText('No item')).toBeVisible();
});

test('asks for an image before anything is sent (spec 5, 8)', async () => {
  const { user, sent } = await renderServices([]);

  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  await user.fill(await screen.findByLabelText('Title(En)'), 'Overhaul');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a file first!');
  expect(screen.getByLabelText('Title(En)')).toHaveValue('Overhaul');
  expect(sent).toEqual(['ServiceListScreen']);
});

test('adds a service with images and three languages, with no query after it (spec 7.5)', async () => {
  const addService = vi.fn(addedService);
  const { user, sent } = await renderServices([], addService);

  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add service' }));
  const editors = await dialog.findAllByRole('textbox', { name: /^Description/ });
  expect(editors.map((editor) => editor.lang)).toEqual(languages);
  await user.upload(dialog.getByLabelText('Add images'), [
    new File(['1'], 'front.png', { type: 'image/png' }),
    new File(['2'], 'wrong.png', { type: 'image/png' }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove wrong.png' }));
  await user.fill(dialog.getByLabelText('Title(De)'), 'Überholung');
  await user.fill(dialog.getByLabelText('Title(En)'), 'Overhaul');
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('link', { name: 'Overhaul' })).toHaveAttribute(
    'href',
    '#/dashboard/services/9',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addService.mock.lastCall?.[0].input).toEqual({
    title: { ...emptyLocalizedText, de: 'Überholung', en: 'Overhaul' },
    text: emptyLocalizedText,
    images: [expect.objectContaining({ name: 'front.png' })],
  });
  expect(sent).toEqual(['ServiceListScreen', 'AddService']);

  await user.click(screen.getByRole('button', { name: 'Add service' }));
  expect(await screen.findByLabelText('Title(En)')).toHaveValue('');
});

/** Adds a service with two images, of which the second is described and moved to the front. */
async function addDescribed(responses: object) {
  const node = serviceNode('9', 'Overhaul', ['services/1.png', 'services/2.png']);
  const { user, sent } = await renderApp({
    route: '/dashboard/services',
    token: 'token-1',
    responses: {
      services: pagesOf([]),
      movableTypes: ['IMAGE'],
      addService: () => ({ serviceEdge: { cursor: 'c9', node } }),
      ...responses,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add service' }));
  await user.upload(dialog.getByLabelText('Add images'), [
    new File(['1'], 'rotor.png', { type: 'image/png' }),
    new File(['2'], 'hall.png', { type: 'image/png' }),
  ]);
  const button = (name: string) => dialog.findByRole('button', { name });
  expect(await button('Describe image 2')).toHaveAttribute('title', 'No alternative text');
  await user.click(await button('Describe image 2'));
  const describing = within(await screen.findByRole('dialog', { name: 'Describe image 2' }));
  await user.fill(describing.getByLabelText('Alternative text(De)'), 'Prüfhalle');
  await user.click(describing.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(await button('Describe image 2')).toHaveAttribute('title', 'Alternative text: DE');
  await user.click(await button('Move image 2 up'));
  expect(await button('Describe image 1')).toHaveAttribute('title', 'Alternative text: DE');
  await user.click(await button('Add'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { sent };
}

test('what chosen images show is written before the upload, and stored after it', async () => {
  const updateImage = vi.fn((_: { input: object }) => ({ owner: null }));
  const { sent } = await addDescribed({ updateImage });
  expect(updateImage.mock.calls.map(([{ input }]) => input)).toEqual([
    {
      ownerId: 'service-9',
      path: 'services/1.png',
      alternativeText: { ...emptyLocalizedText, de: 'Prüfhalle' },
    },
  ]);
  expect(sent).toEqual(['ServiceListScreen', 'AddService', 'UpdateImage']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a description that is not stored is said, and what was added stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await addDescribed({
    updateImage: () => {
      throw new GraphQLError('Away.');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not all alternative texts were saved',
  );
  expect(screen.getByRole('link', { name: 'Overhaul' })).toBeInTheDocument();
});
