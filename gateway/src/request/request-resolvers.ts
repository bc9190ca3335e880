import { restName, schemaName } from '../contract/kinds.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { handling, receivedIdsOf } from '../graphql/handling.ts';
import { languageKey } from '../contract/language.ts';
import { givenFields } from '../contract/object.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { formTraces, idempotencyHeaders } from '../public-form/public-form.ts';
import { checkData } from '../rest/response-body.ts';
import type { RestRequest } from './request-rest.ts';
import { restRequests } from './request-rest.ts';

const textsOf = ({ name, email, company, phone, text, note, handled_by, assignee }: RestRequest) =>
  [name, email, company, phone, text, note, handled_by, assignee].map((one) => one ?? '');

const actor = (login: string | null | undefined) => (login ? { login } : null);

/** Resolves enquiries and their mutations. */
export const requestResolvers = {
  Query: {
    requests: async (_, args, { rest }) => {
      const status = args.status && restName(args.status);
      const query = { ...listQuery(args), ...(status && { status }) };
      const { entries, total } = await rest.request.page(query);
      const isWhole = status && total === undefined;
      const selected = isWhole ? entries.filter((one) => one.status === status) : entries;
      return connection({ entries: selected, total }, args, textsOf);
    },
    openRequestCount: (_, __, { rest }) => rest.request.openCount(),
    requestAssignees: (_, __, { rest }) => rest.request.assignees(),
    requestRevisions: (_, { of }, { rest }) =>
      rest.request.revisions(restIdOf('Request', of, 'of')),
  },
  Mutation: {
    sendRequest: async (_, { input }, { rest, checkUsageLimit }) => {
      await checkUsageLimit('sendRequest');
      const { name, email, company, phone, text, attachments, language } = input;
      await rest.request.send(
        {
          ...{ name, email, company, text, lang: languageKey(language) },
          ...(phone && { phone }),
          ...(attachments && attachments.length > 0 && { attachments }),
        },
        { traces: formTraces(input), headers: idempotencyHeaders(input.idempotencyKey) },
      );
      return {};
    },
    uploadAttachment: async (_, { input: { file } }, { rest, checkUsageLimit }) => {
      await checkUsageLimit('uploadAttachment');
      return { token: await rest.request.uploadAttachment(file) };
    },
    deleteRequest: async (_, { input: { id } }, { rest }) => {
      await rest.request.remove(restIdOf('Request', id));
      return { deletedId: id };
    },
    updateRequests: (_, { input: { ids, version, ...input } }, { rest }) => {
      const restIds = receivedIdsOf('Request', ids);
      const changes = givenFields({ ...input, status: input.status && restName(input.status) });
      return unlessOutdated(
        async () => ({ requests: await rest.request.update(restIds, changes, version) }),
        async () => ({ requests: await rest.request.findAll(restIds) }),
      );
    },
    deleteRequests: async (_, { input: { ids } }, { rest }) => {
      const gone = await rest.request.removeAll(receivedIdsOf('Request', ids));
      return { deletedIds: gone.map((id) => toGlobalId('Request', id)) };
    },
  },
  PersonalData: {
    requests: ({ requests }) => checkData('POST /privacy/export', restRequests, requests),
    requestRevisions: ({ requests }) =>
      checkData('POST /privacy/export', restRequests, requests).flatMap(
        ({ revisions }) => revisions ?? [],
      ),
  },
  Request: {
    id: ({ id }) => toGlobalId('Request', id),
    restId: ({ id }) => id,
    language: ({ lang }) => lang,
    assignee: ({ assignee }) => actor(assignee),
    ...handling,
    attachments: ({ id, attachments }) => attachments.map((one) => ({ ...one, requestId: id })),
  },
  Attachment: {
    id: ({ requestId, id }) => toGlobalId('Attachment', requestId, id),
    url: ({ requestId, id }, _, { publicBackendUrl }) =>
      [publicBackendUrl, 'request', requestId, 'attachment', id].join('/'),
  },
  RequestRevision: {
    id: ({ id }) => toGlobalId('RequestRevision', id),
    savedAt: ({ saved_at }) => saved_at,
    savedBy: ({ saved_by }) => (saved_by === null ? null : { login: saved_by }),
    status: ({ status }) => (status ? schemaName(status) : null),
    assignee: ({ assignee }) => actor(assignee),
  },
} satisfies Resolvers;
