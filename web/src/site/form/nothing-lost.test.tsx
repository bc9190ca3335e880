import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { page } from '../../test/page-responses.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';
import { spare } from '../../test/spare-responses.ts';
import { keptTexts } from './kept-forms.ts';
import { readOutbox } from './outbox.ts';

const sendRequest = vi.fn((_: { input: { idempotencyKey: string } }): object => ({}));

beforeEach(() => {
  sendRequest.mockReset();
  sendRequest.mockImplementation(() => ({}));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // On a slow machine the pause before the next attempt would end within a test.
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) =>
    setTimeout(run, ms < 15_000 ? ms : 2 ** 31 - 1),
  );
});

afterEach(() => void vi.restoreAllMocks());

async function openForm(route = '/part-list/7') {
  const app = await renderApp({ route, responses: { ...siteResponses, page, spare, sendRequest } });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const note = () => screen.queryByText(/^Your enquiry is saved on this device/);
const success = () => screen.findByText('Successfully sended');
const timeout = () => {
  throw new GraphQLError('It failed.', { extensions: { code: 'BACKEND_TIMEOUT' } });
};

async function fillInAndSend(user: User) {
  await fillIn(user);
  await send(user);
}

async function fillIn(user: User) {
  await user.fill(field(/^Name/), 'A. Buyer');
  await user.fill(field(/^Email/), 'buyer@example.com');
  await user.fill(field(/^Company/), 'Power Ltd');
  await solveCaptcha(user);
}

async function send(user: User) {
  const before = sendRequest.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
  await waitFor(() => expect(sendRequest.mock.calls.length).toBe(before + 1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Availability inquiry' })).toBeEnabled(),
  );
}

/** As after the tab was closed: everything but local storage is gone. */
function openAgain(route?: string) {
  cleanup();
  return openForm(route);
}

const keys = () => sendRequest.mock.calls.map(([{ input }]) => input.idempotencyKey);

describe('what is typed', () => {
  test('is there again after the tab was closed, a picked row included', async () => {
    const { user } = await openForm();
    await user.fill(field(/^Name/), 'A. Buyer');
    await user.click(screen.getByText('Nozzle'));
    await openAgain();
    expect(field(/^Name/)).toHaveValue('A. Buyer');
    expect(field(/^Comment/)).toHaveValue('HT-1001, Nozzle, HT-1001-A');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('a form that is being sent', () => {
  test('is cleared in the language that the visitor reads by then, too', async () => {
    const { user } = await openForm();
    const { promise, resolve } = Promise.withResolvers<object>();
    sendRequest.mockImplementation(() => promise);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
    const [german] = screen.getAllByRole('button', { name: 'de Deutsch' });
    if (german) await user.click(german);
    const company = await screen.findByRole('textbox', { name: /^Firma/ });
    resolve({});
    await waitFor(() => expect(company).toHaveValue(''));
  });

  test('about something is the same in another language: has its key, and is cleared with it', async () => {
    const { user } = await openForm('/contacts?about=Borescope');
    await fillIn(user);
    expect(field(/^Comment/)).toHaveValue('Enquiry about: Borescope\n');
    sendRequest.mockImplementation(timeout);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
    const [german] = screen.getAllByRole('button', { name: 'de Deutsch' });
    if (german) await user.click(german);
    const company = await screen.findByRole('textbox', { name: /^Firma/ });
    expect(field(/^Kommentar/)).toHaveValue('Anfrage zu: Borescope\n');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Senden' })).toBeEnabled());
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.filter((text) => text !== 'CAPTCHA Verified!')).toEqual([]);
    sendRequest.mockImplementation(() => ({}));
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(company).toHaveValue(''));
    expect(sendRequest).toHaveBeenCalledTimes(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('a send that fails', () => {
  test('is kept and sent when the site is opened again, under the same key, and alerts then', async () => {
    const { user } = await openForm();
    sendRequest.mockImplementation(timeout);
    await fillInAndSend(user);
    expect(note()).toBeVisible();
    expect(note()).toHaveRole('status');
    expect(screen.queryByRole('alert')?.textContent ?? '').not.toContain('sended');

    sendRequest.mockImplementation(() => ({}));
    await openAgain();
    await success();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(note()).toBeNull());
    expect(field(/^Name/)).toHaveValue('');
    expect(JSON.stringify(localStorage)).not.toContain('A. Buyer');
  });

  test.each([
    ['stays where another text was typed meanwhile', 'and a ring', '', true],
    ['is deleted where it is the same again', 'x', '{Backspace}', false],
  ])('is sent later, and what was typed %s', async (_, typed, corrected, stays) => {
    const { user } = await openForm();
    sendRequest.mockImplementation(timeout);
    await fillInAndSend(user);
    await user.type(field(/^Comment/), `${typed}${corrected}`);
    sendRequest.mockImplementation(() => ({}));
    act(() => void window.dispatchEvent(new Event('online')));
    await success();
    await waitFor(() => expect(note()).toBeNull());
    expect(field(/^Name/)).toHaveValue(stays ? 'A. Buyer' : '');
    const kept = { name: 'A. Buyer', text: typed };
    expect(keptTexts('/part-list/7')).toEqual(stays ? expect.objectContaining(kept) : undefined);
  });

  test('keeps its key where the button is pressed again, and gets another where the text is another', async () => {
    const { user } = await openForm();
    sendRequest.mockImplementation(timeout);
    await fillInAndSend(user);
    await send(user);
    expect(new Set(keys()).size).toBe(1);
    await user.fill(field(/^Comment/), 'and a ring');
    sendRequest.mockImplementation(() => ({}));
    await send(user);
    await success();
    expect(new Set(keys()).size).toBe(2);
    // The one in whose place it came is not sent as well.
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sendRequest).toHaveBeenCalledTimes(3);
  });

  test('is not the one that says the same in another form', async () => {
    const { user } = await openForm();
    sendRequest.mockImplementation(timeout);
    await fillInAndSend(user);
    const { user: later } = await openAgain('/part-list/8');
    await waitFor(() => expect(sendRequest).toHaveBeenCalledTimes(2));
    await fillInAndSend(later);
    expect(new Set(keys()).size).toBe(2);
  });

  test('about one thing is sent beside one about another thing, whose form says nothing of it', async () => {
    const { user } = await openForm('/contacts?about=Borescope');
    sendRequest.mockImplementation(timeout);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(note()).toBeVisible());
    act(() => {
      window.location.hash = '#/contacts?about=Balancing';
    });
    await waitFor(() => expect(field(/^Comment/)).toHaveValue('Enquiry about: Balancing\n'));
    expect(note()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(note()).toBeVisible());
    expect(new Set(keys()).size).toBe(2);

    sendRequest.mockImplementation(() => ({}));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(keys()).toHaveLength(4));
    expect(new Set(keys().slice(2))).toEqual(new Set(keys().slice(0, 2)));
    await waitFor(() => expect(note()).toBeNull());
  });

  test('is not sent where the visitor says so, and its text stays', async () => {
    const { user } = await openForm();
    sendRequest.mockImplementation(timeout);
    await fillInAndSend(user);
    await user.click(screen.getByRole('button', { name: 'Do not send' }));
    expect(note()).toBeNull();
    expect(screen.getByRole('button', { name: 'Availability inquiry' })).toHaveFocus();
    expect(field(/^Name/)).toHaveValue('A. Buyer');
    expect(readOutbox()).toEqual([]);
    expect(sendRequest).toHaveBeenCalledOnce();
  });
});
