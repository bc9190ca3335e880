import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../test/render-app.tsx';
import { siteResponses } from '../test/site-responses.ts';

test.each([
  ['link', 'Read this website in English'],
  ['button', 'Close'],
])(
  'the focus does not go with the offer of a language when its %s is pressed',
  async (role, name) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    const { user } = await renderApp({
      route: '/imprint',
      language: null,
      responses: siteResponses,
    });
    (await screen.findByRole(role, { name })).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(document.activeElement).toBe(document.getElementById('main'));
  },
);
