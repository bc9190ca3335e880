import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { renderApp } from '../../test/render-app.tsx';

test('an editor offers the specified tools, the header in three levels, and then tables (spec 2.14, 9)', async () => {
  await renderApp({
    ...{ route: '/dashboard/contact', token: 'token-1', responses: dashboardResponses },
  });
  const editor = within(await screen.findByRole('group', { name: 'Description(De)' }));
  await editor.findByRole('button', { name: 'Bold' });
  expect(editor.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    ...['Heading 1', 'Heading 2', 'Heading 3'],
    ...['Bold', 'Italic', 'Underline', 'Strikethrough'],
    ...['Ordered list', 'Bullet list'],
    ...['Link', 'Clear formatting'],
    'Table',
  ]);
});
