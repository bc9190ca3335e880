import type { Resolvers } from '../graphql/resolvers.generated.ts';

/** Resolves the settings and their mutation. */
export const settingsResolvers: Resolvers = {
  Query: { settings: (_, __, { rest }) => rest.settings.find() },
  Mutation: {
    updateSettings: async (_, { input: { footerText, ...contact } }, { rest }) => ({
      settings: await rest.settings.update({ ...contact, footer_text: footerText }),
    }),
  },
  Settings: { footerText: ({ footer_text }) => footer_text },
};
