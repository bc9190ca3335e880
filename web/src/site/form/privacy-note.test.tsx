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
  'each form of %s leads to the privacy policy, and keeps what was typed (%s)',
  async (route, language) => {
    await renderApp({ route, responses, language });
    await screen.findByRole('heading', { level: 1 });
    const forms = document.querySelectorAll<HTMLElement>('main form:not([role=search])');
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      const link = within(form).getByRole('link', { name: names[language] });
      expect(link).toHaveAttribute('href', `/${language}/privacy-policy#/privacy-policy`);
      expect(link).toHaveAttribute('target', '_blank');
    }
  },
);
