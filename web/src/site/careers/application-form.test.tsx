import { screen } from '@testing-library/react';
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
