import { expect, test } from 'vitest';

import { editingRoute, publicRoute } from './screen-pairs.ts';

test.each([
  ['/dashboard/spare/2', '/part-list/2'],
  ['/dashboard/services/6', '/service/6'],
  ['/dashboard/product/a%2Fb', '/parts/a%2Fb'],
  ['/dashboard/contact', '/contacts'],
  ['/dashboard', '/spare-parts'],
  ['/dashboard/services', undefined],
  ['/dashboard/requests', undefined],
])('%s edits what visitors see at %s (spec 2.2, 2.14)', (dashboard, site) => {
  expect(publicRoute(dashboard)).toBe(site);
});

test.each([
  ['/part-list/2', '/dashboard/spare/2'],
  ['/gas-turbina', '/dashboard/gas-turbina'],
  ['/spare-parts', '/dashboard/data'],
  ['/', '/dashboard/settings'],
  ['/controller', undefined],
])('%s is edited at %s (spec 2.2, 2.14)', (site, dashboard) => {
  expect(editingRoute(site)).toBe(dashboard);
});
