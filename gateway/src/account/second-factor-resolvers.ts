import type { Resolvers } from '../resolvers.generated.ts';

/** Resolves the second factor of the administrator who asks. */
export const secondFactorResolvers = {
  Query: { secondFactor: (_, __, { rest }) => rest.secondFactor.find() },
  Mutation: {
    beginSecondFactor: (_, { input }, { rest }) => rest.secondFactor.begin(input.password),
    confirmSecondFactor: async (_, { input }, { rest }) => ({
      recoveryCodes: await rest.secondFactor.confirm(input.code),
    }),
    removeSecondFactor: async (_, { input }, { rest }) => ({
      secondFactor: await rest.secondFactor.remove(input.password, input.code),
    }),
  },
} satisfies Resolvers;
