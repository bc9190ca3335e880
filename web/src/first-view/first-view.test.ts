import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deferEvents, replayEvents } from './early-events.ts';
import {
  adopt,
  requestedView,
  isInDocument,
  linkToRoutes,
  loadDocument,
  takeOverAddress,
} from './view.ts';

const page = document.documentElement;

beforeEach(() => {
  page.lang = 'de';
  Object.assign(page.dataset, { languages: 'de en ru', path: '/' });
});
afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  document.head.replaceChildren();
  delete page.dataset['languages'];
  delete page.dataset['path'];
});

const answering = (response: Response) => {
  const fetch = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('at / the route after # is asked for, in the stored language (spec 2.1, 4)', () => {
  expect(requestedView()).toEqual({ language: 'de', path: '/' });
  expect(isInDocument(requestedView())).toBe(true);
  localStorage.setItem('i18nextLng', 'ru');
  history.replaceState(null, '', '/#/part-list/2?part=A');
  expect(requestedView()).toEqual({ language: 'ru', path: '/part-list/2?part=A' });
  expect(isInDocument(requestedView())).toBe(false);
  localStorage.setItem('i18nextLng', 'fr');
  history.replaceState(null, '', '/#main');
  expect(requestedView()).toEqual({ language: 'de', path: '/' });
});

test('a twin asks for itself, whatever language is stored', () => {
  localStorage.setItem('i18nextLng', 'ru');
  history.replaceState(null, '', '/en/search?q=a');
  Object.assign(page, { lang: 'en' }).dataset['path'] = '/search';
  expect(requestedView()).toEqual({ language: 'en', path: '/search?q=a' });
});

test('a twin’s address becomes the route, its language the stored one, its row a parameter', () => {
  document.body.innerHTML = '<table><tr id="A 1"></tr></table><h2 id="top"></h2>';
  history.replaceState(null, '', '/en/part-list/2#A%201');
  takeOverAddress({ language: 'en', path: '/part-list/2' });
  expect(location.pathname + location.hash).toBe('/#/part-list/2?part=A%201');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  history.replaceState(null, '', '/en/part-list/2#top');
  takeOverAddress({ language: 'en', path: '/part-list/2' });
  expect(location.hash).toBe('#/part-list/2');
  history.replaceState(null, '', '/en/part-list/2#50%');
  takeOverAddress({ language: 'en', path: '/part-list/2' });
  expect(location.hash).toBe('#/part-list/2');
});

test('a row that the document does not hold is on another page; a page is left for its row', () => {
  document.head.innerHTML = '<link rel="next" href="/en/part-list/2?page=2">';
  document.body.innerHTML = '<table><tr id="A 1"></tr></table>';
  history.replaceState(null, '', '/en/part-list/2?page=3#A%201');
  takeOverAddress({ language: 'en', path: '/part-list/2?page=3' });
  expect(location.hash).toBe('#/part-list/2?part=A%201');
  history.replaceState(null, '', '/en/part-list/2#B');
  takeOverAddress({ language: 'en', path: '/part-list/2' });
  expect(location.hash).toBe('#/part-list/2?part=B');
  history.replaceState(null, '', '/en/partners#B');
  takeOverAddress({ language: 'en', path: '/partners' });
  expect(location.hash).toBe('#/partners');
});

test('a later page of a list is not what the app begins with; the first page is loaded in its place', async () => {
  history.replaceState(null, '', '/en/part-list/2?page=3');
  Object.assign(page, { lang: 'en' }).dataset['path'] = '/part-list/2';
  expect(isInDocument(requestedView())).toBe(true);
  page.dataset['page'] = '3';
  expect(isInDocument(requestedView())).toBe(false);
  delete page.dataset['page'];
  const fetch = answering(new Response('', { headers: { 'Server-Rendered': 'true' } }));
  await loadDocument(requestedView());
  expect(fetch).toHaveBeenCalledWith(`${location.origin}/en/part-list/2`, expect.anything());
});

test('links to twins lead to routes; links out of the app, and files, stay', () => {
  const hrefs = ['/de', '/de/partners', '/detour', '/en', 'mailto:a@b', '/de/part-list/2.csv'];
  const links = hrefs.map(
    (href) => `<a href="${href}"${href.endsWith('csv') ? ' download' : ''}></a>`,
  );
  document.body.innerHTML = `<div id="root">${links.join('')}</div>`;
  linkToRoutes({ language: 'de', path: '/' });
  expect([...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '#/',
    '#/partners',
    '/detour',
    '/en',
    'mailto:a@b',
    '/de/part-list/2.csv',
  ]);
});

test('another document’s screen, title, data and missing styles take the place of those here', () => {
  document.head.innerHTML = '<style data-styles="a"></style>';
  document.body.innerHTML = '<div id="root">home</div><script id="first-view-data">{}</script>';
  const other = new DOMParser().parseFromString(
    `<html lang="en" data-path="/partners"><head><title>Partners</title>
    <style data-styles="a"></style><style data-styles="b"></style><link data-styles="b"></head>
    <body><div id="root">partners</div><script id="first-view-data">{"a":1}</script></body></html>`,
    'text/html',
  );
  adopt(other);
  expect([page.lang, page.dataset['path'], document.title]).toEqual([
    'en',
    '/partners',
    'Partners',
  ]);
  expect(document.body.textContent).toBe('partners{"a":1}');
  const styles = [...document.head.querySelectorAll<HTMLElement>('[data-styles]')];
  expect(styles.map(({ dataset }) => dataset['styles'])).toEqual(['a', 'b', 'b']);
});

test.each(['/../api/settings', '/..\\..\\api', '/%2e%2e/api', '/service/../../../api'])(
  'the route %s leads to no other address of the server (spec 2.1)',
  async (path) => {
    const fetch = answering(new Response('of another'));
    await expect(loadDocument({ language: 'de', path })).rejects.toThrow('no route');
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('only what the server has rendered becomes part of the page', async () => {
  const rendered = { headers: { 'Server-Rendered': 'true' } };
  const view = { language: 'de', path: '/' };
  const fetch = answering(new Response('<title>Home</title>', rendered));
  expect((await loadDocument(view)).title).toBe('Home');
  expect(fetch).toHaveBeenCalledWith(`${location.origin}/de`, expect.anything());
  for (const response of [new Response('a'), new Response('a', { ...rendered, status: 404 })]) {
    answering(response);
    await expect(loadDocument(view)).rejects.toThrow('no screen');
  }
});

test('clicks from before hydration are done after it, in order; what a browser can do alone is not held', async () => {
  document.body.innerHTML =
    '<main><button id="a"></button><button id="b"></button><input id="c"><a id="d" href="mailto:a@b"></a></main>';
  const element = (id: string) => document.getElementById(id) ?? document.body;
  const clicked: string[] = [];
  document.querySelector('main')?.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) clicked.push(event.target.id);
  });
  deferEvents();
  for (const id of ['b', 'c', 'a', 'd']) {
    element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  expect(clicked).toEqual(['c', 'd']);
  element('c').focus();
  await replayEvents();
  expect(clicked).toEqual(['c', 'd', 'b', 'a']);
  expect(document.activeElement).toBe(element('c'));
  element('a').click();
  expect(clicked.at(-1)).toBe('a');
});
