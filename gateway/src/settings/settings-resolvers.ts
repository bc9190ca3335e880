import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { givenFields } from '../contract/given-fields.ts';

/** Resolves the settings and their mutation; the imprint comes from the gateway's variables. */
export const settingsResolvers = {
  Query: { settings: (_, __, { rest }) => rest.settings.find() },
  Mutation: {
    updateSettings: async (_, { input: { footerText, ...contact } }, { rest }) => ({
      settings: await rest.settings.update(givenFields({ ...contact, footer_text: footerText })),
    }),
  },
  Settings: {
    footerText: ({ footer_text }) => footer_text,
    imprint: (_, __, { imprint }) => imprint,
  },
} satisfies Resolvers;
