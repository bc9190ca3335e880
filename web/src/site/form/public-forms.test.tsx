import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { page } from '../../test/page-responses.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';
import { spare } from '../../test/spare-responses.ts';

/** What the public forms with a captcha have in common (spec 4, 5, 8). */

const person: Record<string, string> = {
  Name: 'A. Buyer',
  Company: 'Power Ltd',
  Email: 'buyer@example.com',
};

const contact = {
  route: '/contacts',
  button: 'Send',
  entries: { ...person, Comment: 'A ring' },
};
const preOrder = {
  route: '/spare-parts',
  button: 'Send pre-order',
  entries: { ...person, 'Order / Comment': 'A ring' },
};
const availability = {
  route: '/part-list/7',
  button: 'Availability inquiry',
  entries: { ...person, Comment: 'A ring' },
};

interface Form {
  route: string;
  button: string;
  entries: Record<string, string>;
}

async function openForm(form: Form) {
  const sendRequest = vi.fn((): object => ({}));
  const responses = { ...siteResponses, page, spare, products: pagesOf([]), sendRequest };
  const { user, sent } = await renderApp({ route: form.route, responses });
  const button = await screen.findByRole('button', { name: form.button });
  await screen.findAllByText(siteResponses.settings.footerText);
  return { user, sent, sendRequest, button };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

function field(label: string): HTMLElement {
  const main = within(screen.getByRole('main'));
  return main.getByLabelText((name) => name.replace(/ \*$/, '') === label);
}

async function fillIn(user: User, entries: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    await user.fill(field(label), value);
  }
}

test('the captcha of a filled form asks again after a wrong code, and sends nothing itself (spec 4)', async () => {
  // The one form that is sent without the captcha, too.
  const { user, sent } = await openForm(contact);
  await fillIn(user, contact.entries);
  const before = [...sent];
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false');
  await user.click(screen.getByRole('checkbox'));
  const dialog = within(await screen.findByRole('dialog'));
  const confirmWith = async (code: string) => {
    await user.fill(dialog.getByRole('textbox'), code);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  };
  await confirmWith('wrong!');
  expect(await screen.findByText('Incorrect CAPTCHA. Try again!')).toBeVisible();
  await confirmWith(dialog.getByRole('status').textContent);
  expect(await screen.findByText('CAPTCHA Verified!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(sent).toEqual(before);
});

const required = Object.keys(person);

test.each([
  { ...contact, missing: 'Name' },
  { ...preOrder, missing: 'Company' },
  { ...availability, missing: 'Email' },
])(
  'the form at $route is held back by the field $missing alone (spec 5)',
  async ({ missing, ...form }: Form & { missing: string }) => {
    const { user, sent, button } = await openForm(form);
    await fillIn(user, { ...form.entries, [missing]: '' });
    await solveCaptcha(user);
    await user.click(button);
    for (const label of required) {
      expect(field(label)).toBeRequired();
      if (label === missing) expect(field(label)).toBeInvalid();
      else expect(field(label)).toBeValid();
    }
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false');
    // The pre-order leaves it to the browser to point at the field.
    if (form.route !== '/spare-parts') expect(field(missing)).toHaveFocus();
    expect(sent).not.toContain('SendRequest');

    await fillIn(user, { [missing]: form.entries[missing] ?? '' });
    await user.click(button);
    expect(await screen.findByText('Successfully sended')).toBeVisible();
    expect(sent.filter((name) => name === 'SendRequest')).toHaveLength(1);
  },
);

test('blanks hold back the pre-order, too, and typing removes the mark of one field (spec 5)', async () => {
  const { user, sent, button } = await openForm(preOrder);
  await fillIn(user, { ...preOrder.entries, Name: '   ', Company: '   ' });
  await solveCaptcha(user);
  await user.click(button);
  expect(field('Name')).toHaveFocus();
  await fillIn(user, { Name: 'A. Buyer' });
  expect(field('Name')).toBeValid();
  expect(field('Company')).toBeInvalid();
  expect(sent).not.toContain('SendRequest');
});

test('a field of a form takes what is stored', async () => {
  const { user } = await openForm(contact);
  for (const [label, value] of Object.entries(contact.entries)) {
    await user.click(field(label));
    await user.paste('x'.repeat(20_001));
    expect(field(label)).toHaveValue('x'.repeat(value === 'A ring' ? 20_000 : 200));
  }
});

test.each([
  // More than the API can say.
  { route: '/contacts', at: 2 ** 31 + 30_000, fillMs: 2 ** 31 - 1 },
  { route: '/imprint', at: 64_000, fillMs: 4000 },
])(
  'from $route on, the contact form is sent $at ms after the start of the page: in $fillMs ms',
  async ({ route, at, fillMs }) => {
    const sendRequest = vi.fn((_: { input: { fillMs: number } }): object => ({}));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(60_000);
    const { user } = await renderApp({ route, responses: { ...siteResponses, page, sendRequest } });
    if (route !== '/contacts') await user.click(screen.getByRole('link', { name: 'Contacts' }));
    const button = await screen.findByRole('button', { name: 'Send' });
    await fillIn(user, person);
    await solveCaptcha(user);
    clock.mockReturnValue(at);
    await user.click(button);
    expect(await screen.findByText('Successfully sended')).toBeVisible();
    expect(sendRequest.mock.calls.map(([{ input }]) => input.fillMs)).toEqual([fillMs]);
  },
);

test('a failed send of the pre-order says nothing, loses nothing and can be repeated (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, sendRequest, button } = await openForm(preOrder);
  await fillIn(user, preOrder.entries);
  await solveCaptcha(user);
  sendRequest.mockImplementationOnce(() => {
    throw new GraphQLError('Down.', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
  });
  await user.click(button);
  await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
  await waitFor(() => expect(button).toBeEnabled());
  for (const [label, value] of Object.entries(preOrder.entries)) {
    expect(field(label)).toHaveValue(value);
  }
  expect(screen.getByRole('checkbox')).toBeChecked();
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.filter((text) => text !== 'CAPTCHA Verified!')).toEqual([]);

  await user.click(button);
  expect(await screen.findByText('Successfully sended')).toBeVisible();
  for (const label of Object.keys(preOrder.entries)) expect(field(label)).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false');
});
