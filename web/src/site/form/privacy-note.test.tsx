import { globSync, readFileSync } from 'node:fs';

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

const text = localized('<p>a</p>', '<p>a</p>', '<p>a</p>');
const responses = {
  ...siteResponses,
  page: { __typename: 'Page', id: 'page-1', text, images: [], parts: [] },
  products: pagesOf([]),
  spare: {
    __typename: 'Spare',
    id: 'spare-7',
    restId: '7',
    title: text,
    text,
    images: [],
    parts: pagesOf([]),
  },
};

const names = {
  de: 'Datenschutz (neuer Tab)',
  en: 'Privacy policy (new tab)',
  ru: 'Политика конфиденциальности (новая вкладка)',
};

test.each(
  (['de', 'en', 'ru'] as const).flatMap((language) =>
    ['/contacts', '/spare-parts', '/part-list/7', '/enquiry', '/careers'].map(
      (route) => [route, language] as const,
    ),
  ),
)(
  'the form of %s leads to the privacy policy, and keeps what was typed (%s)',
  async (route, language) => {
    await renderApp({ route, responses, language });
    await screen.findByRole('heading', { level: 1 });
    const form = document.querySelector('main form:not([role=search])');
    if (!(form instanceof HTMLElement)) throw new Error('there is no form');
    const link = within(form).getByRole('link', { name: names[language] });
    expect(link).toHaveAttribute('href', `/${language}/privacy-policy#/privacy-policy`);
    expect(link).toHaveAttribute('target', '_blank');
  },
);

test('no form for visitors is without it', () => {
  const withForm = globSync('web/src/site/**/!(*.test).tsx')
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(
      ({ file, source }) => /<form(?! role="search")/.test(source) && !file.includes('login'),
    );
  // The three enquiry forms are one component; the other is the application.
  expect(withForm).toHaveLength(2);
  expect(withForm.filter(({ source }) => !source.includes('<PrivacyNote />'))).toEqual([]);
});
