import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { page } from '../../test/page-responses.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { spare } from '../../test/spare-responses.ts';

const responses = { ...siteResponses, page, products: pagesOf([]), spare };

const names = {
  de: 'Datenschutz (neuer Tab)',
  en: 'Privacy policy (new tab)',
  ru: 'Политика конфиденциальности (новая вкладка)',
};

const routes = ['/contacts', '/spare-parts', '/part-list/7', '/enquiry', '/careers'];
const languages = ['de', 'en', 'ru'] as const;

test.each(routes.flatMap((route) => languages.map((language) => ({ route, language }))))(
  'each form of $route leads to the privacy policy, and keeps what was typed ($language)',
  async ({ route, language }) => {
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
