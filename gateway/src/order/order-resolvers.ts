import { kindsWith, restName, schemaName } from '../contract/kinds.ts';
import { givenFields } from '../contract/object.ts';
import { imageFields } from '../contract/image.ts';
import { entityOf, ownerIdOf } from '../graphql/entity-id.ts';
import type { MovableType, Resolvers } from '../resolvers.generated.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import { readBack } from '../rest/rest-error.ts';
import type { ImageUpdated } from './order-rest.ts';

/** Resolves the order of lists and what images show, with their mutations. */
export const orderResolvers = {
  Query: {
    movableTypes: async (_, _args, { rest }) =>
      (await rest.order.movableKinds())?.flatMap((kind) =>
        movableTypes.filter((type) => restName(type) === kind),
      ) ?? null,
    takesDownImages: async (_, _args, { rest }) => (await rest.order.takeDownPlaces()) !== null,
  },
  Mutation: {
    move: async (_, { input: { id, position, version } }, { rest }) => {
      await rest.order.move(entityOf('id', id, 'order'), position, version);
      return { nodeId: id, ownerId: ownerIdOf(id) };
    },
    takeDownImage: async (_, { input }, { rest }) => {
      await rest.order.takeDown(input.path);
      return { path: input.path.replace(/\?.*/, '') };
    },
    updateImage: (_, { input }, { rest }) => {
      const { ownerId, path, position, callouts, version } = input;
      const changes = {
        path,
        ...imageFields.changes(input),
        ...givenFields({ position, callouts }),
      };
      const owner = entityOf('ownerId', ownerId, 'order');
      return unlessOutdated<ImageUpdated>(
        async () => {
          await rest.order.updateImage(owner, changes, version);
          return { ownerId };
        },
        () => Promise.resolve({ ownerId, isOutdated: true }),
      );
    },
  },
  MovePayload: {
    moved: ({ nodeId }, _, { findNode }) =>
      nodeId === undefined ? null : readBack(() => findNode(nodeId)),
    owner: ({ ownerId }, _, { findNode }) =>
      ownerId === undefined ? null : readBack(() => findNode(ownerId)),
  },
  UpdateImagePayload: {
    owner: ({ ownerId, isOutdated }, _, { findNode }) => {
      if (ownerId === undefined) return null;
      const owner = findNode(ownerId);
      // Where nothing was stored, a failed read must not pass for `STORED_NOT_READ`.
      return isOutdated ? owner.catch(() => null) : readBack(() => owner);
    },
  },
} satisfies Resolvers;

/** Everything that may have a position in a list. */
const movableTypes: readonly MovableType[] = [...kindsWith('order').map(schemaName), 'IMAGE'];
