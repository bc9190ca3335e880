import type { paths } from './contract.generated.ts';
import type { PathFeature } from './endpoint.ts';

/** What most entities have, and a few have not. */
export type Feature = 'id' | 'history' | 'trash' | 'order';

/** The texts in every language that entities have, by their names in the contract. */
export type TextName = 'title' | 'text' | 'description';

/** What the gateway knows of an entity apart from its fields. */
export interface EntityDescription {
  /** Its type in the schema. */
  type: string;
  /** The kind that it is a part of: that one's calls read it, and its global id begins with the owner's. */
  owner?: 'spare' | 'product' | 'page';
  /** Its texts in every language of the site, by their names in the contract. */
  texts: readonly TextName[];
  without: readonly Feature[];
  /** Features of the contract that show it, besides its own. */
  shownIn?: readonly PathFeature[];
  /** Whether only administrators read it. */
  isPrivate?: true;
}

/** The kinds of which the written contract has a history. */
type ContractKind = paths['/revision']['get']['parameters']['query']['kind'];

const received = { texts: [], without: ['history', 'trash', 'order'] } as const;

/**
 * The entities of the contract by their kinds. Nodes, trash, history, order, translations and cache tags
 * go through this list and keep no names of their own. A kind that is no part is also the name of its
 * calls in `apis.ts`. Their order is that of the translation overview.
 */
export const entities = {
  settings: { type: 'Settings', texts: [], without: ['id', 'trash', 'order'] },
  page: { type: 'Page', texts: ['text'], without: ['trash'] },
  page_part: { type: 'PagePart', owner: 'page', texts: ['description'], without: [] },
  spare: {
    type: 'Spare',
    texts: ['title', 'text'],
    without: [],
    // The navigation names it, and the part search finds its sub-parts.
    shownIn: ['component', 'part-search'],
  },
  sub_part: { type: 'SubPart', owner: 'spare', texts: ['description'], without: [] },
  service: { type: 'Service', texts: ['title', 'text'], without: [], shownIn: ['component'] },
  product: {
    type: 'Product',
    texts: [],
    without: [],
    // Products name their translations.
    shownIn: ['product'],
  },
  product_property: { type: 'ProductProperty', owner: 'product', texts: [], without: [] },
  category: { type: 'Category', texts: [], without: ['order'], shownIn: ['product'] },
  // The part search finds by them.
  synonym: { type: 'Synonym', texts: [], without: ['order'], shownIn: ['part-search'] },
  template: { type: 'Template', texts: ['text'], without: ['order'], isPrivate: true },
  // The navigation counts partners.
  partner: { type: 'Partner', texts: ['text'], without: [], shownIn: ['component'] },
  request: { type: 'Request', isPrivate: true, ...received },
  application: { type: 'Application', isPrivate: true, ...received },
  log: { type: 'LogEntry', isPrivate: true, ...received },
  trash: { type: 'TrashEntry', ...received },
  revision: { type: 'Revision', ...received },
} as const satisfies Record<ContractKind, EntityDescription> & Record<string, EntityDescription>;
