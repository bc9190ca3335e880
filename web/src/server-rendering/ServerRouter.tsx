import type { ReactNode } from 'react';
import { NavigationType, Router, createPath } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';

function leadElsewhere(): never {
  throw new Error('The screen leads elsewhere.');
}

const navigator: Navigator = {
  // Writes routes after '#', as the browser's router does.
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: leadElsewhere,
  replace: leadElsewhere,
  go: leadElsewhere,
};

/** Routes a screen that is rendered on the server: a single path, without navigation. */
export function ServerRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router location={path} navigator={navigator} navigationType={NavigationType.Pop}>
      {children}
    </Router>
  );
}
