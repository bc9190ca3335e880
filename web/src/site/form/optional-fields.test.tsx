import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';
import { spare } from '../../test/spare-responses.ts';
import { keptTexts } from './kept-forms.ts';
import { readOutbox } from './outbox.ts';

interface Sent {
  input: { phone: string; attachments?: string[]; idempotencyKey: string };
}

const sendRequest = vi.fn((_: Sent): object => ({}));
const uploadAttachment = vi.fn((_: { input: { file: File } }): object => ({}));

async function openForm(changes: Partial<typeof siteResponses.settings> = {}) {
  sendRequest.mockReset().mockReturnValue({});
  uploadAttachment
    .mockReset()
    .mockImplementation(({ input: { file } }) => ({ token: `token of ${file.name}` }));
  const settings = { ...siteResponses.settings, ...changes };
  const responses = { ...siteResponses, settings, spare, sendRequest, uploadAttachment };
  const app = await renderApp({ route: '/part-list/7', responses });
  await screen.findByRole('textbox', { name: /^Company/ });
  return app;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const chooser = () => screen.findByLabelText<HTMLInputElement>(/^Attach files \(optional\)/);
const phone = () => screen.findByRole('textbox', { name: 'Phone (optional)' });
const drawing = new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' });
const plate = new File(['x'], 'plate.HEIC');
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove file / }).map((one) => one.ariaLabel);

async function fillIn(user: User) {
  await user.fill(field(/^Name/), 'A. Buyer');
  await user.fill(field(/^Email/), 'buyer@example.com');
  await user.fill(field(/^Company/), 'Power Ltd');
  await solveCaptcha(user);
}

const send = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Availability inquiry' }));

test('the name of the field for files is short, so that nothing else is taken for it; the rest describes it', async () => {
  await openForm();
  const input = await chooser();
  expect(input).toHaveAccessibleName('Attach files (optional) or drag them into this area');
  expect(input).toHaveAccessibleDescription(/up to 3.files\. At most 10.MB per file\.$/);
});

test('files are uploaded when the enquiry is sent, with their progress, and it names them in their order', async () => {
  const { user, sent } = await openForm();
  await fillIn(user);
  const input = await chooser();
  expect(screen.queryByText(/^The files could not be uploaded/)).toBeNull();
  await user.upload(input, [drawing, plate]);
  expect(chosen()).toEqual(['Remove file drawing.pdf', 'Remove file plate.HEIC']);
  expect(uploadAttachment).not.toHaveBeenCalled();
  const uploads = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  for (const { promise } of uploads) uploadAttachment.mockImplementationOnce(() => promise);
  await send(user);
  const attachments = ['token of drawing.pdf', 'token of plate.HEIC'];
  for (const [index, { resolve }] of uploads.entries()) {
    const progress = await screen.findByRole('progressbar', { name: 'Uploading' });
    // Half of each file is there before the response comes.
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', ['25', '75'][index]));
    resolve({ token: attachments[index] });
  }
  await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(sendRequest.mock.calls[0]?.[0].input).toMatchObject({ attachments });
  expect(sent.slice(-3)).toEqual(['UploadAttachment', 'UploadAttachment', 'SendRequest']);
  // The next enquiry begins without files.
  await waitFor(() => expect(chosen()).toEqual([]));
});

test('more than three files, others and those over 10 MB are named and not taken', async () => {
  const { user } = await openForm();
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.pdf');
  const program = new File(['x'], 'setup.exe');
  const names = ['a.pdf', 'b.xlsx', 'c.JPG', 'd.pdf'];
  const input = await chooser();
  // As dropped ones, which the browser does not check.
  input.removeAttribute('accept');
  await user.upload(input, [...names.map((name) => new File(['x'], name)), large, program]);
  expect(chosen()).toEqual(['a.pdf', 'b.xlsx', 'c.JPG'].map((name) => `Remove file ${name}`));
  expect(screen.getByText(/^Not accepted: setup\.exe\./)).toHaveTextContent(
    /Too large: scan\.pdf\. At most 10.MB per file\./,
  );
  await user.click(screen.getByRole('button', { name: 'Remove file b.xlsx' }));
  expect(chosen()).toEqual(['a.pdf', 'c.JPG'].map((name) => `Remove file ${name}`));
  for (const name of ['c.JPG', 'a.pdf']) {
    const remove = screen.getByRole('button', { name: `Remove file ${name}` });
    expect(remove).toHaveFocus();
    await user.click(remove);
  }
  expect(input).toHaveFocus();
});

test('what is typed while files are uploaded is the next enquiry', async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.upload(await chooser(), [drawing]);
  const { promise, resolve } = Promise.withResolvers<object>();
  uploadAttachment.mockImplementationOnce(() => promise);
  await send(user);
  await waitFor(() => expect(uploadAttachment).toHaveBeenCalledOnce());
  await user.fill(field(/^Comment/), 'And a ring.');
  resolve({ token: 'token' });
  await screen.findByText('Successfully sended');
  expect(keptTexts('/part-list/7')).toMatchObject({ text: 'And a ring.' });
});

