import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { givenFields } from '../contract/given-fields.ts';

/** Resolves the settings and their mutation; the imprint comes from the gateway's variables. */
export const settingsResolvers = {
  Query: { settings: (_, __, { rest }) => rest.settings.find() },
  Mutation: {
    updateSettings: (_, { input: { footerText, version, ...contact } }, { rest }) => {
      const changes = givenFields({ ...contact, footer_text: footerText });
      return unlessOutdated(
        async () => ({ settings: await rest.settings.update(changes, version) }),
        async () => ({ settings: await rest.settings.find() }),
      );
    },
  },
  Settings: {
    footerText: ({ footer_text }) => footer_text,
    imprint: (_, __, { imprint }) => imprint,
    storesFormsOnce: (_, __, { storesFormsOnce }) => storesFormsOnce,
  },
} satisfies Resolvers;
