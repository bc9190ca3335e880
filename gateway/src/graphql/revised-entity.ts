import { badUserInput } from '../contract/error.ts';
import { readGlobalId } from './global-id.ts';

/** The kinds of what has a history, by the names of the contract's extension. */
export const revisedKinds = [
  'settings',
  'category',
  'product',
  'product_property',
  'spare',
  'sub_part',
  'partner',
  'service',
  'page',
  'page_part',
] as const;

type Kind = (typeof revisedKinds)[number];

/** What has a history and a global id: its type, and which value of a revision its id begins with. */
export const revisedTypes: Record<Exclude<Kind, 'settings'>, { type: string; owner?: string }> = {
  category: { type: 'Category' },
  page: { type: 'Page' },
  page_part: { type: 'PagePart', owner: 'page_id' },
  partner: { type: 'Partner' },
  product: { type: 'Product' },
  product_property: { type: 'ProductProperty', owner: 'product_id' },
  service: { type: 'Service' },
  spare: { type: 'Spare' },
  sub_part: { type: 'SubPart', owner: 'spare_id' },
};

/** Names an entity that has a history: a page by its slug, the settings by their kind alone. */
export interface RevisedEntity {
  kind: Kind;
  entity?: string;
  slug?: string;
}

/**
 * Returns how the extensions name an object, without an id the settings. Throws `BAD_USER_INPUT` for one
 * without a history.
 */
export function entityOf(id: string | null | undefined): RevisedEntity {
  if (!id) return { kind: 'settings' };
  const { type, restIds } = readGlobalId(id);
  const kind = revisedKinds.find((one) => one !== 'settings' && revisedTypes[one].type === type);
  const last = restIds.at(-1);
  if (kind === undefined || last === undefined) throw badUserInput('of', 'has no history');
  return type === 'Page' ? { kind, slug: last } : { kind, entity: last };
}
