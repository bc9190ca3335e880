import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { languages } from '../../i18n/languages.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { patched } from '../../test/patched.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';

const service = {
  id: 'service-7',
  restId: '7',
  title: localized('Boroskopie', 'Borescope', 'Бороскопия'),
  text: localized('<p>Sehen.</p>', '<p>See.</p>', '<p>Видеть.</p>'),
  images: [
    { path: 'services/a.png', url: '/api/services/a.png' },
    { path: 'services/b.png', url: '/api/services/b.png' },
  ],
};
const otherService = {
  ...service,
  id: 'service-8',
  restId: '8',
  title: localized('Ausrichtung', 'Alignment', 'Центровка'),
};

function renderService(responses: object = {}, route = '/dashboard/services/7') {
  return renderApp({
    route,
    token: 'token-1',
    responses: {
      service,
      services: pagesOf([service, otherService]),
      ...responses,
    },
  });
}

/** Opens the service from the list, which stays in the cache. */
async function openFromList(responses: object) {
  const rendered = await renderService(responses, '/dashboard/services');
  const link = await screen.findByRole('link', { name: 'Borescope' });
  // Wrapped in act: the click suspends the screen, and React needs to finish rendering it.
  await act(() => rendered.user.click(link));
  return rendered;
}

const loaded = ['EditServiceScreen'];
const openedFromList = ['ServiceListScreen', 'EditServiceScreen', 'SessionLogin'];

test('shows images, titles and descriptions in the order De, En, Ru (spec 2.14)', async () => {
  await renderService();

  const titles = await screen.findAllByLabelText(/^Title/);
  expect(titles.map((title) => title.lang)).toEqual(languages);
  expect(screen.getByLabelText('Title(Ru)')).toHaveValue('Бороскопия');
  expect(await screen.findByRole('textbox', { name: 'Description(En)' })).toHaveTextContent('See.');
  expect(within(screen.getByRole('list', { name: 'Images' })).getAllByRole('img')).toHaveLength(2);
});

test('updates titles and descriptions, shows them in the list and sends no query (spec 7.5, 8)', async () => {
  const updateService = vi.fn(({ input }: { input: object }) => ({
    service: patched(service, input),
  }));
  const { user, sent } = await openFromList({ updateService });

  const title = await screen.findByLabelText('Title(En)');
  await user.fill(title, 'Inspection');
  const editor = within(screen.getByRole('group', { name: 'Description(De)' }));
  await user.click(await editor.findByRole('button', { name: 'Heading 1' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateService.mock.lastCall?.[0].input).toEqual({
    id: 'service-7',
    title: { en: 'Inspection' },
    text: { de: '<h1>Sehen.</h1>' },
  });
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByRole('link', { name: 'Inspection' })).toBeInTheDocument();
  expect(sent).toEqual([...openedFromList, 'UpdateService']);
});

test('an image that is added and one that is deleted show here and in the list (spec 7.5)', async () => {
  const [first, second] = service.images;
  const third = { path: 'services/c.png', url: '/api/services/c.png' };
  const { user, sent } = await openFromList({
    addServiceImage: () => ({ service: { ...service, images: [first, second, third] } }),
    deleteServiceImage: () => ({ service: { ...service, images: [second, third] } }),
  });

  await user.upload(
    await screen.findByLabelText('Add images'),
    new File(['1'], 'c.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('img', { name: 'Image 3' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete image 1' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await user.click(screen.getByRole('link', { name: 'Services' }));

  const images = await screen.findByRole('group', { name: 'Images of Borescope' });
  expect([...images.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/api/services/b.png',
    '/api/services/c.png',
  ]);
  expect(sent).toEqual([...openedFromList, 'AddServiceImage', 'DeleteServiceImage']);
});

test('deletes after Yes, keeps after No, goes to the list and sends no query (spec 2.14)', async () => {
  const { user, sent } = await openFromList({
    deleteService: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Title(En)')).toHaveValue('Borescope');

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(await screen.findByRole('link', { name: 'Alignment' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Borescope' })).toBeNull();
  expect(window.location.hash).toBe('#/dashboard/services');
  expect(sent).toEqual([...openedFromList, 'DeleteService']);
});

test('a list that was not loaded yet is loaded when the deletion leads to it', async () => {
  const { user, sent } = await renderService({
    services: pagesOf([otherService]),
    deleteService: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(sent).toEqual(loaded);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('link', { name: 'Alignment' })).toBeInTheDocument();
  expect(sent).toEqual([...loaded, 'DeleteService', 'ServiceListScreen']);
});

test('a service that does not exist leads to the list', async () => {
  await renderService({ service: null });

  expect(await screen.findByRole('link', { name: 'Alignment' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/dashboard/services');
});

test('a copy opens and shows in the list; an empty title stays empty', async () => {
  const untitled = { ...service, title: localized('', 'Borescope', '') };
  const copy = {
    ...service,
    id: 'service-9',
    restId: '9',
    title: localized('', 'Borescope 2', ''),
  };
  const duplicateService = vi.fn((_: { input: object }) => ({
    serviceEdge: { cursor: 'c', node: copy },
  }));
  const { user, sent } = await openFromList({
    duplicateService,
    services: pagesOf([untitled]),
    service: ({ by }: { by: { restId: string } }) => (by.restId === '9' ? copy : untitled),
  });

  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate service' }));
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Duplicated');
  const title = { de: '', en: 'Borescope (copy)', ru: '' };
  expect(duplicateService.mock.lastCall?.[0].input).toEqual({ id: 'service-7', title });
  await waitFor(() => expect(location.hash).toBe('#/dashboard/services/9'));
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByRole('link', { name: 'Borescope 2' })).toBeInTheDocument();
  // A screen that is opened checks the session, beside its own query.
  expect(sent.filter((name) => name !== 'SessionLogin')).toEqual([
    ...['ServiceListScreen', 'EditServiceScreen', 'DuplicateService', 'EditServiceScreen'],
  ]);
});
