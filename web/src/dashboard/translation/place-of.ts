import { entities } from '../entity/entities.ts';
import type { Entity, ScreenEntity } from '../entity/entities.ts';
import type { TranslationScreenQuery } from './TranslationScreen.generated.ts';

type Gap = TranslationScreenQuery['translationGaps'][number];

/** Returns the dashboard screen on which a missing text is edited, and its name in the list. */
export function placeOf({ kind, restId, title }: Gap): { name: string; path: string } {
  const { path, owner }: ScreenEntity = entities[kind];
  const { name, ownName }: Entity = entities[owner ?? kind];
  const shown = title || (ownName?.(restId) ?? `${name} ${restId}`);
  return { name: owner ? `${shown}, parts` : shown, path: path(restId) };
}
