import { unlessOutdated } from '../graphql/user-errors.ts';
import type { OptionalField, Resolvers } from '../resolvers.generated.ts';
import { settingsFields } from './settings-rest.ts';

/** Resolves the settings and their mutation; the imprint comes from the gateway's variables. */
export const settingsResolvers = {
  Query: { settings: (_, __, { rest }) => rest.settings.find() },
  Mutation: {
    updateSettings: (_, { input: { version, ...fields } }, { rest }) => {
      const changes = settingsFields.changes(fields);
      return unlessOutdated(
        async () => ({ settings: await rest.settings.update(changes, version) }),
        async () => ({ settings: await rest.settings.find() }),
      );
    },
  },
  Settings: {
    ...settingsFields.resolvers,
    imprint: (_, __, { imprint }) => imprint,
    storesFormsOnce: async (_, __, { session }) =>
      (await session.offer.read()).takes('POST /request', 'Idempotency-Key'),
    optionalFields: async (_, __, { session }) => {
      const offer = await session.offer.read();
      const fields: [OptionalField, boolean][] = [
        ['REQUEST_PHONE', offer.takes('POST /request', 'phone')],
        ['REQUEST_ATTACHMENTS', offer.takes('POST /request', 'attachments')],
        ['APPLICATION_JOB', offer.takes('POST /application', 'job')],
        ['APPLICATION_EXPERIENCE', offer.takes('POST /application', 'experience')],
      ];
      return fields.filter(([, isTaken]) => isTaken).map(([field]) => field);
    },
  },
} satisfies Resolvers;
