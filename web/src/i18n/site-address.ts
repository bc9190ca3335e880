import type { Language } from './languages.ts';

/** Writes the one address of a screen in a language: `/de/part-list/2` of the route `/part-list/2`. */
export function documentAddress(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * Writes the address of a screen as links and the address bar have it: the route stands after '#' (spec
 * 2.1), and before it in a language, for everybody who cannot see that part
 * (docs/decisions/addresses.md).
 */
export function siteAddress(language: string, route: string): string {
  const home = `/${language}`;
  const { pathname, search } = new URL(home + route.replace(/^\/(?=[?#]|$)/, ''), 'http://site');
  // Dots and backslashes in a route would lead to another address of the server.
  const isOfSite = pathname === home || pathname.startsWith(`${home}/`);
  return `${isOfSite ? pathname + search : home}#${route}`;
}

/** Returns the route that the part of an address after '#' names; undefined where it names none. */
export function routeOfHash(hash: string): string | undefined {
  return hash.startsWith('#/') ? hash.slice(1) : undefined;
}

/** Returns the route before '#', without the language. */
export function routeOfPath(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  languages: readonly string[],
): string {
  const [, first = '', ...rest] = pathname.split('/');
  const path = languages.includes(first) ? `/${rest.join('/')}` : pathname;
  return path + search;
}
