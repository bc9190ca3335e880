import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { spareResponses } from '../../test/spare-responses.ts';

// jsdom has no dialogs that are modal.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('The page as visitors will see it');

function siteOf({ contentWindow }: HTMLIFrameElement): Window {
  if (!contentWindow) throw new Error('The frame has no window.');
  return contentWindow;
}

/** Sends a message as the site in the frame does. */
function tell(data: string, { source = siteOf(frame()), origin = location.origin } = {}) {
  fireEvent(window, new MessageEvent('message', { data, source, origin }));
}

async function openPreview() {
  const { user, sent } = await renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: spareResponses(),
  });
  const title = await screen.findByLabelText('Title(De)');
  await user.fill(title, 'Einspritzdüsen');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = screen.getByRole('dialog', { name: 'Preview' });
  const postMessage = vi.spyOn(siteOf(frame()), 'postMessage').mockImplementation(() => {});
  return { user, sent, dialog, postMessage };
}

test("shows the spare's own screen, without forms, windows or values in its address", async () => {
  await openPreview();
  expect(frame()).toHaveAttribute('src', '/de/part-list/7');
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
});

test('gives the site in the frame what is not saved, and nobody else', async () => {
  const { dialog, postMessage, sent } = await openPreview();
  const status = within(dialog).getByRole('status');
  expect(status).toHaveTextContent('Loading…');
  tell('ready', { source: window });
  tell('ready', { origin: 'https://elsewhere.example' });
  expect(postMessage).not.toHaveBeenCalled();

  tell('ready');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    [
      expect.objectContaining({
        __typename: 'Spare',
        id: 'spare-7',
        title: expect.objectContaining({ de: 'Einspritzdüsen', en: 'Fuel nozzles' }) as unknown,
      }),
    ],
    location.origin,
  );
  expect(status).toHaveTextContent('Only you see this');
  expect(sent).toEqual(['SpareScreen']);
});

test('opens the screen in another language, and as wide as a phone', async () => {
  const { user, dialog } = await openPreview();
  await user.click(within(dialog).getByRole('radio', { name: 'RU' }));
  expect(frame()).toHaveAttribute('src', '/ru/part-list/7');
  expect(frame()).toHaveAttribute('data-width', 'full');
  await user.click(within(dialog).getByRole('radio', { name: 'Phone' }));
  expect(frame()).toHaveAttribute('data-width', 'phone');
});

test('closes by its button, or when Escape was pressed in the frame; the form keeps its text', async () => {
  const { user, dialog } = await openPreview();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  tell('close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Einspritzdüsen');
});
