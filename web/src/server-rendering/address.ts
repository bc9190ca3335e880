import { matchPath, parsePath } from 'react-router-dom';
import type { PathMatch } from 'react-router-dom';

import { decodeOrKeep } from '../decode-or-keep.ts';
import { isLanguage } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { matchScreen, searchOf } from '../site/SiteRoutes.tsx';

/** A screen by its address: `/de/part-list/2` is the route `/part-list/2` in German. */
export interface Address {
  language: Language;
  /** The route; undefined where there is none. */
  path: string | undefined;
  /** What its screen reads of the search; empty where it reads nothing. */
  search: string;
}

/** Reads an address; undefined if it begins with no language of the site. Ids keep their spelling, but for leading zeros. */
export function readAddress(target: string): Address | undefined {
  const { pathname = '', search = '' } = parsePath(target);
  const [language = '', ...route] = segmentsOf(pathname);
  const code = language.toLowerCase();
  if (!isLanguage(code)) return undefined;
  const path = routeOf(route);
  return { language: code, path, search: path === undefined ? '' : searchOf(path, search) };
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean).map(decodeOrKeep);
}

function routeOf(segments: string[]): string | undefined {
  if (segments.length === 0) return '/';
  const match = matchScreen(`/${segments.map(encodeURIComponent).join('/')}`);
  if (!match) return undefined;
  return match.pattern.path.replace(/:(\w+)/g, (_, name: string) => {
    return encodeURIComponent(parameterIn(match, name).replace(/^0+(?=\d+$)/, ''));
  });
}

/** Returns the id in the path of a screen; empty where the path is not of the pattern. */
export function idIn(pattern: string, path: string): string {
  return parameterIn(matchPath(pattern, path), 'id');
}

/** The router leaves what it matches encoded. */
function parameterIn(match: PathMatch | null, name: string): string {
  return decodeOrKeep(match?.params[name] ?? '');
}
