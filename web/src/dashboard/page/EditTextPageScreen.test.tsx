import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { languages } from '../../i18n/languages.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { page } from '../../test/page-responses.ts';

const screens = [
  { route: '/dashboard/contact', slug: 'CONTACT', title: 'Contact Page' },
  { route: '/dashboard/privacy-policy', slug: 'PRIVACY_POLICY', title: 'Privacy Policy Page' },
  {
    route: '/dashboard/careers',
    slug: 'CAREERS',
    title: 'Careers Page',
    query: 'EditCareersScreen',
  },
  {
    route: '/dashboard/gas-turbina',
    slug: 'GAS_TURBINA',
    title: 'Gas Turbina Page',
    query: 'EditGasTurbinaScreen',
  },
];

test.each(screens)(
  '$title: the stored texts, De before En before Ru, with Update (spec 2.14)',
  async ({ route, slug, title, query = 'EditTextPageScreen' }) => {
    const updatePage = vi.fn((_args: { input: object }) => ({
      page: { ...page, slug, parts: [], text: localized('<p>x</p>', '<p>cleaned</p>', '<p>z</p>') },
    }));
    const pageOf = vi.fn((_args: { slug: string }) => ({ ...page, slug, parts: [] }));
    const { user, sent } = await renderApp({
      route,
      token: 'token-1',
      responses: { page: pageOf, applications: pagesOf([]), updatePage },
    });

    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(pageOf.mock.lastCall?.[0].slug).toBe(slug);
    const editors = await screen.findAllByRole('textbox');
    expect(editors.map((editor) => editor.lang)).toEqual(languages);
    for (const label of ['Description(De)', 'Description(En)', 'Description(Ru)']) {
      expect(screen.getByText(label)).toBeVisible();
    }
    const editor = within(screen.getByRole('group', { name: 'Description(En)' }));
    await user.click(editor.getByRole('button', { name: 'Heading 1' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
    expect(updatePage.mock.lastCall?.[0].input).toEqual({
      slug,
      text: { en: '<h1>Gas turbines.</h1>' },
    });
    // The server's response replaces the state of the form (spec 4).
    expect(screen.getByRole('textbox', { name: 'Description(En)' })).toHaveTextContent('cleaned');
    // The applications below the careers page load beside it.
    expect(sent.filter((name) => name !== 'ApplicationSection')).toEqual([query, 'UpdatePage']);
  },
);

test('two editors: a save leaves alone what the other has changed meanwhile', async () => {
  let text = { de: '<p>alt</p>', en: '<p>old</p>', ru: '<p>x</p>' };
  const stored = () => ({ ...page, slug: 'CONTACT', text: localized(text.de, text.en, text.ru) });
  const updatePage = vi.fn(({ input }: { input: { text: Partial<typeof text> } }) => {
    text = { ...text, ...input.text };
    return { page: stored() };
  });
  const { user } = await renderApp({
    route: '/dashboard/contact',
    token: 'token-1',
    responses: { page: stored, updatePage },
  });
  const german = await screen.findByRole('textbox', { name: 'Description(De)' });
  const english = await screen.findByRole('group', { name: 'Description(En)' });
  expect(german).toHaveTextContent('alt');

  // Another administrator has saved a newer German text since this form was opened.
  text = { ...text, de: '<p>neu</p>' };
  await user.click(within(english).getByRole('button', { name: 'Heading 1' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByRole('alert');
  expect(text).toEqual({ de: '<p>neu</p>', en: '<h1>old</h1>', ru: '<p>x</p>' });
  expect(german).toHaveTextContent('neu');

  // The form continues from the stored texts: the next save reverts nothing either.
  text = { ...text, de: '<p>neuer</p>' };
  await user.click(within(english).getByRole('button', { name: 'Heading 2' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(updatePage).toHaveBeenCalledTimes(2));
  expect(text).toEqual({ de: '<p>neuer</p>', en: '<h2>old</h2>', ru: '<p>x</p>' });

  // An update without changes sends what is known to be stored, and reports success, too (spec 8).
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(updatePage).toHaveBeenCalledTimes(3));
  expect(updatePage.mock.lastCall?.[0].input).toEqual({ slug: 'CONTACT', text });
});
