import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

const text = localized('<p>a</p>', '<p>a</p>', '<p>a</p>');
const page = { __typename: 'Page', id: 'page-4', text, images: [], parts: [] };

async function labelsWith(optionalFields: string[]): Promise<string[]> {
  const settings = { ...siteResponses.settings, optionalFields };
  await renderApp({ route: '/careers', responses: { ...siteResponses, settings, page } });
  await screen.findByRole('textbox', { name: /^First Name/ });
  await screen.findAllByText(settings.footerText);
  const fields = document.querySelectorAll<HTMLInputElement>('main form input, main form textarea');
  return [...fields].flatMap(({ labels, name }) => (labels?.length ? [name] : []));
}

const specified = ['firstName', 'lastName', 'email', ''];

test('the position and the machines follow the specified fields and the files (spec 2.12)', async () => {
  const offered = ['APPLICATION_JOB', 'APPLICATION_EXPERIENCE'];
  expect(await labelsWith(offered)).toEqual([...specified, 'job', 'experience']);
  expect(screen.getByRole('textbox', { name: 'Position you are applying for' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: /^Which machines/ })).not.toBeRequired();
});

test('a backend that does not store them gets the specified form alone (spec 2.12)', async () => {
  expect(await labelsWith([])).toEqual(specified);
});

async function openForm() {
  const sendApplication = () => ({});
  const { user } = await renderApp({
    route: '/careers',
    responses: { ...siteResponses, page, sendApplication },
  });
  await screen.findByRole('textbox', { name: /^First Name/ });
  const main = within(screen.getByRole('main'));
  const input = main.getByLabelText<HTMLInputElement>(/^Choose files/);
  const chosen = () =>
    main.queryAllByRole('button', { name: /^Remove file / }).map(({ ariaLabel }) => ariaLabel);
  const drop = (...files: File[]) =>
    fireEvent.drop(main.getByText(/^Choose files/), { dataTransfer: { files } });
  return { user, main, input, chosen, drop };
}

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

test('a third file is not taken after two, which the hint marks, and is named (spec 2.12, 5, 9)', async () => {
  const { user, main, input, chosen } = await openForm();
  const hint = main.getByText('You can upload up to 2 files');
  for (const name of ['one.pdf', 'two.pdf']) await user.upload(input, file(name));
  expect(hint).not.toHaveAttribute('data-error');
  await user.upload(input, file('three.pdf'));
  expect(chosen()).toEqual(['Remove file one.pdf', 'Remove file two.pdf']);
  expect(hint).toHaveAttribute('data-error');
  const notTaken = main.getByText('Too many files; not accepted: three.pdf.');
  expect(notTaken).toHaveRole('status');
});

test('a file that is chosen twice is no second one, another of its name is', async () => {
  const { user, input, chosen, drop } = await openForm();
  const cv = file('cv.pdf');
  const copy = new File([cv], cv.name, { lastModified: cv.lastModified });
  drop(cv, copy);
  await user.upload(input, copy);
  expect(chosen()).toEqual(['Remove file cv.pdf']);
  await user.upload(input, file('cv.pdf', 2));
  expect(chosen()).toEqual(['Remove file cv.pdf', 'Remove file cv.pdf']);
  expect(screen.queryByText(/^Too many files/)).toBeNull();
});

test('a dropped file of a type that is not taken is named beside the field, without an alert', async () => {
  const { main, chosen, drop } = await openForm();
  drop(file('program.exe'), file('CV.PDF'));
  expect(main.getByText(/^Not accepted: program\.exe\./)).toBeVisible();
  expect(chosen()).toEqual(['Remove file CV.PDF']);
  expect(screen.queryByRole('alert')).toBeNull();
  drop(file('scan.pdf', 10 * 1024 * 1024 + 1), file('empty.exe'));
  expect(main.getByText(/Too large: scan\.pdf\. At most 10/)).toBeVisible();
  drop(file('certificate.docx'));
  expect(main.queryByText(/^Not accepted|^Too large/)).toBeNull();
  expect(chosen()).toEqual(['Remove file CV.PDF', 'Remove file certificate.docx']);
});

