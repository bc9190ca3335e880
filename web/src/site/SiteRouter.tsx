import { useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, NavigationType, parsePath, Router } from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';

import { languages } from '../i18n/languages.ts';
import { languageOfAddress } from '../i18n/stored-language.ts';
import { routeOfHash, routeOfPath, siteAddress } from '../i18n/site-address.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { isForDashboard } from '../session/session.ts';
import { matchScreen } from './SiteRoutes.tsx';

/**
 * Routes the site by the part of the address after '#' (spec 2.1), and keeps the path before it the same
 * screen in the language shown: `/de/partners#/partners`. Where the two disagree, the part after '#'
 * decides on the screen, the path on the language (docs/decisions/addresses.md).
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [entry, setEntry] = useState(() => currentEntry(NavigationType.Pop));

  const navigator = useMemo<Navigator>(() => {
    const createHref = (to: To) =>
      siteAddress(language, typeof to === 'string' ? to : createPath(to));
    return {
      createHref,
      push(to, state) {
        history.pushState(newState(state), '', createHref(to));
        setEntry(currentEntry(NavigationType.Push));
      },
      replace(to, state) {
        history.replaceState(newState(state), '', createHref(to));
        setEntry(currentEntry(NavigationType.Replace));
      },
      go: (delta) => history.go(delta),
    };
  }, [language]);

  useLayoutEffect(() => {
    function followHistory() {
      // An entry of the dashboard, which is another document.
      if (isForDashboard()) {
        location.reload();
        return;
      }
      const named = languageOfAddress();
      if (named && named !== i18n.language) void i18n.changeLanguage(named);
      setEntry(currentEntry(NavigationType.Pop));
    }
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, [i18n]);

  useLayoutEffect(() => completeAddress(languageOfAddress() ?? language), [entry, language]);
  // After the one above: a language that has been switched to takes the place of the one in the path.
  useLayoutEffect(() => completeAddress(language), [language]);

  return (
    <Router {...entry} navigator={navigator}>
      {children}
    </Router>
  );
}

function currentRoute(): string {
  return routeOfHash(location.hash) ?? routeOfPath(location, languages);
}

/** Puts the path that belongs to the route before it, in a language; unknown routes show the home page. */
function completeAddress(language: string): void {
  const route = currentRoute();
  const isScreen = matchScreen(parsePath(route).pathname ?? '/') !== null;
  const address =
    isScreen || /^\/([?#]|$)/.test(route) ? siteAddress(language, route) : `/${language}#${route}`;
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address);
}

/** What the history keeps of an entry, as React Router's own histories do. */
function newState(usr: unknown) {
  return { usr, key: Math.random().toString(36).slice(2, 10) };
}

function currentEntry(navigationType: NavigationType) {
  const kept: unknown = history.state;
  const isKept = typeof kept === 'object' && kept !== null && 'usr' in kept && 'key' in kept;
  // An address typed by hand has no state.
  const { usr, key } = isKept ? kept : { usr: null, key: 'default' };
  return {
    location: { ...parsePath(currentRoute()), state: usr, key: String(key) },
    navigationType,
  };
}
