import { restName } from '../contract/kinds.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { handling, receivedIdsOf } from '../graphql/handling.ts';
import { languageKey } from '../contract/language.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { formTraces, idempotencyHeaders } from '../public-form/public-form.ts';
import { checkData } from '../rest/response-body.ts';
import type { RestApplication } from './application-rest.ts';
import { restApplications } from './application-rest.ts';

const textsOf = ({ first_name, last_name, email, job, experience }: RestApplication) => [
  first_name,
  last_name,
  email,
  job ?? '',
  experience ?? '',
];

/** Resolves applications and their mutations. */
export const applicationResolvers = {
  Query: {
    applications: async (_, args, { rest }) =>
      connection(await rest.application.page(listQuery(args)), args, textsOf),
    openApplicationCount: (_, __, { rest }) => rest.application.openCount(),
  },
  Mutation: {
    sendApplication: async (_, { input }, { rest, checkUsageLimit }) => {
      await checkUsageLimit('sendApplication');
      const { firstName, lastName, email, job, experience, language, files } = input;
      await rest.application.send(
        {
          first_name: firstName,
          last_name: lastName,
          email,
          ...(job && { job }),
          ...(experience && { experience }),
          lang: languageKey(language),
          ...formTraces(input),
        },
        { files, headers: idempotencyHeaders(input.idempotencyKey) },
      );
      return {};
    },
    updateApplications: async (_, { input: { ids, status } }, { rest }) => ({
      applications: await rest.application.mark(
        receivedIdsOf('Application', ids),
        restName(status),
      ),
    }),
    deleteApplication: async (_, { input: { id } }, { rest }) => {
      await rest.application.remove(restIdOf('Application', id));
      return { deletedId: id };
    },
  },
  PersonalData: {
    applications: ({ applications }) =>
      checkData('POST /privacy/export', restApplications, applications),
  },
  Application: {
    id: ({ id }) => toGlobalId('Application', id),
    restId: ({ id }) => id,
    firstName: ({ first_name }) => first_name,
    lastName: ({ last_name }) => last_name,
    language: ({ lang }) => lang,
    ...handling,
    files: ({ id, files }) => files.map((file) => ({ ...file, applicationId: id })),
  },
  ApplicationFile: {
    id: ({ applicationId, id }) => toGlobalId('ApplicationFile', applicationId, id),
    url: ({ applicationId, id }, _, { publicBackendUrl }) =>
      [publicBackendUrl, 'application', applicationId, 'file', id].join('/'),
  },
} satisfies Resolvers;
