import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { localized } from '../test/localized.ts';
import { product } from '../test/product-responses.ts';
import { renderApp } from '../test/render-app.tsx';
import { siteResponses } from '../test/site-responses.ts';

const titles = ['Rotor shop', 'Borescope inspection', 'Consulting', 'Commissioning', 'Retrofits'];
const services = [...titles, 'Maintenance and inspection'].map((title, index) => ({
  restId: String(index + 1),
  title: localized(`${title} (de)`, title, title),
}));
const spares = ['Ignition', 'LM2500 nozzles', 'LM6000 nozzles'].map((title, index) => ({
  restId: String(index + 1),
  title: localized(title, title, title),
}));
const text = localized('<p>a</p>', '<p>a</p>', '<p>a</p>');
const service = {
  __typename: 'Service',
  id: 'service-2',
  title: services[1]?.title,
  text,
  images: [],
};
const page = { __typename: 'Page', id: 'page-1', text, images: [], parts: [] };
const responses = {
  ...{ ...siteResponses, service, page, product },
  navbar: { partnerCount: 0, services, spares },
};

const links = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const comment = () => screen.findByRole('textbox', { name: 'Comment' });

describe('a service leads on (spec 2.8)', () => {
  test('to the enquiry, with the subject filled in, once and in the language shown', async () => {
    const { user } = await renderApp({ route: '/service/2', responses });
    await user.click(
      await screen.findByRole('link', { name: 'Enquire about Borescope inspection' }),
    );
    expect(await comment()).toHaveValue('Enquiry about: Borescope inspection\n');
    await user.type(await comment(), 'In May?');
    const [german] = screen.getAllByRole('button', { name: 'de Deutsch' });
    if (german) await user.click(german);
    expect(await screen.findByRole('textbox', { name: 'Kommentar' })).toHaveValue(
      'Anfrage zu: Borescope inspection\nIn May?',
    );
  });

  test('to related services: those with a word in common first, then those that follow', async () => {
    await renderApp({ route: '/service/2', responses });
    await screen.findByRole('heading', { level: 1 });
    expect(links('Related services')).toEqual([
      'Maintenance and inspection',
      'Consulting',
      'Commissioning',
      'Retrofits',
    ]);
  });
});

describe('a product leads on (spec 2.9)', () => {
  test('to the part lists of its series, and to an enquiry that names the model', async () => {
    const { user } = await renderApp({ route: '/parts/7', responses });
    await screen.findByRole('heading', { level: 1 });
    expect(links('Part lists')).toEqual(['Ignition', 'LM6000 nozzles']);
    await user.click(screen.getByRole('link', { name: 'Enquire about LM6000 set, LM6000 PC' }));
    expect(await comment()).toHaveValue('Enquiry about: LM6000 set, LM6000 PC\n');
  });

  test('without a name of its own, to an enquiry about what it is', async () => {
    const unnamed = { ...product, title: '', type: ' ', model: ' ' };
    await renderApp({ route: '/parts/7', responses: { ...responses, product: unnamed } });
    expect(await screen.findByRole('link', { name: 'Enquire about Gas turbines' })).toBeVisible();
  });

  test.each([
    ['LM2500+G4', ['LM2500 nozzles']],
    ['MS5001PA (Frame 5)', undefined],
    ['', undefined],
  ])('a %j is offered the lists %j', async (model, lists) => {
    const other = { ...product, title: 'Set', type: '', model };
    await renderApp({ route: '/parts/7', responses: { ...responses, product: other } });
    await screen.findByRole('heading', { level: 1, name: 'Set' });
    if (lists) expect(links('Part lists')).toEqual(lists);
    else expect(screen.queryByRole('heading', { name: 'Part lists' })).toBeNull();
  });
});

test('the subject stands above what was typed earlier, and a bare address fills in nothing', async () => {
  const { user } = await renderApp({ route: '/contacts', responses });
  expect(await comment()).toHaveValue('');
  await user.fill(await comment(), 'Two days in May');
  cleanup();
  await renderApp({ route: '/contacts?about=Balancing', responses });
  expect(await comment()).toHaveValue('Enquiry about: Balancing\nTwo days in May');
});

test('a subject is not kept as typed: another one takes its place, also one that begins alike', async () => {
  const { user } = await renderApp({ route: '/contacts?about=LM6000+PC', responses });
  await user.type(await comment(), 'Two days in May');
  cleanup();
  await renderApp({ route: '/contacts?about=LM6000', responses });
  expect(await comment()).toHaveValue('Enquiry about: LM6000\nTwo days in May');
});

test('the home page leads to part search, list and service', async () => {
  await renderApp({ route: '/', responses });
  for (const [name, route] of [
    ['Find a part', '/search'],
    ['Several parts? Paste a list', '/enquiry'],
    ['Request a service', '/contacts'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/en${route}#${route}`);
  }
});
