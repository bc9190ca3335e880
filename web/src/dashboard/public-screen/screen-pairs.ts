import { entities } from '../entity/entities.ts';
import type { Entity } from '../entity/entities.ts';

const pairs = Object.values<Entity>(entities).flatMap(({ screens }) =>
  Object.entries(screens).flatMap(([editing, shown]) =>
    shown.map((path) => ({ site: place(path), dashboard: place(editing) })),
  ),
);

/** A screen of one thing as the beginning of its addresses, which go on with an id. */
function place(pattern: string): string {
  return pattern.replace(/:\w+$/, '');
}

function counterpart(path: string, from: 'site' | 'dashboard', to: 'site' | 'dashboard') {
  const isPlace = (place: string) =>
    place === path || (place.length > 1 && place.endsWith('/') && path.startsWith(place));
  // Of two entities that one screen shows, the later has more of it.
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
