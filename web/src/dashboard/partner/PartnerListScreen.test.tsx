import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { languages } from '../../i18n/languages.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { patched } from '../../test/patched.ts';
import { renderApp } from '../../test/render-app.tsx';
import { emptyLocalizedText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';

interface PartnerInput {
  id: string;
  text: LocalizedText;
  image?: File;
}

function partnerNode(restId: string, path: string) {
  return {
    id: `partner-${restId}`,
    restId,
    image: { path, url: `/api/${path}` },
    text: localized('<p>Regler.</p>', '<p>Controls.</p>', '<p>Автоматика.</p>'),
  };
}

const first = partnerNode('1', 'partners/one.png');
const second = partnerNode('2', 'partners/two.png');
const logo = new File(['1'], 'logo.png', { type: 'image/png' });

function renderPartners(nodes: object[], responses: object = {}) {
  return renderApp({
    route: '/dashboard/partners',
    token: 'token-1',
    responses: {
      partners: pagesOf(nodes),
      partner: ({ by }: { by: { restId: string } }) => (by.restId === '2' ? second : first),
      ...responses,
    },
  });
}

test('shows each partner as an image (spec 2.14)', async () => {
  await renderPartners([first, second]);

  expect(await screen.findByRole('img', { name: 'Image of partner 2' })).toHaveAttribute(
    'src',
    '/api/partners/two.png',
  );
  expect(screen.getByRole('heading', { name: 'Partners' })).toBeVisible();
});

test("says 'No partner' where there is none (spec 8)", async () => {
  await renderPartners([]);

  expect(await screen.findByText('No partner')).toBeVisible();
});

test('asks for an image before anything is sent (spec 5, 8)', async () => {
  const { user, sent } = await renderPartners([]);

  await user.click(await screen.findByRole('button', { name: 'Add partner' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add partner' });
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a file first!');
  expect(sent).toEqual(['PartnerListScreen']);
});

test('adds a partner with its image and sends no query (spec 2.14, 4, 7.5)', async () => {
  const addPartner = vi.fn((_args: { input: PartnerInput }) => ({
    partnerEdge: { cursor: 'c9', node: second },
  }));
  const { user, sent } = await renderPartners([first], { addPartner });

  await user.click(await screen.findByRole('button', { name: 'Add partner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add partner' }));
  expect(dialog.getByText('PNG, JPG, GIF up to 10MB')).toBeInTheDocument();
  const editors = await dialog.findAllByRole('textbox', { name: /^Text/ });
  expect(editors.map((editor) => editor.lang)).toEqual(languages);
  await user.upload(dialog.getByLabelText('Choose image'), logo);
  expect(dialog.getByRole('img', { name: 'logo.png' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('img', { name: 'Image of partner 2' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = addPartner.mock.lastCall?.[0].input;
  expect(input?.text).toEqual(emptyLocalizedText);
  expect(input?.image?.name).toBe('logo.png');
  expect(sent).toEqual(['PartnerListScreen', 'AddPartner']);

  await user.click(screen.getByRole('button', { name: 'Add partner' }));
  await screen.findByRole('dialog', { name: 'Add partner' });
  expect(screen.queryByRole('img', { name: 'logo.png' })).toBeNull();
});

test('loads a partner, changes text and image, and sends no query (spec 4, 7.5)', async () => {
  const image = { path: 'partners/new.png', url: '/api/partners/new.png' };
  const updatePartner = vi.fn(({ input }: { input: PartnerInput }) => ({
    partner: { ...patched(second, input), image },
  }));
  const { user, sent } = await renderPartners([first, second], { updatePartner });

  await user.click(await screen.findByRole('button', { name: 'Edit partner 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit partner' }));
  const editor = within(await dialog.findByRole('group', { name: 'Text(Ru)' }));
  expect(await editor.findByRole('textbox')).toHaveTextContent('Автоматика.');
  await user.click(editor.getByRole('button', { name: 'Heading 2' }));
  await user.upload(dialog.getByLabelText('Change image'), logo);
  await user.click(dialog.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('img', { name: 'Image of partner 2' })).toHaveAttribute(
    'src',
    '/api/partners/new.png',
  );
  const input = updatePartner.mock.lastCall?.[0].input;
  expect(input?.id).toBe('partner-2');
  expect(input?.text).toEqual({ ru: '<h2>Автоматика.</h2>' });
  expect(input?.image?.name).toBe('logo.png');
  expect(sent).toEqual(['PartnerListScreen', 'EditPartnerForm', 'UpdatePartner']);
});

test('an update without another image sends none (spec 7.5)', async () => {
  const updatePartner = vi.fn((_args: { input: PartnerInput }) => ({ partner: first }));
  const { user } = await renderPartners([first], { updatePartner });

  await user.click(await screen.findByRole('button', { name: 'Edit partner 1' }));
  await user.click(await screen.findByRole('button', { name: 'Update' }));

  await screen.findByRole('alert');
  const { de, en, ru } = first.text;
  expect(updatePartner.mock.lastCall?.[0].input).toEqual({ id: 'partner-1', text: { de, en, ru } });
});

test('the edit dialog starts over with every opening (spec 4)', async () => {
  const { user } = await renderPartners([first]);

  await user.click(await screen.findByRole('button', { name: 'Edit partner 1' }));
  await user.upload(await screen.findByLabelText('Change image'), logo);
  await screen.findByRole('img', { name: 'logo.png' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Edit partner 1' }));
  expect(await screen.findByRole('img', { name: 'Stored' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'logo.png' })).toBeNull();
});

test('deletes after Yes, keeps after No, and sends no query (spec 4, 8)', async () => {
  const { user, sent } = await renderPartners([first, second], {
    deletePartner: ({ input }: { input: PartnerInput }) => ({ deletedId: input.id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete partner 1' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  await user.click(within(question).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('img')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Delete partner 1' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/partners/two.png');
  expect(sent).toEqual(['PartnerListScreen', 'DeletePartner']);
});
