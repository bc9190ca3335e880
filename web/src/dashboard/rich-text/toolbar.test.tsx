import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { renderApp } from '../../test/render-app.tsx';

test('an editor offers the specified tools, the header in three levels, and then ours (spec 2.14, 9)', async () => {
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
    ...['Link to a page of this website', 'Table', 'Whole text'],
  ]);
});

test('the tools of an editor are one tab stop; arrows, Home and End lead from one to the other', async () => {
  const { user } = await renderApp({
    ...{ route: '/dashboard/contact', token: 'token-1', responses: dashboardResponses },
  });
  const editor = within(await screen.findByRole('group', { name: 'Description(De)' }));
  const tool = (name: string) => editor.getByRole('button', { name });
  await editor.findByRole('button', { name: 'Bold' });
  act(() => tool('Heading 1').focus());
  await user.keyboard('{ArrowLeft}');
  expect(tool('Whole text')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Heading 2')).toHaveFocus();
  await user.keyboard('{End}{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(tool('Bold')).toHaveFocus();
  await user.tab();
  expect(editor.getByRole('textbox', { name: 'Description(De)' })).toHaveFocus();
  await user.tab({ shift: true });
  // Where it was before.
  expect(tool('Bold')).toHaveFocus();
});

test('an entry of the table menu leads into the text and stays there, Escape leads back to the button', async () => {
  const { user } = await renderApp({
    ...{ route: '/dashboard/contact', token: 'token-1', responses: dashboardResponses },
  });
  const editor = within(await screen.findByRole('group', { name: 'Description(De)' }));
  const button = await editor.findByRole('button', { name: 'Table' });
  async function open() {
    act(() => button.focus());
    await user.keyboard('{Enter}');
    return screen.findByRole('menuitem', { name: 'Insert table', hidden: true });
  }

  const entry = await open();
  // The text has the focus before the menu has closed, as in Safari.
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    callback(0);
    return 0;
  });
  await user.click(entry);
  vi.unstubAllGlobals();
  // Where the menu gives the focus back, it does so 10 ms after it has closed.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(editor.getByRole('textbox')).toHaveFocus();

  await open();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});
