import { entities } from '../entity/entities.ts';
import { dayOf, minuteOf } from '../ui/times.ts';
import type { TrashScreenQuery } from './TrashScreen.generated.ts';

type Entry = NonNullable<TrashScreenQuery['trash']>['edges'][number]['node'];

/** Lists what the columns of an entry say. */
export function wordsOf({ kind, title, ownerTitle, deletedAt, deletedBy, expiresAt }: Entry) {
  return [title, entities[kind].name, ownerTitle, minuteOf(deletedAt), deletedBy, dayOf(expiresAt)];
}
