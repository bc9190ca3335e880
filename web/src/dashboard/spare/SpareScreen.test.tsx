import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { languages } from '../../i18n/languages.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { patched } from '../../test/patched.ts';
import { inEachLanguage, localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { nozzle, otherSpare, spare, spareResponses } from '../../test/spare-responses.ts';

function renderSpare(responses: object = {}, route = '/dashboard/spare/7') {
  return renderApp({
    route,
    token: 'token-1',
    responses: { ...spareResponses(), ...responses },
  });
}

/** Opens the spare from the list, which stays in the cache. */
async function openFromList(responses: object) {
  const rendered = await renderSpare(responses, '/dashboard/data');
  const link = await screen.findByRole('link', { name: 'Brennstoffdüsen' });
  // Wrapped in act: the click suspends the screen, and React needs to finish rendering it.
  await act(() => rendered.user.click(link));
  return rendered;
}

async function answerYes(user: Awaited<ReturnType<typeof renderSpare>>['user']) {
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
}

const loaded = ['SpareScreen'];
const openedFromList = ['SpareListScreen', 'SpareScreen', 'SessionLogin'];

test('shows titles and texts in the order De, En, Ru, each in its language (spec 2.14)', async () => {
  await renderSpare();

  const titles = await screen.findAllByLabelText(/^Title/);
  expect(titles.map((title) => title.getAttribute('lang'))).toEqual(languages);
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Brennstoffdüsen');
  expect(screen.getByLabelText('Title(Ru)')).toHaveValue('Форсунки');
  const text = await screen.findByRole('textbox', { name: 'Text(En)' });
  expect(text).toHaveAttribute('lang', 'en');
  expect(text).toHaveTextContent('Thirty nozzles.');
});

test('the heading says which spare it is, also after a save, and a link leads back to the list', async () => {
  const updateSpare = ({ input }: { input: object }) => ({ spare: patched(spare, input) });
  const { user } = await renderSpare({ updateSpare });
  const heading = await screen.findByRole('heading', { name: 'Spare part', level: 1 });
  expect(heading.nextElementSibling).toHaveTextContent('Brennstoffdüsen');
  await user.type(await screen.findByLabelText('Title(De)'), ' neu');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(heading.nextElementSibling).toHaveTextContent('Brennstoffdüsen neu'));
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(location.hash).toBe('#/dashboard/data');
});

test('updates the titles, shows them in the list and sends no query (spec 7.3, 8)', async () => {
  const updateSpare = vi.fn(({ input }: { input: object }) => ({ spare: patched(spare, input) }));
  const { user, sent } = await openFromList({ updateSpare });

  const title = await screen.findByLabelText('Title(De)');
  await user.fill(title, 'Düsen');
  await user.click(screen.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateSpare.mock.lastCall?.[0].input).toEqual({
    id: 'spare-7',
    title: { de: 'Düsen' },
  });
  await user.click(screen.getByRole('link', { name: 'Spare Parts' }));
  expect(await screen.findByRole('link', { name: 'Düsen' })).toBeInTheDocument();
  expect(sent).toEqual([...openedFromList, 'UpdateSpare']);
});

