import type { Resolvers } from '../resolvers.generated.ts';
import { readEntityId, revisedEntity } from '../graphql/entity-id.ts';
import { toGlobalId } from '../graphql/global-id.ts';

/** Resolves who edits the same object. */
export const editingResolvers = {
  Query: {
    requestEditors: (_, __, { rest }) => rest.editing.openRequests(),
  },
  Mutation: {
    reportEditing: async (_, { input: { of } }, { rest }) => ({
      editors: await rest.editing.report(openForm(of)),
    }),
  },
  RequestEditor: {
    requestId: ({ entity_id }) => toGlobalId('Request', entity_id),
  },
  Editor: {
    openedAt: ({ opened_at }) => opened_at,
    savedAt: ({ saved_at }) => saved_at,
  },
} satisfies Resolvers;

function openForm(globalId: string | null | undefined) {
  const { kind, restIds: [id] = [] } = globalId ? readEntityId(globalId, 'of') : {};
  return kind === 'request' && id !== undefined ? { kind, entity: id } : revisedEntity(globalId);
}
