/** The public screens and the dashboard screens that edit them; a path that ends in a slash goes on with an id. */
const pairs = [
  { site: '/', dashboard: '/dashboard/settings' },
  { site: '/imprint', dashboard: '/dashboard/settings' },
  { site: '/spare-parts', dashboard: '/dashboard' },
  { site: '/spare-parts', dashboard: '/dashboard/data' },
  { site: '/gas-turbina', dashboard: '/dashboard/categories' },
  { site: '/gas-turbina', dashboard: '/dashboard/gas-turbina' },
  { site: '/partners', dashboard: '/dashboard/partners' },
  { site: '/careers', dashboard: '/dashboard/careers' },
  { site: '/privacy-policy', dashboard: '/dashboard/privacy-policy' },
  { site: '/contacts', dashboard: '/dashboard/contact' },
  { site: '/service/', dashboard: '/dashboard/services/' },
  { site: '/parts/', dashboard: '/dashboard/product/' },
  { site: '/part-list/', dashboard: '/dashboard/spare/' },
];

function counterpart(path: string, from: 'site' | 'dashboard', to: 'site' | 'dashboard') {
  const isPlace = (place: string) =>
    place === path || (place.length > 1 && place.endsWith('/') && path.startsWith(place));
  // Of two screens that edit one, the later has more of it.
  const pair = pairs.findLast((candidate) => isPlace(candidate[from]));
  return pair && pair[to] + path.slice(pair[from].length);
}

/** Returns the route of the public screen that a dashboard screen edits; undefined where visitors see none. */
export function publicRoute(dashboardPath: string): string | undefined {
  return counterpart(dashboardPath, 'dashboard', 'site');
}

/** Returns the route of the dashboard screen that edits a public screen; undefined where none does. */
export function editingRoute(sitePath: string): string | undefined {
  return counterpart(sitePath, 'site', 'dashboard');
}
