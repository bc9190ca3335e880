import type { ReactNode } from 'react';
import { NavigationType, Router, createPath } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';

import type { Language } from '../i18n/languages.ts';
import { twinAddress } from '../i18n/twin-address.ts';

function leadElsewhere(): never {
  throw new Error('The screen leads elsewhere.');
}

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: leadElsewhere,
  replace: leadElsewhere,
  go: leadElsewhere,
};

interface ServerRouterProps {
  language: Language;
  /** The route with its search. */
  path: string;
  children: ReactNode;
}

/** Routes a screen that is rendered on the server: a single path, without navigation, whose links lead to twins. */
export function ServerRouter({ language, path, children }: ServerRouterProps) {
  return (
    <Router
      basename={`/${language}`}
      location={twinAddress(language, path)}
      navigator={navigator}
      navigationType={NavigationType.Pop}
    >
      {children}
    </Router>
  );
}
