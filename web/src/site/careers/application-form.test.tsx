import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

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

test('a third file is not taken after two, which the hint marks (spec 2.12, 5, 9)', async () => {
  const { user, main, input, chosen } = await openForm();
  const hint = main.getByText('You can upload up to 2 files');
  for (const name of ['one.pdf', 'two.pdf']) await user.upload(input, file(name));
  expect(hint).not.toHaveAttribute('data-error');
  await user.upload(input, file('three.pdf'));
  expect(chosen()).toEqual(['Remove file one.pdf', 'Remove file two.pdf']);
  expect(hint).toHaveAttribute('data-error');
});

test('a dropped file of a type that is not taken is named beside the field, without an alert', async () => {
  const { main, chosen, drop } = await openForm();
  drop(file('program.exe'), file('CV.PDF'));
  expect(main.getByText(/^program\.exe was not accepted/)).toBeVisible();
  expect(chosen()).toEqual(['Remove file CV.PDF']);
  expect(screen.queryByRole('alert')).toBeNull();
  drop(file('scan.pdf', 10 * 1024 * 1024 + 1), file('empty.exe'));
  expect(main.getByText(/scan\.pdf was not accepted: larger than 10/)).toBeVisible();
  drop(file('certificate.docx'));
  expect(main.queryByText(/not accepted/)).toBeNull();
  expect(chosen()).toEqual(['Remove file CV.PDF', 'Remove file certificate.docx']);
});
