import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { page } from '../../test/page-responses.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { spare } from '../../test/spare-responses.ts';

const responses = { ...siteResponses, page, spare };

const names = {
  de: 'Datenschutz (neuer Tab)',
  en: 'Privacy policy (new tab)',
  ru: 'Политика конфиденциальности (новая вкладка)',
};

test.each([
  { route: '/contacts', language: 'de' },
  { route: '/careers', language: 'en' },
  { route: '/part-list/7', language: 'ru' },
] as const)(
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
