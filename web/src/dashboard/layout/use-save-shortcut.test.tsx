import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { patched } from '../../test/patched.ts';
import { renderApp } from '../../test/render-app.tsx';
import { dashboardResponses } from '../../test/every-form.ts';
import { siteResponses } from '../../test/site-responses.ts';
import { turbines } from '../../test/product-responses.ts';

function open(route: string, responses: object) {
  return renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, ...responses } });
}

test.each(['Control', 'Meta'])(
  '%s+S saves what was changed, of several forms, in place of the browser',
  async (modifier) => {
    const isPrevented = vi.fn();
    const updateSettings = vi.fn(({ input }: { input: object }) => ({
      settings: patched(siteResponses.settings, input),
    }));
    const { user, sent } = await open('/dashboard/settings', { updateSettings });
    await user.type(await screen.findByLabelText('Address'), ', Rosdorf');
    // The focus may have gone elsewhere meanwhile.
    await user.click(screen.getByRole('heading', { name: 'Settings' }));
    const note = (event: KeyboardEvent) => {
      if (event.key === 's') isPrevented(event.defaultPrevented);
    };
    window.addEventListener('keydown', note);
    await user.keyboard(`{${modifier}>}s{/${modifier}}`);
    window.removeEventListener('keydown', note);

    expect(await screen.findByText('Contact successfully updated')).toBeVisible();
    expect(isPrevented.mock.calls).toEqual([[true]]);
    expect(sent).toEqual(['SettingsScreen', 'UpdateSettings']);
  },
);

test('Ctrl+S saves the form of the open dialog', async () => {
  const { user, sent } = await open('/dashboard/categories', {
    addCategory: { categoryEdge: { cursor: 'c3', node: { ...turbines, id: 'category-9' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
  await user.fill(dialog.getByLabelText('Name'), 'Ventile');
  await user.keyboard('{Control>}s{/Control}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['CategoryListScreen', 'AddCategory']);
});