test('an edited text is sent as HTML, the others are not (spec 4)', async () => {
  const updateSpare = vi.fn(({ input }: { input: { text: object } }) => ({
    spare: patched(spare, input),
  }));
  const { user } = await renderSpare({ updateSpare });

  const editor = within(await screen.findByRole('group', { name: 'Text(En)' }));
  await user.click(await editor.findByRole('button', { name: 'Heading 1' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));

  await screen.findByRole('alert');
  expect(updateSpare.mock.lastCall?.[0].input.text).toEqual({ en: '<h1>Thirty nozzles.</h1>' });
});

test("the server's response replaces what was typed (spec 4)", async () => {
  const response = {
    ...spare,
    title: localized('Düsen', '', ''),
    text: localized('', '<p>n</p>', ''),
  };
  const { user } = await renderSpare({ updateSpare: () => ({ spare: response }) });

  await user.type(await screen.findByLabelText('Title(De)'), '!');
  await user.click(screen.getByRole('button', { name: 'Update' }));

  await screen.findByRole('alert');
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Düsen');
  expect(screen.getByRole('textbox', { name: 'Text(En)' })).toHaveTextContent(/^n$/);
});

test('deletes the spare, goes to the list and sends no query (spec 2.14)', async () => {
  const { user, sent } = await openFromList({
    deleteSpare: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await answerYes(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(await screen.findByRole('link', { name: 'Zündanlage' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Brennstoffdüsen' })).toBeNull();
  expect(window.location.hash).toBe('#/dashboard/data');
  expect(sent).toEqual([...openedFromList, 'DeleteSpare']);
});

test('a list that was not loaded yet is loaded when the deletion leads to it', async () => {
  const { user, sent } = await renderSpare({
    spares: pagesOf([otherSpare]),
    deleteSpare: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(sent).toEqual(loaded);
  await answerYes(user);

  expect(await screen.findByRole('link', { name: 'Zündanlage' })).toBeInTheDocument();
  expect(sent).toEqual([...loaded, 'DeleteSpare', 'SpareListScreen']);
});

test('a spare that does not exist leads to the list', async () => {
  await renderSpare({ spare: null });

  expect(await screen.findByRole('link', { name: 'Zündanlage' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/dashboard/data');
});

test('a spare that could not be read is read when it is tried again, and is not taken for deleted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = vi
    .fn<() => unknown>(() => spare)
    .mockImplementationOnce(() => {
      throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
    });
  const { user } = await renderSpare({ spare: read });

  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  // Wrapped in act: the click suspends the screen, and React needs to finish rendering it.
  await user.click(tryAgain);
  expect(await screen.findByLabelText('Title(De)')).toHaveValue('Brennstoffdüsen');
  expect(window.location.hash).toBe('#/dashboard/spare/7');
});

test('uploads images one after the other and sends no query (spec 7.3)', async () => {
  const images = [...spare.images];
  const addSpareImage = vi.fn(({ input }: { input: { image: File } }) => {
    images.push({ path: input.image.name, url: `/api/${input.image.name}` });
    return { spare: { ...spare, images: [...images] } };
  });
  const { user, sent } = await renderSpare({ addSpareImage });

  await user.upload(await screen.findByLabelText('Add images'), [
    new File(['1'], 'first.png', { type: 'image/png' }),
    new File(['2'], 'second.png', { type: 'image/png' }),
  ]);

  expect(await screen.findByRole('img', { name: 'Image 4' })).toHaveAttribute(
    'src',
    '/api/second.png',
  );
  expect(sent).toEqual([...loaded, 'AddSpareImage', 'AddSpareImage']);
});

test('deletes an image after the confirmation and sends no query (spec 7.3)', async () => {
  const deleteSpareImage = vi.fn(() => ({ spare: { ...spare, images: spare.images.slice(1) } }));
  const { user, sent } = await renderSpare({ deleteSpareImage });

  await user.click(await screen.findByRole('button', { name: 'Delete image 1' }));
  await answerYes(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(deleteSpareImage).toHaveBeenCalledWith(
    { input: { id: 'spare-7', path: 'spares/a.png' } },
    undefined,
    expect.anything(),
  );
  expect(within(screen.getByRole('list', { name: 'Images' })).getAllByRole('img')).toHaveLength(1);
  expect(sent).toEqual([...loaded, 'DeleteSpareImage']);
});

test('images are deleted one after the other: each response lists all of them', async () => {
  const first = Promise.withResolvers<object>();
  const deleteSpareImage = vi.fn(() => first.promise);
  const { user } = await renderSpare({ deleteSpareImage });

  await user.click(await screen.findByRole('button', { name: 'Delete image 1' }));
  await answerYes(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete image 2' }));
  await answerYes(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleteSpareImage).toHaveBeenCalledOnce();
  deleteSpareImage.mockResolvedValue({ spare: { ...spare, images: [] } });
  first.resolve({ spare: { ...spare, images: spare.images.slice(1) } });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete image/ })).toBeNull());
  expect(deleteSpareImage).toHaveBeenCalledTimes(2);
});

test('lists the sub-parts with their three descriptions (spec 2.14)', async () => {
  await renderSpare();

  const table = await screen.findByRole('table', { name: 'Spare parts' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    ...inEachLanguage('Düse', 'Nozzle', 'Форсунка'),
    nozzle.partNumber,
    nozzle.substPart,
    '30',
  ]);
});

/** The spare under titles that say that it is a copy. */
const copyOfSpare = {
  ...spare,
  id: 'spare-9',
  restId: '9',
  title: localized('Brennstoffdüsen (Kopie)', 'Nozzle set', 'Форсунки (копия)'),
};

async function openDuplicate(user: Awaited<ReturnType<typeof renderSpare>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  return within(await screen.findByRole('dialog', { name: 'Duplicate spare part' }));
}

test('a copy is named before it is stored, opens, and shows in the list', async () => {
  const duplicateSpare = vi.fn((_: { input: object }) => ({
    spareEdge: { cursor: 'c', node: copyOfSpare },
  }));
  const spareOf = ({ by }: { by: { restId: string } }) => (by.restId === '9' ? copyOfSpare : spare);
  const { user, sent } = await openFromList({ duplicateSpare, spare: spareOf });

  const dialog = await openDuplicate(user);
  expect(dialog.getByLabelText('Title(De)')).toHaveValue('Brennstoffdüsen (Kopie)');
  expect(dialog.getByLabelText('Title(Ru)')).toHaveValue('Форсунки (копия)');
  const english = dialog.getByLabelText('Title(En)');
  expect(english).toHaveValue('Fuel nozzles (copy)');
  await user.fill(english, 'Nozzle set');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Duplicated');
  const title = { de: 'Brennstoffdüsen (Kopie)', en: 'Nozzle set', ru: 'Форсунки (копия)' };
  expect(duplicateSpare.mock.lastCall?.[0].input).toEqual({ id: 'spare-7', title });
  await waitFor(() => expect(location.hash).toBe('#/dashboard/spare/9'));
  expect(await screen.findByLabelText('Title(En)')).toHaveValue('Nozzle set');
  await user.click(screen.getByRole('link', { name: 'Spare Parts' }));
  expect(await screen.findByRole('link', { name: 'Brennstoffdüsen (Kopie)' })).toBeInTheDocument();
  // A screen that is opened checks the session, beside its own query.
  expect(sent.filter((name) => name !== 'SessionLogin')).toEqual([
    ...['SpareListScreen', 'SpareScreen', 'DuplicateSpare', 'SpareScreen'],
  ]);
});

test('a copy that is not stored leaves the dialog as it is, and says so (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderSpare({
    duplicateSpare: () => {
      throw new GraphQLError('The backend is not there.');
    },
  });

  const dialog = await openDuplicate(user);
  await user.type(dialog.getByLabelText('Title(De)'), ' neu');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));

  expect(await dialog.findByText(/^Not saved: /)).toBeInTheDocument();
  expect(dialog.getByLabelText('Title(De)')).toHaveValue('Brennstoffdüsen (Kopie) neu');
  expect(location.hash).toBe('#/dashboard/spare/7');
  expect(screen.queryByRole('alert')).toBeNull();
});