test('a file that is attached while others are uploaded stays for the next enquiry', async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.upload(await chooser(), [drawing]);
  const { promise, resolve } = Promise.withResolvers<object>();
  uploadAttachment.mockImplementationOnce(() => promise);
  await send(user);
  await waitFor(() => expect(uploadAttachment).toHaveBeenCalledOnce());
  await user.upload(await chooser(), [plate]);
  resolve({ token: 'token' });
  await screen.findByText('Successfully sended');
  await waitFor(() => expect(field(/^Name/)).toHaveValue(''));
  expect(chosen()).toEqual(['Remove file plate.HEIC']);
});

test('where a file cannot be uploaded, nothing is sent, and all stays to try again', async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.upload(await chooser(), [drawing]);
  uploadAttachment.mockImplementationOnce(() => {
    throw new GraphQLError('No.', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
  });
  await send(user);
  expect(await screen.findByText(/^The files could not be uploaded/)).toHaveRole('alert');
  expect(sendRequest).not.toHaveBeenCalled();
  expect(readOutbox()).toEqual([]);
  expect(chosen()).toEqual(['Remove file drawing.pdf']);
  await send(user);
  await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
  expect(screen.queryByText(/^The files could not be uploaded/)).toBeNull();
});

test('an enquiry that is kept to be sent is the same one with the same files, and another one with others or none', async () => {
  const { user } = await openForm();
  await fillIn(user);
  const input = await chooser();
  sendRequest.mockImplementation(() => {
    throw new GraphQLError('Late.', { extensions: { code: 'BACKEND_TIMEOUT' } });
  });
  const sendAgain = async (times: number) => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Availability inquiry' })).toBeEnabled(),
    );
    await send(user);
    await waitFor(() => expect(sendRequest).toHaveBeenCalledTimes(times));
    await screen.findByText(/^Your enquiry is saved on this device/);
  };
  await sendAgain(1);
  await user.upload(input, [drawing]);
  await sendAgain(2);
  expect(readOutbox()).toMatchObject([{ input: { attachments: ['token of drawing.pdf'] } }]);
  // As a dropped one, which the browser does not check; it is not taken.
  input.removeAttribute('accept');
  await user.upload(input, [new File(['x'], 'setup.exe')]);
  await sendAgain(3);
  expect(uploadAttachment).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Remove file drawing.pdf' }));
  await user.upload(input, [plate]);
  await sendAgain(4);
  await user.click(screen.getByRole('button', { name: 'Remove file plate.HEIC' }));
  await sendAgain(5);
  const inputs = sendRequest.mock.calls.map(([one]) => one.input);
  expect(inputs[2]).toEqual(inputs[1]);
  expect(new Set(inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4);
  expect(inputs[3]?.attachments).toEqual(['token of plate.HEIC']);
  for (const index of [0, 4]) expect(inputs[index]).not.toHaveProperty('attachments');
  expect(uploadAttachment).toHaveBeenCalledTimes(2);
});

test('an enquiry takes a phone number as it is typed (spec 5)', async () => {
  const { user } = await openForm();
  expect(await phone()).toHaveAttribute('autocomplete', 'tel');
  await fillIn(user);
  await user.fill(await phone(), '+49 (551) 000-260, доб. 12');
  await send(user);
  await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
  expect(sendRequest.mock.calls[0]?.[0].input).toMatchObject({
    phone: '+49 (551) 000-260, доб. 12',
  });
  await waitFor(() => expect(field(/^Name/)).toHaveValue(''));
  expect(await phone()).toHaveValue('');
});

test('what is no phone number is marked and not sent', async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.fill(await phone(), 'call <me>');
  await send(user);
  expect(await phone()).toHaveFocus();
  expect(await phone()).toBeInvalid();
  expect(screen.getByText(/^Please enter a phone number only/)).toBeVisible();
  expect(sendRequest).not.toHaveBeenCalled();
});

test.each([
  { optionalFields: ['REQUEST_PHONE'], phones: 1, choices: 0 },
  { optionalFields: ['REQUEST_ATTACHMENTS'], phones: 0, choices: 1 },
])('of the two the form has what the backend stores: $optionalFields', async (offer) => {
  const { optionalFields, phones, choices } = offer;
  await openForm({ optionalFields });
  await screen.findByLabelText(phones ? 'Phone (optional)' : /^Attach files/);
  expect(screen.queryAllByLabelText('Phone (optional)')).toHaveLength(phones);
  expect(screen.queryAllByLabelText(/^Attach files/)).toHaveLength(choices);
});
