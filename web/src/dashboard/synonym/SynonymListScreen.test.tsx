import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';

const simmerring = { id: 'synonym-1', restId: '1', words: 'Simmerring, oil seal' };

function renderSynonyms(responses: Record<string, unknown> = {}) {
  return renderApp({
    route: '/dashboard/synonyms',
    token: 'token-1',
    responses: { synonyms: pagesOf([simmerring]), ...responses },
  });
}

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows the names of administrators and, to read only, the built-in ones', async () => {
  const { user } = await renderSynonyms();
  expect(await screen.findByRole('button', { name: 'Edit Simmerring, oil seal' })).toBeVisible();
  expect(namesIn('Your synonyms')).toEqual(['Simmerring, oil seal']);
  const builtIn = await screen.findByRole('list', { name: 'Built-in synonyms' });
  expect(within(builtIn).queryByRole('button')).toBeNull();

  await user.fill(screen.getByRole('searchbox', { name: 'Filter' }), 'gasket');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Your synonyms' })).toBeNull());
  for (const names of namesIn('Built-in synonyms')) expect(names).toContain('gasket');
});

test('says that there are none', async () => {
  await renderSynonyms({ synonyms: pagesOf([]) });
  expect(await screen.findByText('No synonyms of your own yet')).toBeVisible();
});

test('what the server has against the names stands at their field', async () => {
  const message = 'words: must have at most 10 names';
  const addSynonym = vi.fn(() => ({
    userErrors: [{ code: 'INVALID_INPUT', field: ['words'], message }],
  }));
  const { user } = await renderSynonyms({ addSynonym });
  await user.click(await screen.findByRole('button', { name: 'Add synonyms' }));
  const field = await screen.findByLabelText('Names');
  await user.type(field, 'a');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/must have at most 10 names/);
  expect(field).toHaveValue('a');
});

test('a trial shows what visitors find by a word', async () => {
  const part = {
    id: 'part-1',
    partNumber: 'HT-1',
    description: { in: 'Wellendichtung', writtenIn: 'DE' },
  };
  const parts = vi.fn(({ query }: { query: string }) => ({
    parts: { hits: query === 'сальник' ? [{ subPart: part }] : [], hasMore: false },
  }));
  const { user } = await renderSynonyms({ search: parts });
  const field = await screen.findByLabelText('What does a word find?');
  const found = screen.getByRole('status', { name: 'Found parts' });
  await user.type(field, 'сальник{Enter}');
  await waitFor(() => expect(found).toHaveTextContent('HT-1'));
  expect(screen.getByText('Wellendichtung')).toHaveAttribute('lang', 'de');
  await user.clear(field);
  await user.type(field, 'Kirsche{Enter}');
  await waitFor(() => expect(found).toHaveTextContent('‘Kirsche’ finds no part.'));
});
