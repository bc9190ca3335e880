import { unlessOutdated } from '../graphql/user-errors.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { languageKey } from '../contract/language.ts';
import { badUserInput } from '../contract/error.ts';
import { givenFields } from '../contract/object.ts';
import type { RequestStatus, Resolvers } from '../resolvers.generated.ts';
import { formTraces, idempotencyHeaders } from '../public-form/public-form.ts';
import { checkData } from '../rest/response-body.ts';
import type { RestRequest, RestRequestStatus } from './request-rest.ts';
import { requestStatuses, restRequests } from './request-rest.ts';

const textsOf = ({ name, email, company, phone, text, note, handled_by }: RestRequest) =>
  [name, email, company, phone, text, note, handled_by].map((one) => one ?? '');

/** Resolves enquiries and their mutations. */
export const requestResolvers = {
  Query: {
    requests: async (_, args, { rest }) => {
      const status = args.status && statusKey(args.status);
      const query = { ...listQuery(args), ...(status && { status }) };
      const { entries, total } = await rest.request.page(query);
      const isWhole = status && total === undefined;
      const selected = isWhole ? entries.filter((one) => one.status === status) : entries;
      return connection({ entries: selected, total }, args, textsOf);
    },
    openRequestCount: (_, __, { rest }) => rest.request.openCount(),
    requestRevisions: (_, { of }, { rest }) =>
      rest.request.revisions(restIdOf('Request', of, 'of')),
  },
  Mutation: {
    sendRequest: async (_, { input }, { rest, checkUsageLimit }) => {
      await checkUsageLimit('sendRequest');
      const { name, email, company, phone, text, language } = input;
      await rest.request.send(
        { name, email, company, text, lang: languageKey(language), ...(phone && { phone }) },
        { traces: formTraces(input), headers: idempotencyHeaders(input.idempotencyKey) },
      );
      return {};
    },
    deleteRequest: async (_, { input: { id } }, { rest }) => {
      await rest.request.remove(restIdOf('Request', id));
      return { deletedId: id };
    },
    updateRequests: (_, { input: { ids, status, note, version } }, { rest }) => {
      const restIds = restIdsOf(ids);
      const changes = givenFields({ status: status && statusKey(status), note });
      return unlessOutdated(
        async () => ({ requests: await rest.request.update(restIds, changes, version) }),
        async () => ({ requests: await rest.request.findAll(restIds) }),
      );
    },
    deleteRequests: async (_, { input: { ids } }, { rest }) => {
      await rest.request.removeAll(restIdsOf(ids));
      return { deletedIds: ids };
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
    receivedAt: ({ created_at }) => created_at,
    isSuspectedSpam: ({ suspected }) => suspected ?? false,
    status: ({ status }) => (status ? statusNames[status] : null),
    handledBy: ({ handled_by }) => (handled_by ? { login: handled_by } : null),
    handledAt: ({ handled_at }) => handled_at,
  },
  RequestRevision: {
    id: ({ id }) => toGlobalId('RequestRevision', id),
    savedAt: ({ saved_at }) => saved_at,
    savedBy: ({ saved_by }) => (saved_by === null ? null : { login: saved_by }),
    status: ({ status }) => (status ? statusNames[status] : null),
  },
} satisfies Resolvers;

const statusNames: Record<RestRequestStatus, RequestStatus> = {
  open: 'OPEN',
  answered: 'ANSWERED',
  done: 'DONE',
};

function statusKey(status: RequestStatus): RestRequestStatus {
  return requestStatuses.find((one) => statusNames[one] === status) ?? 'open';
}

/** How many enquiries may be changed at once. */
const maxRequests = 200;

function restIdsOf(ids: string[]): string[] {
  if (ids.length === 0 || ids.length > maxRequests) {
    throw badUserInput('ids', `must be 1 to ${maxRequests}`);
  }
  return ids.map((id) => restIdOf('Request', id, 'ids'));
}
