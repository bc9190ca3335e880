import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

test('hero, seven paragraphs about the company, and the block above the footer (spec 2.3)', async () => {
  await renderApp({ route: '/', responses: siteResponses });
  expect(screen.getAllByText('Innovation is what keeps turbines turning')).toHaveLength(4);
  const about = screen.getByRole('heading', { name: 'About Hamberg Turbinen GmbH' });
  expect(about.closest('section')?.querySelectorAll('p')).toHaveLength(7);
  expect(about.closest('section')?.querySelectorAll('img')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: /^One machine/ })).toBeVisible();
});

test('an unknown path shows the home page (spec 2.1)', async () => {
  await renderApp({ route: '/no/such/page', responses: siteResponses });
  expect(screen.getByRole('heading', { name: 'About Hamberg Turbinen GmbH' })).toBeVisible();
});

test('the footer has the footer text and the privacy-policy link (spec 2.4)', async () => {
  await renderApp({ route: '/', responses: siteResponses });
  expect(await screen.findByText('Hamberg Turbinen GmbH, Göttingen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/en/privacy-policy#/privacy-policy',
  );
});
