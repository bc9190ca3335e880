import { readStored } from '../browser-storage.ts';
import { decodeOrKeep } from '../decode-or-keep.ts';
import { routeOfHash, routeOfPath, siteAddress } from '../i18n/site-address.ts';

/** A public screen in a language. */
export interface View {
  language: string;
  /** The route with its search, as it stands after '#'. */
  path: string;
}

const page = document.documentElement;

/** The route that the path names. */
function servedRoute(): string {
  return routeOfPath(location, languages());
}

function languages(): string[] {
  return (page.dataset['languages'] ?? '').split(' ');
}

/**
 * Returns what the address asks for. The part after '#' decides on the screen (spec 2.1), the path where
 * there is none; the path decides on the language, the stored one where it names none (spec 4).
 */
export function requestedView(): View {
  const [, named = ''] = location.pathname.split('/');
  const language = [named, readStored('i18nextLng') ?? ''].find((code) =>
    languages().includes(code),
  );
  return {
    language: language ?? page.lang,
    path: routeOfHash(location.hash) ?? servedRoute(),
  };
}

/** Whether the document says that there is no such screen, and nothing else is asked for; at `/` is always the app. */
export function isMissing({ path }: View): boolean {
  const { pathname } = location;
  return pathname !== '/' && page.dataset['path'] === undefined && path === servedRoute();
}

/**
 * Whether the app can begin with the document. It holds what the path asks for, but of a list perhaps a
 * later page (`data-page`), and the app begins with the first.
 */
export function isInDocument({ language, path }: View): boolean {
  const { path: held, page: later } = page.dataset;
  return (
    held !== undefined && later === undefined && page.lang === language && path === servedRoute()
  );
}

/**
 * Loads the document of a view, of a list the first page. Rejects where the server has not rendered that
 * very screen. The view comes back in the spelling of its address, to which the server may have redirected:
 * the router would take another one for another screen.
 */
export async function loadDocument({
  language,
  path,
}: View): Promise<{ loaded: Document; view: View }> {
  const home = `/${language}`;
  const url = new URL(path === '/' ? home : home + path, location.origin);
  const { pathname, search } = url;
  // Dots and backslashes in a route would lead to another address of the server.
  if (pathname !== home && !pathname.startsWith(`${home}/`)) throw new Error('no route');
  url.searchParams.delete('page');
  const response = await fetch(url.href, { signal: AbortSignal.timeout(5_000) });
  // What another server sends at this address does not become part of the page.
  if (!response.ok || !response.headers.has('Server-Rendered')) throw new Error('no screen');
  const loaded = new DOMParser().parseFromString(await response.text(), 'text/html');
  const spelled = { pathname: new URL(response.url).pathname, search };
  return { loaded, view: { language, path: routeOfPath(spelled, languages()) } };
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

/** Completes the address: the route in both parts, a row that it names as `part`. */
export function completeAddress({ language, path }: View): void {
  history.replaceState(history.state, '', siteAddress(language, completeRoute(path)));
}

function completeRoute(path: string): string {
  if (location.hash === '' || routeOfHash(location.hash)) return path;
  const row = decodeOrKeep(location.hash.slice(1));
  const target = document.getElementById(row);
  // A row that the document does not hold may be on another page of its list.
  const isPage = document.head.querySelector('link[rel="prev"], link[rel="next"]') !== null;
  const isRow = target ? target.matches('tr') : isPage && /^\/part-list\//.test(path);
  return isRow ? `${path.replace(/\?.*/, '')}?part=${encodeURIComponent(row)}` : path;
}
