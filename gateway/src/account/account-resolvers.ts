import { schemaName } from '../contract/kinds.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { permissionsOf } from '../rest/permissions.ts';
import { hasCode } from '../contract/error.ts';

/** Resolves the account and its mutations. */
export const accountResolvers = {
  Query: {
    account: async (_, __, { rest }) => {
      try {
        return await rest.account.me();
      } catch (error) {
        // The endpoint requires only a valid token; some backends respond with 403 to an invalid one.
        if (hasCode(error, 'UNAUTHENTICATED', 'FORBIDDEN')) return null;
        throw error;
      }
    },
  },
  Mutation: {
    login: async (_, { input }, { rest, checkUsageLimit }) => {
      await checkUsageLimit('login');
      const { login, password, code } = input;
      return { token: await rest.account.login({ login, password, ...(code && { code }) }) };
    },
    logout: async (_, __, { rest }) => ({ ended: await rest.account.logout() }),
    updateLogin: async (_, { input }, { rest }) => ({
      account: await rest.account.updateLogin(
        input.login ?? undefined,
        input.password ?? undefined,
      ),
    }),
    updatePassword: async (_, { input }, { rest }) => {
      await rest.account.updatePassword(input.oldPassword, input.password);
      return {};
    },
  },
  Account: {
    role: async ({ role }, _, { session }) =>
      (await session.offer.read()).hasRoles && role ? schemaName(role) : null,
    permissions: (_, __, { session }) => permissionsOf(session),
  },
} satisfies Resolvers;
