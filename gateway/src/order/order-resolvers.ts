import { badUserInput } from '../contract/error.ts';
import { givenFields } from '../contract/given-fields.ts';
import { localizedFields } from '../contract/localized.ts';
import { readGlobalId, toGlobalId } from '../graphql/global-id.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { KindAndId } from './order-api.ts';
import type { ImageUpdated } from './order-rest.ts';

/** The types of what can be moved or shows images, by the names of the contract's extension. */
const types: Record<string, string> = {
  image: 'Image',
  page: 'Page',
  page_part: 'PagePart',
  partner: 'Partner',
  product: 'Product',
  product_property: 'ProductProperty',
  service: 'Service',
  spare: 'Spare',
  sub_part: 'SubPart',
};

/** The types of what parts belong to. */
const ownerTypes: Record<string, string | undefined> = {
  PagePart: 'Page',
  ProductProperty: 'Product',
  SubPart: 'Spare',
};

/** Resolves the order of lists and what images show, with their mutations. */
export const orderResolvers = {
  Query: {
    movableTypes: async (_, _args, { rest }) =>
      (await rest.order.movableKinds())?.flatMap((kind) => types[kind] ?? []) ?? null,
  },
  Mutation: {
    move: async (_, { input: { id, position, version } }, { rest }) => {
      await rest.order.move(kindAndId('id', id), position, version);
      return { nodeId: id, ownerId: ownerIdOf(id) };
    },
    updateImage: (_, { input }, { rest }) => {
      const { ownerId, path, alternativeText, focalX, focalY, position, version } = input;
      const changes = {
        path,
        ...localizedFields('alt', alternativeText),
        ...givenFields({ focal_x: focalX, focal_y: focalY, position }),
      };
      const owner = kindAndId('ownerId', ownerId);
      return unlessOutdated<ImageUpdated>(
        async () => {
          await rest.order.updateImage(owner, changes, version);
          return { ownerId };
        },
        () => Promise.resolve({ ownerId, isOutdated: true }),
      );
    },
  },
} satisfies Resolvers;

/** Returns how the extension names an object. Throws `BAD_USER_INPUT` for one that is in no order. */
function kindAndId(argument: string, globalId: string): KindAndId {
  const { type, restIds } = readGlobalId(globalId);
  const kind = Object.entries(types).find(([, named]) => named === type)?.[0];
  const id = restIds.at(-1);
  if (kind === undefined || id === undefined) throw badUserInput(argument, `is no id of a list`);
  return { kind, id };
}

/** Returns the global id of what a part belongs to; a page's is that of the only page with parts. */
function ownerIdOf(globalId: string): string | undefined {
  const { type, restIds } = readGlobalId(globalId);
  const owner = ownerTypes[type];
  if (owner === undefined) return undefined;
  return toGlobalId(owner, owner === 'Page' ? 'gas-turbina' : (restIds[0] ?? ''));
}
