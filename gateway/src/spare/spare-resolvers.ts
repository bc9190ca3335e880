import { foldNumber } from 'backend/part-folding';
import type { GraphQLResolveInfo } from 'graphql';
import { argsAskedFor, asksFor } from '../graphql/asks-for.ts';
import {
  checkSize,
  connection,
  connectionArgs,
  defaultPageSize,
  Edge,
  listQuery,
} from '../graphql/connection.ts';
import {
  deletion,
  restIdIn,
  restIdOf,
  restIdPairOf,
  toGlobalId,
  trashEntryId,
} from '../graphql/global-id.ts';
import { articleFields, textsOfArticle } from '../contract/article.ts';
import type { ListQuery } from '../contract/list-page.ts';
import { calloutsOf, imagesOf } from '../contract/image.ts';
import type { RestImage } from '../contract/image.ts';
import { schemaName } from '../contract/kinds.ts';
import { localized } from '../contract/localized.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { badUserInput, nullIfMissing } from '../contract/error.ts';
import type { RestSpare, RestSubPart } from './spare-rest.ts';
import { calloutNumbers, subPartFields, subPartOf } from './spare-rest.ts';
import { substituteProblems } from './supersession.ts';

const description = localized('description');
const textsOfPart = (part: RestSubPart) => [
  foldNumber(part.partnumber),
  foldNumber(part.subst_part),
  ...Object.values<string>(description(part)),
];

/** Resolves spares, their sub-parts and their mutations. */
export const spareResolvers = {
  Query: {
    spares: async (_, args, { rest }, info) => {
      const parts = asksFor('parts', info) ? {} : { parts: 'none' };
      return connection(
        await rest.spare.page({ ...parts, ...listQuery(args) }),
        args,
        textsOfArticle,
      );
    },
    spare: async (_, { by }, { rest }, info) =>
      nullIfMissing(rest.spare.find(restIdIn('Spare', by), partsToRead(info))),
    substituteProblems: async (_, { first }, { rest }) => {
      checkSize('first', first);
      const problems = await substituteProblems(await rest.spare.list());
      return { nodes: problems.slice(0, first ?? defaultPageSize), totalCount: problems.length };
    },
    partsByNumber: async (_, { numbers }, context) => {
      checkNumbers(numbers);
      await context.checkUsageLimit('search');
      return context.rest.partSearch.findByNumber(numbers, context);
    },
    partHistories: async (_, { numbers }, context) => {
      checkNumbers(numbers);
      await context.checkUsageLimit('search');
      return context.rest.partSearch.histories(numbers, context);
    },
  },
  Mutation: {
    addSpare: async (_, { input }, { rest }) => ({
      spareEdge: new Edge(await rest.spare.add(articleFields.whole(input), input.images)),
    }),
    updateSpare: (_, { input: { id, version, ...texts } }, { rest }) => {
      const restId = restIdOf('Spare', id);
      const changes = articleFields.changes(texts);
      return unlessOutdated(
        async () => ({ spare: await rest.spare.update(restId, changes, version) }),
        async () => ({ spare: await rest.spare.find(restId) }),
      );
    },
    duplicateSpare: async (_, { input: { id, title } }, { rest }) => {
      const texts = articleFields.changes({ title });
      const copy = await rest.spare.duplicate(restIdOf('Spare', id), texts);
      return { spareEdge: new Edge(copy) };
    },
    deleteSpare: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.spare.remove(restIdOf('Spare', id), version)),
    addSpareImage: async (_, { input }, { rest }) => ({
      spare: await rest.spare.addImage(restIdOf('Spare', input.id), input.image),
    }),
    deleteSpareImage: async (_, { input: { id, path, version } }, { rest }) => {
      const removed = await rest.spare.removeImage(restIdOf('Spare', id), path, version);
      return { spare: removed.owner, trashEntryId: trashEntryId(removed.trashId) };
    },
    addSubPart: async (_, { input }, { rest }) => ({
      subPartEdge: new Edge(
        await rest.spare.addPart(
          restIdOf('Spare', input.spareId, 'spareId'),
          subPartFields.changes(input),
        ),
      ),
    }),
    updateSubPart: (_, { input }, { rest }) => {
      const ids = restIdPairOf('SubPart', input.id);
      const changes = subPartFields.changes(input);
      return unlessOutdated(
        async () => ({ subPart: await rest.spare.updatePart(...ids, changes, input.version) }),
        async () => ({ subPart: await rest.spare.findPart(...ids) }),
      );
    },
    deleteSubPart: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.spare.removePart(...restIdPairOf('SubPart', id), version)),
  },
  Spare: {
    id: ({ id }) => toGlobalId('Spare', id),
    restId: ({ id }) => id,
    ...articleFields.resolvers,
    images: drawingsOf,
    parts: async ({ id, parts, partTotal }, args) => {
      const page = await connection({ entries: parts, total: partTotal }, args, textsOfPart);
      const nodes = page.nodes.map((part) => subPartOf(id, part));
      return { ...page, nodes, edges: nodes.map((part) => new Edge(part)) };
    },
  },
  PartHit: {
    subPart: ({ part, spare }) => subPartOf(spare.id, part),
    match: ({ match }) => schemaName(match),
  },
  PartNumberHit: {
    subPart: ({ part, spare }) => subPartOf(spare.id, part),
  },
  SubPart: {
    id: ({ spareId, id }) => toGlobalId('SubPart', spareId, id),
    restId: ({ id }) => id,
    callouts: async (part, _, { rest }) => {
      const numbers = calloutNumbers(part);
      if (numbers.length === 0) return [];
      const spare = await rest.spare.find(part.spareId, { first: '0' });
      const callouts = drawingsOf(spare).flatMap(calloutsOf);
      return callouts.filter(({ number }) => numbers.includes(number));
    },
  },
  Callout: {
    subParts: async ({ number, image: { spareId } }, _, { rest }) => {
      if (spareId === undefined) return [];
      const { parts } = await rest.spare.find(spareId);
      return (byCallout(parts).get(number) ?? []).map((part) => subPartOf(spareId, part));
    },
  },
} satisfies Resolvers;

