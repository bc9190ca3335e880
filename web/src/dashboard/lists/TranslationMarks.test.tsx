import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { dashboardResponses, partner } from '../../test/every-form.ts';
import { renderApp } from '../../test/render-app.tsx';

const gap = { title: '', field: 'TITLE', count: 1 };

const open = (route: string, translationGaps: unknown) =>
  renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, translationGaps } });

test.each([
  ['/dashboard/data', 'SPARE', '7'],
  ['/dashboard/services', 'SERVICE', '7'],
  ['/dashboard/partners', 'PARTNER', '1'],
  ['/dashboard', 'PRODUCT', '7'],
])('the cards of %s say in words what is not translated', async (route, kind, restId) => {
  const translationGaps = vi.fn((_: { kinds: string[] }) =>
    [
      { ...gap, language: 'EN', problem: 'EMPTY' },
      { ...gap, field: 'TEXT', language: 'EN', problem: 'EMPTY' },
      { ...gap, language: 'RU', problem: 'OUTDATED' },
      { ...gap, restId: '99', language: 'DE', problem: 'UNTRANSLATED' },
    ].map((one) => ({ restId, ...one, kind })),
  );
  await open(route, translationGaps);
  const mark = await screen.findByText('EN missing, RU outdated');
  expect(mark.closest('li')).not.toBeNull();
  expect(screen.queryByText(/untranslated/)).toBeNull();
  // One request for all cards, of this kind only.
  expect(translationGaps.mock.calls.map(([{ kinds }]) => kinds)).toEqual([[kind]]);
});

test('the list does not wait for its marks, and reads them again on each visit', async () => {
  const { promise, resolve } = Promise.withResolvers<object[]>();
  let gaps: Promise<object[]> = promise;
  const { user } = await open('/dashboard/data', () => gaps);
  const list = within(screen.getByRole('main'));
  expect(await list.findAllByRole('listitem')).not.toEqual([]);
  resolve([{ ...gap, kind: 'SPARE', restId: '7', language: 'RU', problem: 'EMPTY' }]);
  expect(await screen.findByText('RU missing')).toBeInTheDocument();

  gaps = Promise.resolve([]);
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('link', { name: 'Spare Parts' }));
  await waitFor(() => expect(screen.queryByText('RU missing')).toBeNull());
});

test('the marks of a partner are loaded again after it was saved or added in the dialog on its list', async () => {
  const missing = (restId: string) => ({
    ...{ ...gap, kind: 'PARTNER', restId, field: 'TEXT' },
    ...{ language: 'EN', problem: 'EMPTY' },
  });
  let gaps = [missing('1')];
  const { user } = await renderApp({
    route: '/dashboard/partners',
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      translationGaps: () => gaps,
      updatePartner: () => {
        gaps = [];
        return { partner };
      },
      addPartner: () => {
        gaps = [missing('2')];
        const node = { ...partner, id: 'partner-2', restId: '2' };
        return { partnerEdge: { cursor: 'c2', node } };
      },
    },
  });
  expect(await screen.findByText('EN missing')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit partner 1' }));
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByText('EN missing')).toBeNull());

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add partner' }));
  await user.upload(
    await screen.findByLabelText('Choose image'),
    new File(['1'], 'a.png', { type: 'image/png' }),
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('EN missing')).toBeInTheDocument();
});
