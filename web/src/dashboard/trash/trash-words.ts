import { entities } from '../entity/entities.ts';
import type { TrashScreenQuery } from './TrashScreen.generated.ts';

type Entry = NonNullable<TrashScreenQuery['trash']>['edges'][number]['node'];

const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Writes when something was deleted. */
export function timeOf(time: string): string {
  return times.format(new Date(time));
}

/** Writes on which day something expires. */
export function dateOf(time: string): string {
  return dates.format(new Date(time));
}

/** Lists what the columns of an entry say. */
export function wordsOf({ kind, title, ownerTitle, deletedAt, deletedBy, expiresAt }: Entry) {
  return [title, entities[kind].name, ownerTitle, timeOf(deletedAt), deletedBy, dateOf(expiresAt)];
}