function drawingsOf(spare: RestSpare): RestImage[] {
  return imagesOf(spare).map((image) => ({ ...image, spareId: spare.id }));
}

/** Earlier results: a drawing has up to 200 callouts, and a part list thousands of sub-parts. */
const partsByCallout = new WeakMap<RestSubPart[], Map<string, RestSubPart[]>>();

function byCallout(parts: RestSubPart[]): Map<string, RestSubPart[]> {
  const known = partsByCallout.get(parts);
  if (known) return known;
  const numbered = parts.flatMap((part) =>
    [...new Set(calloutNumbers(part))].map((number) => ({ number, part })),
  );
  const byNumber = new Map(
    [...Map.groupBy(numbered, ({ number }) => number)].map(([number, rows]) => [
      number,
      rows.map(({ part }) => part),
    ]),
  );
  partsByCallout.set(parts, byNumber);
  return byNumber;
}

/** How many characters a part number may have. */
const maxNumberLength = 100;

/** How many part numbers may be looked up at once. */
const maxNumbers = 100;

/** Throws `BAD_USER_INPUT` for part numbers that are too many or too long. */
function checkNumbers(numbers: string[]): void {
  if (numbers.length > maxNumbers) throw badUserInput('numbers', `must be at most ${maxNumbers}`);
  if (numbers.some((number) => number.length > maxNumberLength)) {
    throw badUserInput('numbers', `must have at most ${maxNumberLength} characters each`);
  }
}

/** Selects the sub-parts that a query needs, of which there may be thousands. */
function partsToRead(info: GraphQLResolveInfo): ListQuery {
  const args = argsAskedFor('parts', info);
  if (args === 'none') return { first: '0' };
  return args === 'several' ? {} : listQuery(connectionArgs.parse(args));
}
