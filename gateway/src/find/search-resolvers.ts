import type { PathFeature } from '../contract/endpoint.ts';
import { badUserInput } from '../contract/error.ts';
import { unlessStopped } from '../contract/operation.ts';
import { checkSize, defaultPageSize } from '../graphql/connection.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { contentFeatures } from './content-index.ts';

/** How many characters a search may have. */
const maxLength = 100;

/** What somebody searches for. */
export interface SearchText {
  query: string;
}

/** Resolves the search of the site, for visitors. */
export const searchResolvers = {
  Query: {
    search: async (_, { query }, { checkUsageLimit }) => {
      const text = checkedSearchText('query', query);
      await checkUsageLimit('search');
      return { query: text };
    },
  },
  Search: {
    parts: async ({ query }, args, context) => {
      const first = checkedFirst(args.first);
      const hits = await context.rest.partSearch.search(query, first + 1, context);
      return { hits: hits.slice(0, first), hasMore: hits.length > first };
    },
    content: ({ query }, { language, ...args }, context) => {
      // Hits out of the index come without a call, which would say what they show.
      const shown: PathFeature[] = [...contentFeatures, 'synonym'];
      context.session.tags.push(...shown.map((feature) => ({ feature })));
      const { contentIndex, session } = context;
      const found = contentIndex.search(query, language, checkedFirst(args.first), context);
      return unlessStopped(session, found);
    },
  },
} satisfies Resolvers;

/** Trims what somebody searches for. Throws `BAD_USER_INPUT` where it is empty or too long. */
export function checkedSearchText(argument: string, typed: string): string {
  const text = typed.trim();
  if (text.length === 0 || text.length > maxLength) {
    throw badUserInput(argument, `must have 1 to ${maxLength} characters`);
  }
  return text;
}

/** Returns how many hits are asked for. Throws `BAD_USER_INPUT` where they are too many. */
export function checkedFirst(first: number | null | undefined): number {
  checkSize('first', first);
  return first ?? defaultPageSize;
}