test('what was not taken is said until another choice of files, or until it is sent (spec 5)', async () => {
  const { user, send } = await fillIn();
  const rejection = () => screen.queryByText(/^Too many files|^Too large|^Not accepted/);
  await user.upload(chooser(), [pdf('work.pdf'), pdf('more.pdf')]);
  expect(rejection()).toHaveTextContent('Too many files; not accepted: more.pdf.');
  await user.click(screen.getByRole('button', { name: 'Remove file cv.pdf' }));
  expect(rejection()).toBeNull();
  expect(screen.getByText('You can upload up to 2 files')).not.toHaveAttribute('data-error');

  await user.upload(chooser(), file('scan.pdf', 10 * 1024 * 1024 + 1));
  expect(rejection()).toHaveTextContent(/^Too large: scan\.pdf/);
  await send();
  await waitFor(() => expect(chosenFiles()).toEqual([]));
  expect(rejection()).toBeNull();
});

interface Sent {
  input: { firstName: string; files: File[]; idempotencyKey: string };
}

const sendApplication = vi.fn((_: Sent): object => ({}));
const inputs = () => sendApplication.mock.calls.map(([{ input }]) => input);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const chooser = () => screen.getByLabelText(/^Choose files/);
const chosenFiles = () => screen.queryAllByText(/^\w+\.pdf$/).map(({ textContent }) => textContent);
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function fillIn() {
  vi.spyOn(console, 'warn').mockReturnValue();
  sendApplication.mockReset().mockReturnValue({});
  const responses = { ...siteResponses, page, sendApplication };
  const { user } = await renderApp({ route: '/careers', responses });
  await user.fill(await screen.findByRole('textbox', { name: /^First Name/ }), 'Ada');
  await user.fill(field(/^Last Name/), 'Byron');
  await user.fill(field(/^Email/), 'ada@example.com');
  await user.upload(chooser(), pdf('cv.pdf'));
  const button = () => screen.getByRole('button', { name: 'Send CV' });
  const send = async () => {
    const before = sendApplication.mock.calls.length;
    await user.click(button());
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(before + 1));
  };
  return { user, send, isIdle: () => waitFor(() => expect(button()).toBeEnabled()) };
}

test('an application whose response was lost (spec 8) keeps its key when it is sent again; another one has its own', async () => {
  const { user, send, isIdle } = await fillIn();
  sendApplication.mockImplementation(() => {
    throw new GraphQLError('Late.', { extensions: { code: 'BACKEND_TIMEOUT' } });
  });
  const sendOnce = async () => {
    await send();
    await isIdle();
  };
  await sendOnce();
  expect(chosenFiles()).toEqual(['cv.pdf']);
  expect(screen.queryByRole('alert')).toBeNull();
  await sendOnce();
  await user.type(field(/^First Name/), ' A.');
  await sendOnce();
  await user.upload(chooser(), pdf('work.pdf'));
  await sendOnce();
  const keys = inputs().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('blanks are no name, and a name has a length (spec 5)', async () => {
  const { user, send } = await fillIn();
  const name = field(/^Last Name/);
  await user.fill(name, '   ');
  await user.click(screen.getByRole('button', { name: 'Send CV' }));
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  expect(sendApplication).not.toHaveBeenCalled();
  await user.paste('x'.repeat(300));
  await send();
  expect(inputs()[0]).toMatchObject({ lastName: `   ${'x'.repeat(197)}` });
});

test.each([
  [
    'a file that is added',
    async (user: User) => user.upload(chooser(), pdf('work.pdf')),
    '',
    ['work.pdf'],
  ],
  [
    'a text that is changed',
    async (user: User) => user.type(field(/^First Name/), 'Augusta'),
    'AdaAugusta',
    ['cv.pdf'],
  ],
  ['nothing of what was sent', () => Promise.resolve(), '', []],
])('%s stays in the form after an upload (spec 4)', async (_, change, firstName, files) => {
  const { user, send } = await fillIn();
  const { promise, resolve } = Promise.withResolvers<object>();
  sendApplication.mockReturnValue(promise);
  await send();
  await change(user);
  resolve({});
  await screen.findByText('Successfully sended');
  await waitFor(() => expect(chosenFiles()).toEqual(files));
  expect(field(/^First Name/)).toHaveValue(firstName);
  expect(inputs()[0]).toMatchObject({ firstName: 'Ada', files: [{ name: 'cv.pdf' }] });
});
