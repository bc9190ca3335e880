import { restName, schemaName } from '../contract/kinds.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Resolves administrators and invitations. */
export const administratorResolvers = {
  Query: {
    administrators: (_, __, { rest }) => rest.administrator.list(),
    invitations: (_, __, { rest }) => rest.administrator.invitations(),
  },
  Mutation: {
    inviteAdministrator: async (_, { input }, { rest }) => {
      const { token, ...invitation } = await rest.administrator.invite(
        input.password,
        input.role ? restName(input.role) : undefined,
      );
      return { invitation, token };
    },
    withdrawInvitation: async (_, { input: { id } }, { rest }) => {
      await rest.administrator.withdraw(restIdOf('Invitation', id));
      return { deletedId: id };
    },
    acceptInvitation: async (_, { input }, { rest, checkUsageLimit }) => {
      await checkUsageLimit('login');
      return { login: await rest.administrator.accept(input) };
    },
    updateAdministrator: async (_, { input: { id, role, password } }, { rest }) => ({
      administrator: await rest.administrator.setRole(
        restIdOf('Administrator', id),
        restName(role),
        password,
      ),
    }),
    removeAdministrator: async (_, { input: { id, password } }, { rest }) => {
      await rest.administrator.remove(restIdOf('Administrator', id), password ?? undefined);
      return { deletedId: id };
    },
  },
  Administrator: {
    id: ({ id }) => toGlobalId('Administrator', id),
    role: ({ role }) => (role ? schemaName(role) : null),
    createdAt: ({ created_at }) => created_at,
    hasSecondFactor: ({ second_factor }) => second_factor,
    isCurrent: ({ current }) => current,
  },
  Invitation: {
    id: ({ id }) => toGlobalId('Invitation', id),
    role: ({ role }) => (role ? schemaName(role) : null),
    createdBy: ({ created_by }) => ({ login: created_by }),
    createdAt: ({ created_at }) => created_at,
    expiresAt: ({ expires_at }) => expires_at,
  },
} satisfies Resolvers;
