import { readStored, store } from '../browser-storage.ts';
import { decodeOrKeep } from '../decode-or-keep.ts';

/** A public screen in a language. */
export interface View {
  language: string;
  /** The route with its search, as it stands after '#'. */
  path: string;
}

const page = document.documentElement;

/** Whether the address is a screen's own (`/de/partners`), not a route after '#'. */
export function isTwin(): boolean {
  return location.pathname !== '/';
}

/** Returns what the address asks for: a twin says it itself, at `/` the stored language counts (spec 2.1, 4). */
export function requestedView(): View {
  const { path = '/', languages = '' } = page.dataset;
  if (isTwin()) return { language: page.lang, path: path + location.search };
  const stored = readStored('i18nextLng') ?? '';
  return {
    language: languages.split(' ').includes(stored) ? stored : page.lang,
    path: location.hash.startsWith('#/') ? location.hash.slice(1) : '/',
  };
}

/**
 * Whether the app can begin with the document. It holds the view that is asked for, but of a list
 * perhaps a later page (`data-page`), and the app begins with the first.
 */
export function isInDocument({ language, path }: View): boolean {
  if (isTwin()) return page.dataset['page'] === undefined;
  return page.lang === language && page.dataset['path'] === path;
}

/**
 * Loads the document of a view, of a list the first page. Rejects where the server has not rendered that
 * very screen.
 */
export async function loadDocument({ language, path }: View): Promise<Document> {
  const home = `/${language}`;
  const url = new URL(path === '/' ? home : home + path, location.origin);
  const { pathname } = url;
  // Dots and backslashes in a route would lead to another address of the server.
  if (pathname !== home && !pathname.startsWith(`${home}/`)) throw new Error('no route');
  url.searchParams.delete('page');
  const response = await fetch(url.href, { signal: AbortSignal.timeout(5_000) });
  // What another server sends at this address does not become part of the page.
  if (!response.ok || !response.headers.has('Server-Rendered')) throw new Error('no screen');
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Puts the screen of another document, its styles and its data, in place of those of this one. */
export function adopt(other: Document): void {
  page.lang = other.documentElement.lang;
  Object.assign(page.dataset, other.documentElement.dataset);
  document.title = other.title;
  const present = new Set(stylesOf(document).map(({ dataset }) => dataset['styles']));
  document.head.append(...stylesOf(other).filter(({ dataset }) => !present.has(dataset['styles'])));
  for (const id of ['root', 'first-view-data']) {
    const [mine, theirs] = [document.getElementById(id), other.getElementById(id)];
    if (theirs) mine?.replaceWith(theirs);
  }
}

function stylesOf({ head }: Document): HTMLElement[] {
  return [...head.querySelectorAll<HTMLElement>('[data-styles]')];
}

/** Turns a twin's address into the app's: the route after '#', a row that it names as `part`. */
export function takeOverAddress({ language, path }: View): void {
  const row = decodeOrKeep(location.hash.slice(1));
  const target = document.getElementById(row);
  // A row that the document does not hold may be on another page of its list.
  const isPage = document.head.querySelector('link[rel="prev"], link[rel="next"]') !== null;
  const isRow = target ? target.matches('tr') : isPage && /^\/part-list\//.test(path) && row !== '';
  store('i18nextLng', language);
  const route = isRow ? `${path.replace(/\?.*/, '')}?part=${encodeURIComponent(row)}` : path;
  history.replaceState(null, '', `/#${route}`);
}

/** Turns links to twins into the app's own, which browsers follow without loading a document. */
export function linkToRoutes({ language }: View): void {
  const base = `/${language}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a:not([download])')) {
    const [, path] = link.getAttribute('href')?.split(new RegExp(`^${base}(?=/|$)`)) ?? [];
    if (path !== undefined) link.setAttribute('href', `#${path || '/'}`);
  }
}
