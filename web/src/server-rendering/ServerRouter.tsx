import type { ReactNode } from 'react';
import { NavigationType, Router, createPath } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';

import type { Language } from '../i18n/languages.ts';
import { siteAddress } from '../i18n/site-address.ts';

function leadElsewhere(): never {
  throw new Error('The screen leads elsewhere.');
}

interface ServerRouterProps {
  language: Language;
  /** The route with its search. */
  path: string;
  children: ReactNode;
}

/** Routes a screen that is rendered on the server: a single path, without navigation. */
export function ServerRouter({ language, path, children }: ServerRouterProps) {
  const navigator: Navigator = {
    createHref: (to) => siteAddress(language, typeof to === 'string' ? to : createPath(to)),
    push: leadElsewhere,
    replace: leadElsewhere,
    go: leadElsewhere,
  };
  return (
    <Router location={path} navigator={navigator} navigationType={NavigationType.Pop}>
      {children}
    </Router>
  );
}
