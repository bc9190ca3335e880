import { InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deferEvents, replayEvents } from './early-events.ts';
import { forgetEmbeddedData, readEmbeddedData } from './embedded-data.ts';
import {
  adopt,
  completeAddress,
  isInDocument,
  isMissing,
  loadDocument,
  requestedView,
} from './view.ts';

const page = document.documentElement;

beforeEach(() => {
  page.lang = 'de';
  Object.assign(page.dataset, { languages: 'de en ru', path: '/' });
});
afterEach(async () => {
  await replayEvents();
  history.replaceState(null, '', '/');
  localStorage.clear();
  document.head.replaceChildren();
  delete page.dataset['languages'];
  delete page.dataset['path'];
});

const answering = (response: Response, redirectedTo?: string) => {
  const fetch = vi.fn((href: string) => {
    const value = redirectedTo ? location.origin + redirectedTo : href;
    return Promise.resolve(Object.defineProperty(response, 'url', { value }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const open = (address: string) => history.replaceState(null, '', address);

test('at / the route after # is asked for, in the stored language (spec 2.1, 4)', () => {
  expect(requestedView()).toEqual({ language: 'de', path: '/' });
  expect(isInDocument(requestedView())).toBe(true);
  localStorage.setItem('i18nextLng', 'ru');
  expect(requestedView()).toEqual({ language: 'ru', path: '/' });
  open('/#/part-list/2?part=A');
  expect(requestedView()).toEqual({ language: 'ru', path: '/part-list/2?part=A' });
  expect(isInDocument(requestedView())).toBe(false);
  localStorage.setItem('i18nextLng', 'fr');
  open('/#main');
  expect(requestedView()).toEqual({ language: 'de', path: '/' });
});

test('a path asks for itself, in its own language; without one in the stored language', () => {
  localStorage.setItem('i18nextLng', 'ru');
  Object.assign(page, { lang: 'en' }).dataset['path'] = '/search';
  for (const address of ['/en/search?q=a', '/en/search?q=a#/search?q=a', '/en/search?q=a#main']) {
    open(address);
    expect(requestedView()).toEqual({ language: 'en', path: '/search?q=a' });
    expect(isInDocument(requestedView())).toBe(true);
  }
  open('/search?q=a');
  expect(requestedView()).toEqual({ language: 'ru', path: '/search?q=a' });
  expect(isInDocument(requestedView())).toBe(false);
});

test('where path and # disagree, # decides on the screen, the path on the language', () => {
  localStorage.setItem('i18nextLng', 'ru');
  Object.assign(page, { lang: 'en' }).dataset['path'] = '/partners';
  open('/en/partners#/careers');
  expect(requestedView()).toEqual({ language: 'en', path: '/careers' });
  expect(isInDocument(requestedView())).toBe(false);
  delete page.dataset['path'];
  open('/en/no-such-page#/careers');
  expect(isMissing(requestedView())).toBe(false);
  open('/en/no-such-page#/no-such-page');
  expect(isMissing(requestedView())).toBe(true);
  // What is at `/` while the data cannot be loaded is the app, which tries again.
  open('/');
  expect(isMissing(requestedView())).toBe(false);
});

/** Returns the address that completes another one in the document. */
function completed(address: string): string {
  open(address);
  completeAddress(requestedView());
  return location.href.replace(location.origin, '');
}

test('an address gets both parts; a row that it names becomes a parameter', () => {
  document.body.innerHTML = '<table><tr id="A 1"></tr></table><h2 id="top"></h2>';
  const list = '/en/part-list/2#/part-list/2';
  const row = '/en/part-list/2?part=A%201#/part-list/2?part=A%201';
  for (const [address, full] of [
    ['/en/part-list/2#A%201', row],
    ['/en/part-list/2#/part-list/2?part=A%201', row],
    ['/en/part-list/2', list],
    ['/en/part-list/2#top', list],
    ['/en/part-list/2#50%', list],
    ['/en/partners#/part-list/2', list],
    ['/#/part-list/2', '/de/part-list/2#/part-list/2'],
    ['/', '/de#/'],
    ['/?a=b', '/de?a=b#/?a=b'],
    ['/en/parts/100%', '/en/parts/100%#/parts/100%'],
  ] as const)
    expect(completed(address), address).toBe(full);
  expect(localStorage.getItem('i18nextLng')).toBeNull();
});

test('a row that the document does not hold is on another page; a page is left for its row', () => {
  document.head.innerHTML = '<link rel="next" href="/en/part-list/2?page=2">';
  document.body.innerHTML = '<table><tr id="A 1"></tr></table>';
  expect(completed('/en/part-list/2?page=3#A%201')).toMatch(/#\/part-list\/2\?part=A%201$/);
  expect(completed('/en/part-list/2#B')).toMatch(/#\/part-list\/2\?part=B$/);
  expect(completed('/en/partners#B')).toMatch(/#\/partners$/);
});

test('a later page of a list is not what the app begins with; the first page is loaded in its place', async () => {
  open('/en/part-list/2?page=3');
  Object.assign(page, { lang: 'en' }).dataset['path'] = '/part-list/2';
  expect(isInDocument(requestedView())).toBe(true);
  page.dataset['page'] = '3';
  expect(isInDocument(requestedView())).toBe(false);
  delete page.dataset['page'];
  const fetch = answering(new Response('', { headers: { 'Server-Rendered': 'true' } }));
  await loadDocument(requestedView());
  expect(fetch).toHaveBeenCalledWith(`${location.origin}/en/part-list/2`, expect.anything());
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
  expect(await loadDocument(view)).toMatchObject({ loaded: { title: 'Home' }, view });
  expect(fetch).toHaveBeenCalledWith(`${location.origin}/de`, expect.anything());
  for (const response of [new Response('a'), new Response('a', { ...rendered, status: 404 })]) {
    answering(response);
    await expect(loadDocument(view)).rejects.toThrow('no screen');
  }
});

test.each([
  ['/part-list/01?part=A%201&page=2', '/de/part-list/1', '/part-list/1?part=A%201&page=2'],
  ['//service/1', '/de/service/1', '/service/1'],
  ['//', '/de', '/'],
  ['/service/../partners', undefined, '/partners'],
])('the route %s is taken as its document is addressed', async (path, redirectedTo, spelled) => {
  answering(new Response('', { headers: { 'Server-Rendered': 'true' } }), redirectedTo);
  const { view } = await loadDocument({ language: 'de', path });
  expect(view).toEqual({ language: 'de', path: spelled });
});

test('a link leads on at once, unless something is typed; a form with an address of its own is sent at once', () => {
  document.body.innerHTML =
    '<input><input><a id="a" href="/de/search#/search"></a><a id="d" href="/api/a.pdf#page"></a><form action="/de/search"><button id="b"></button></form><button id="c"></button>';
  const followed = (id: string, keys: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    // jsdom does not navigate; what is not held back reaches the document.
    let isFollowed = false;
    const listener = (reached: Event) => {
      isFollowed = !reached.defaultPrevented;
      reached.preventDefault();
    };
    document.addEventListener('click', listener);
    document.getElementById(id)?.dispatchEvent(event);
    document.removeEventListener('click', listener);
    return isFollowed;
  };
  deferEvents();
  expect([followed('a'), followed('b')]).toEqual([true, true]);
  expect(page.dataset['waiting']).toBeUndefined();
  expect(followed('c')).toBe(false);
  expect(page.dataset['waiting']).toBe('');
  const field = document.querySelector('input');
  if (field) field.value = 'HT-1';
  expect(followed('a')).toBe(false);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(followed('a', { [key]: true })).toBe(true);
  expect(followed('d')).toBe(true);
});

test('clicks from before hydration are done after it, in order; what a browser can do alone is not held', async () => {
  document.body.innerHTML =
    '<main><button id="a"></button><button id="b"></button><input id="c"><a id="d" href="mailto:a@b"></a></main>';
  const element = (id: string) => document.getElementById(id) ?? document.body;
  const clicked: string[] = [];
  document.querySelector('main')?.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) clicked.push(event.target.id);
    element('b').focus();
  });
  deferEvents();
  for (const id of ['b', 'c', 'a', 'd']) {
    element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  expect(clicked).toEqual(['c', 'd']);
  element('c').focus();
  await replayEvents();
  expect(page.dataset['waiting']).toBeUndefined();
  expect(clicked).toEqual(['c', 'd', 'b', 'a']);
  expect(document.activeElement).toBe(element('c'));
  // The focus is given back to a field only.
  deferEvents();
  element('a').click();
  element('d').focus();
  await replayEvents();
  expect(document.activeElement).toBe(element('b'));
  element('a').click();
  expect(clicked.slice(4)).toEqual(['a', 'a']);
});

test.each(['pointerup', 'pointercancel'])(
  'nothing is replayed before %s; of the pointer only its last place is, all with the keys that were held',
  async (released) => {
    document.body.innerHTML = '<main><i id="a"></i><input id="b"></main>';
    const reached: unknown[] = [];
    const main = document.querySelector('main');
    const record = (event: PointerEvent) => {
      const { type, pointerType, ctrlKey, metaKey, shiftKey, cancelable } = event;
      const id = event.target instanceof Element && event.target.id;
      reached.push([type, id, pointerType, ctrlKey, metaKey, shiftKey, cancelable]);
    };
    main?.addEventListener('pointerover', record);
    main?.addEventListener('click', record);
    deferEvents();
    for (const [id, type, details] of [
      ['a', 'pointerover', { pointerType: 'mouse' }],
      ['a', 'click', { pointerType: 'pen', ctrlKey: true, metaKey: true, shiftKey: true }],
      ['b', 'pointerover', { pointerType: 'mouse' }],
    ] as const) {
      const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...details });
      document.getElementById(id)?.dispatchEvent(event);
    }
    window.dispatchEvent(new PointerEvent('pointerdown'));
    const replayed = replayEvents();
    await new Promise((resolve) => setTimeout(resolve));
    const over = (id: string) => ['pointerover', id, 'mouse', false, false, false, true];
    expect(reached.splice(0)).toEqual([over('a'), over('b')]);
    window.dispatchEvent(new PointerEvent(released));
    await replayed;
    expect(reached).toEqual([['click', 'a', 'pen', true, true, true, true], over('b')]);
  },
);

test('files that are chosen before hydration reach the app after it, each choice as it was', async () => {
  document.body.innerHTML = '<main></main>';
  const newInput = () => Object.assign(document.createElement('input'), { type: 'file' });
  const input = newInput();
  const choices = ['a', 'b'].map(() => newInput().files);
  const reached: number[] = [];
  const main = document.querySelector('main');
  main?.append(input);
  main?.addEventListener('change', () => reached.push(choices.indexOf(input.files)));
  deferEvents();
  for (const value of choices) {
    Object.defineProperty(input, 'files', { value, writable: true, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(reached).toEqual([]);
  await replayEvents();
  expect(reached).toEqual([0, 1]);
});

test('the cache begins with the data in the page, until they are removed', () => {
  document.body.innerHTML = '<script id="first-view-data">{"ROOT_QUERY":{"a":1}}</script>';
  const extracted = () => {
    const cache = new InMemoryCache();
    readEmbeddedData(cache);
    forgetEmbeddedData();
    return cache.extract();
  };
  expect([extracted(), extracted()]).toEqual([{ ROOT_QUERY: { a: 1 } }, {}]);
});
