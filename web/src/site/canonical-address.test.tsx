import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { renderApp } from '../test/render-app.tsx';
import { siteResponses } from '../test/site-responses.ts';

const canonical = document.createElement('link');

afterEach(() => canonical.remove());

/** Opens the site in a document that came as the home page in German. */
async function openSite(route: string) {
  Object.assign(canonical, { rel: 'canonical', href: 'https://turbinen.example/de' });
  document.head.append(canonical);
  const app = await renderApp({ route, language: 'en', responses: siteResponses });
  await screen.findByRole('navigation');
  return app;
}

const expectCanonical = (address: string) => waitFor(() => expect(canonical.href).toBe(address));

test('what a phone shares is the screen shown, in the language shown (spec 2.1)', async () => {
  const { user } = await openSite('/');
  await expectCanonical('https://turbinen.example/en');

  await user.click(screen.getByRole('link', { name: 'Contacts' }));
  await expectCanonical('https://turbinen.example/en/contacts');

  await user.click(screen.getByRole('button', { name: 'ru Русский' }));
  await expectCanonical('https://turbinen.example/ru/contacts');
});

test('an unknown route, which shows the home page, shares the home page (spec 2.1)', async () => {
  await openSite('/no/such/route');
  await expectCanonical('https://turbinen.example/en');
});

test('a search shares what was searched for', async () => {
  const { user } = await openSite('/search?q=LM%206000');
  await expectCanonical('https://turbinen.example/en/search?q=LM+6000');
  await user.click(screen.getByRole('link', { name: 'Contacts' }));
  await expectCanonical('https://turbinen.example/en/contacts');
});

test('another screen shares its path alone', async () => {
  await openSite('/careers?from=mail');
  await expectCanonical('https://turbinen.example/en/careers');
});

test('a product in another language’s frame shares its own address', async () => {
  const product = {
    ...{ id: 'product-9', language: 'DE', title: 'Satz', description: '', type: '', model: '' },
    ...{ power: '', category: null, image: null, images: [], translations: null, properties: [] },
  };
  Object.assign(canonical, { rel: 'canonical', href: 'https://turbinen.example/en/parts/9' });
  document.head.append(canonical);
  await renderApp({
    route: '/parts/9',
    path: '/en/parts/9',
    responses: { ...siteResponses, product },
  });
  await expectCanonical('https://turbinen.example/de/parts/9');
});
