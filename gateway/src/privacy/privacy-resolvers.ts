import type { Resolvers } from '../resolvers.generated.ts';

/** Resolves what is stored of an e-mail address; the lists' own features resolve the lists. */
export const privacyResolvers = {
  Query: { retention: (_, __, { rest }) => rest.privacy.retention() },
  Mutation: {
    exportPersonalData: async (_, { input: { email } }, { rest }) => ({
      personalData: await rest.privacy.find(email),
    }),
    deletePersonalData: async (_, { input: { email } }, { rest }) => {
      const { requests, applications } = await rest.privacy.remove(email);
      return { deletedRequestCount: requests, deletedApplicationCount: applications };
    },
  },
} satisfies Resolvers;
