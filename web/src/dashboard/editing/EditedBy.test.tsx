import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { dashboardResponses, openForm, updateForms } from '../../test/every-form.ts';
import { renderApp } from '../../test/render-app.tsx';

const minuteMs = 60_000;

const openedAt = '2026-11-23T13:05:00.000Z';
const opened = { login: 'anna@example.org', openedAt, savedAt: null };
const saved = { ...opened, savedAt: '2026-11-23T13:20:00.000Z' };

/** A backend on which the others edit the same. */
const editedBy = (...editors: object[]) =>
  vi.fn((_: { input: { of?: string | null } }) => ({ editors }));

const open = (reportEditing: unknown, route = '/dashboard/services/7') =>
  renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, reportEditing } });

const line = () => screen.findByRole('status', { name: 'Other editors' });

const at = (time: string) =>
  new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('says who else has it open, and since when', async () => {
  await open(editedBy(opened));
  const text = `anna@example.org has had this open since ${at(openedAt)}.`;
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await line()).toHaveTextContent(text);
});

test('says who has saved it, with or without the form still open', async () => {
  await open(editedBy(saved, { ...saved, login: 'bert', openedAt: null }));
  const both = /^anna@example\.org has had this open since \d\d:05 and saved it at \d\d:20\.$/;
  expect(await screen.findByText(both)).toBeInTheDocument();
  expect(await screen.findByText(/^bert saved this at \d\d:20\.$/)).toBeInTheDocument();
});

test('shows nothing where nobody else is there', async () => {
  const report = editedBy();
  await open(report);
  expect(await line()).toBeEmptyDOMElement();
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(await line()).toBeEmptyDOMElement();
});

/** What the forms edit. The blocks of properties and page parts stand on the screen of their owner. */
const edited = {
  updateSpare: 'spare-7',
  updateSubPart: 'part-1',
  updateProduct: 'product-7',
  updateCategory: 'category-1',
  updatePartner: 'partner-1',
  updateService: 'service-7',
  updatePage: 'page-1',
  updateSettings: null,
};
test.each(Object.entries(edited))('the form of %s asks about %s', async (mutation, of) => {
  const form = updateForms.find((one) => one.mutation === mutation);
  if (!form) throw new Error(`There is no form of ${mutation}.`);
  const report = editedBy(opened);
  const { user } = await open(report, form.route);
  const shown = await openForm(user, form);
  expect(await shown.findByText(/anna@example\.org has had this open/)).toBeInTheDocument();
  expect(report.mock.lastCall?.[0].input).toEqual({ of });
});

const fakeTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: true,
  });

test('is asked once a minute while the page is visible, and at once when it is seen again', async () => {
  fakeTime();
  const report = editedBy();
  await open(report);
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(report.mock.lastCall?.[0].input).toEqual({ of: 'service-7' });
  await vi.advanceTimersByTimeAsync(minuteMs / 2);
  setHidden(true);
  setHidden(false);
  expect(report).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(minuteMs / 2 + 1000);
  expect(report).toHaveBeenCalledTimes(2);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(report).toHaveBeenCalledTimes(2);
  setHidden(false);
  await waitFor(() => expect(report).toHaveBeenCalledTimes(3));
});

test('a closed form asks no more', async () => {
  fakeTime();
  const report = editedBy();
  const { user } = await open(report);
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByRole('button', { name: 'Add service' })).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3 * minuteMs);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a backend that does not tell is asked once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const report = vi.fn(() => {
    throw new GraphQLError('not supported', { extensions: { code: 'NOT_SUPPORTED' } });
  });
  const { user } = await open(report);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('link', { name: 'Services' }));
  await user.click(await screen.findByRole('link', { name: /Borescope/ }));
  await screen.findByLabelText('Title(De)');
  expect(screen.queryByRole('status', { name: 'Other editors' })).toBeNull();
  expect(report).toHaveBeenCalledOnce();
});
