import type { TrashKind } from '../../apollo/schema.generated.ts';
import type { TrashScreenQuery } from './TrashScreen.generated.ts';

type Entry = NonNullable<TrashScreenQuery['trash']>['edges'][number]['node'];

/** What the kinds are called, and their parts. */
export const kinds: Record<TrashKind, { name: string; part: string }> = {
  SPARE: { name: 'Spare part', part: 'part' },
  SUB_PART: { name: 'Part', part: '' },
  PRODUCT: { name: 'Product', part: 'property' },
  PRODUCT_PROPERTY: { name: 'Property', part: '' },
  CATEGORY: { name: 'Category', part: '' },
  PARTNER: { name: 'Partner', part: '' },
  SERVICE: { name: 'Service', part: '' },
  PAGE_PART: { name: 'Page part', part: '' },
  IMAGE: { name: 'Image', part: '' },
};

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
  return [title, kinds[kind].name, ownerTitle, timeOf(deletedAt), deletedBy, dateOf(expiresAt)];
}
