import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { editingRoute } from './dashboard/twins/twins.ts';

/** Where a screen of visitors that nobody would miss is forgotten. */

const source = (file: string) => readFileSync(`web/src/${file}`, 'utf8');
const routes = [...source('site/SiteRoutes.tsx').matchAll(/\bpath: '([^']+)'/g)].map(
  ([, path = '']) => path.replace(/:\w+$/, ''),
);

test('every screen leads to the one that edits it, but for those that nobody edits', () => {
  const unedited = ['/search', '/enquiry', '/controller', '/invitation/'];
  const without = routes.filter((route) => editingRoute(route.replace(/\/$/, '/7')) === undefined);
  expect(without.toSorted()).toEqual(unedited.toSorted());
});

test('a link leads to every screen that is not of one thing, on large screens, small ones and without scripts', () => {
  const files = {
    'site/header/MainNavigation.tsx': ['/contacts'],
    'site/header/Sidebar.tsx': [],
    'server-rendering/SiteLinks.tsx': [],
  };
  // The footer has the first two; the others are linked where they are needed.
  const elsewhere = ['/imprint', '/privacy-policy', '/search', '/enquiry', '/controller'];
  const screens = routes.filter((route) => !route.endsWith('/') && !elsewhere.includes(route));
  expect(screens.length).toBeGreaterThan(4);
  for (const [file, lacking] of Object.entries(files)) {
    const code = source(file);
    const missing = screens.filter(
      (route) => !code.includes(`'${route}'`) && !code.includes(`"${route}"`),
    );
    expect(missing, file).toEqual(lacking);
  }
});
