import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

function withImprint(imprint: object) {
  return { ...siteResponses, settings: { ...siteResponses.settings, imprint } };
}

const nothing = { representative: null, register: null, vatId: null };

test.each([
  ['de', '[Platzhalter: noch nicht eingetragen]'],
  ['en', '[Placeholder: not filled in yet]'],
  ['ru', '[Заполнитель: сведения ещё не внесены]'],
] as const)(
  'what § 5 DDG asks for is a placeholder until it is filled in (%s)',
  async (language, text) => {
    await renderApp({ route: '/imprint', responses: withImprint(nothing), language });
    expect(await screen.findAllByText(text)).toHaveLength(3);
  },
);

test('representative, register and VAT id are shown as they were filled in', async () => {
  const filled = {
    representative: 'Muster, Beispiel',
    register: 'Amtsgericht Göttingen, HRB 1234',
    vatId: 'DE123456789',
  };
  await renderApp({ route: '/imprint', responses: withImprint(filled) });
  for (const text of Object.values(filled)) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/Placeholder/)).toBeNull();
  expect(screen.getByText(/Digital Services Act/)).toBeVisible();
  // Address and contact links (spec 2.2).
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Hinter dem Hamberge 26, Göttingen');
  expect(main.querySelector('a[href^="tel:"]')).toBeVisible();
  expect(main.querySelector('a[href^="mailto:"]')).toBeVisible();
});
