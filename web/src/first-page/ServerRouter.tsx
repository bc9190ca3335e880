import type { ReactNode } from 'react';
import { NavigationType, Router, createPath } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';

function leadElsewhere(): never {
  throw new Error('The screen leads elsewhere.');
}

const navigator: Navigator = {
  // Routes live after '#', as the browser's router writes them.
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: leadElsewhere,
  replace: leadElsewhere,
  go: leadElsewhere,
};

/** The router where screens are rendered on the server: one path, from which nothing leads away. */
export function ServerRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router location={path} navigator={navigator} navigationType={NavigationType.Pop}>
      {children}
    </Router>
  );
}
