import { entities } from './entities.ts';
import type { Entity, EntityKind, ScreenEntity } from './entities.ts';

/** Where something is edited or listed. */
export interface Place {
  path: string;
  /** What the list of that screen is filtered by, so that it shows the thing. */
  filter?: string;
}

/** The kinds that have a screen. */
type ScreenKind = {
  [K in EntityKind]: (typeof entities)[K] extends ScreenEntity ? K : never;
}[EntityKind];

/** Something by the id of the object to open, for a part its owner's. */
interface Named {
  restId: string;
  /** Empty where it has none. */
  title: string;
}

/** Returns where something is; `typed` filters a list that could not be filtered by a title. */
export function placeOf(kind: ScreenKind, { restId, title }: Named, typed = ''): Place {
  const { path, owner, isListed }: ScreenEntity = entities[kind];
  if (isListed) return { path: path(restId), filter: title || typed };
  return owner ? { path: path(restId), filter: title } : { path: path(restId) };
}

/** Returns what something is called, also where it has no title. */
export function nameOf(kind: EntityKind, { restId, title }: Named): string {
  const { name, owner, ownName }: Entity = entities[kind];
  return ownName?.(restId) ?? (title.trim() || (owner ? name : `${name} ${restId}`));
}
