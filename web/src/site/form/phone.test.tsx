import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

const text = localized('<p>a</p>', '<p>a</p>', '<p>a</p>');
const sendRequest = vi.fn((_: { input: object }): object => ({}));

async function openForm(changes: Partial<typeof siteResponses.settings> = {}) {
  sendRequest.mockReset();
  const settings = { ...siteResponses.settings, ...changes };
  const spare = {
    ...{ __typename: 'Spare', id: 'spare-7', restId: '7', title: text, text, images: [] },
    parts: pagesOf([]),
  };
  const responses = { ...siteResponses, settings, spare, sendRequest };
  const app = await renderApp({ route: '/part-list/7', responses });
  await screen.findByRole('textbox', { name: /^Company/ });
  return app;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const phone = () => screen.findByRole('textbox', { name: 'Phone (optional)' });

async function fillIn(user: User) {
  await user.type(field(/^Name/), 'A. Buyer');
  await user.type(field(/^Email/), 'buyer@example.com');
  await user.type(field(/^Company/), 'Power Ltd');
  await solveCaptcha(user);
}

async function send(user: User) {
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
}

test('an enquiry takes a phone number as it is typed, and needs none (spec 5)', async () => {
  const { user } = await openForm();
  expect(await phone()).toHaveAttribute('autocomplete', 'tel');
  await fillIn(user);
  await user.type(await phone(), '+49 (551) 000-260, доб. 12');
  await send(user);
  await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
  expect(sendRequest.mock.calls[0]?.[0].input).toMatchObject({
    phone: '+49 (551) 000-260, доб. 12',
  });
  await waitFor(() => expect(field(/^Name/)).toHaveValue(''));
  expect(await phone()).toHaveValue('');

  await fillIn(user);
  await send(user);
  await waitFor(() => expect(sendRequest).toHaveBeenCalledTimes(2));
});

test('what is no phone number is marked and not sent', async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.type(await phone(), 'call <me>');
  await send(user);
  expect(await phone()).toHaveFocus();
  expect(await phone()).toBeInvalid();
  expect(screen.getByText(/^Please enter a phone number only/)).toBeVisible();
  expect(sendRequest).not.toHaveBeenCalled();
});

test('there is no field for it where the backend does not store it', async () => {
  await openForm({ optionalFields: [] });
  await screen.findAllByText(siteResponses.settings.footerText);
  expect(screen.queryByRole('textbox', { name: 'Phone (optional)' })).toBeNull();
});
