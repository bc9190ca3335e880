import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { renderApp } from '../../test/render-app.tsx';

const hit = (restId: string, title: string, language = 'RU') => ({
  ...{ restId, ownerTitle: null, language, text: [] },
  title: title ? [{ text: title, isMatch: true }] : [],
});

const content = [
  { kind: 'SERVICE', totalCount: 1, hits: [hit('7', 'Бороскопия')] },
  { kind: 'PRODUCT', totalCount: 1, hits: [hit('5', 'LM6000', 'EN')] },
  { kind: 'PARTNER', totalCount: 1, hits: [hit('3', '')] },
  { kind: 'SPARE', totalCount: 1, hits: [hit('2', '')] },
];

/** Opens the list of pages in the editor of a language. */
async function open(label: string, found: (args: object) => unknown = () => content) {
  const search = ({ query }: { query: string }) => ({
    content: (args: object) => found({ query, ...args }),
  });
  const { user } = await renderApp({
    ...{ route: '/dashboard/contact', token: 'token-1' },
    responses: { ...dashboardResponses, search },
  });
  const editor = within(await screen.findByRole('group', { name: label }));
  const button = await editor.findByRole('button', { name: 'Link to a page of this website' });
  button.focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('combobox', { name: 'Page of this website' });
  await waitFor(() => expect(field).toHaveFocus());
  return { user, editor, button, field };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('a page is found by its title in the language of the text, and linked as the site links it', async () => {
  const found = vi.fn((_: object) => content);
  const { user, editor } = await open('Description(Ru)', found);
  await user.paste('Боро');
  await screen.findByRole('option', { name: 'Бороскопия' });
  expect(found.mock.calls).toEqual([[{ query: 'Боро', first: 10, language: 'RU' }]]);
  expect(options()).toEqual(['Бороскопия', 'Spare part 2', 'LM6000']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(editor.getByRole('textbox')).toHaveFocus());
  expect(editor.getByRole('link', { name: 'LM6000' })).toHaveAttribute(
    'href',
    '/ru/parts/5#/parts/5',
  );
  expect(screen.queryByRole('combobox', { name: 'Page of this website' })).toBeNull();
});

test('the screens that are always there are offered at once, and found by what they are called', async () => {
  const { user, editor, field } = await open('Description(De)', () => []);
  await screen.findByRole('option', { name: 'Startseite' });
  expect(options()).toEqual([
    ...['Startseite', 'Gasturbinen', 'Lager und Vorbestellung', 'Partner', 'Karriere'],
    ...['Kontakt', 'Impressum', 'Datenschutz', 'Suche', 'Anfrage für mehrere Teile'],
  ]);
  await user.fill(field, 'impress');
  expect(options()).toEqual(['Impressum']);
  await user.click(screen.getByRole('option', { name: 'Impressum' }));
  const link = await editor.findByRole('link', { name: 'Impressum' });
  expect(link).toHaveAttribute('href', '/de/imprint#/imprint');
});

test('Escape leads back to the button, and changes nothing', async () => {
  const { user, editor, button } = await open('Description(De)');
  const before = editor.getByRole('textbox').innerHTML;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('combobox', { name: 'Page of this website' })).toBeNull();
  expect(editor.getByRole('textbox').innerHTML).toBe(before);
});

test('in a dialog, Escape closes the list of pages alone', async () => {
  const { user } = await renderApp({
    ...{ route: '/dashboard/partners', token: 'token-1', responses: dashboardResponses },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit partner 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit partner' }));
  const editor = within(await dialog.findByRole('group', { name: 'Text(De)' }));
  await user.click(await editor.findByRole('button', { name: 'Link to a page of this website' }));
  const field = await screen.findByRole('combobox', { name: 'Page of this website' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Edit partner' })).toBeVisible();
});

test('nothing found, and a failure, are said', async () => {
  const found = vi.fn<() => unknown>(() => []);
  const { user } = await open('Description(De)', found);
  await user.paste('xyz');
  expect(await screen.findByText("No page found for 'xyz'")).toBeInTheDocument();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  found.mockImplementation(() => {
    throw new GraphQLError('Away.');
  });
  await user.keyboard('a');
  expect(await screen.findByText('The search failed')).toBeInTheDocument();
});
