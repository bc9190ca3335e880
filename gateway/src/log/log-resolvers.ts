import { isPart, schemaName } from '../contract/kinds.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Names an object to open; the title of a page is its slug. */
function slugOrId(kind: string, title: string, id: string | null | undefined): string {
  return kind === 'page' ? title : (id ?? '');
}

/** Resolves the log. */
export const logResolvers = {
  Query: {
    log: async (_, args, { rest }) => {
      const page = await rest.log.page(listQuery(args));
      return (
        page &&
        connection(page, args, ({ login, operation, target, address }) =>
          [login, operation, target, address].map((text) => text ?? ''),
        )
      );
    },
  },
  LogEntry: {
    id: ({ id }) => toGlobalId('LogEntry', id),
    occurredAt: ({ at }) => at,
    refusalCode: ({ refused }) => refused,
    expiresAt: ({ expires_at }) => expires_at,
    subject: ({ subject }) => subject ?? null,
  },
  LogSubject: {
    kind: ({ kind }) => schemaName(kind),
    restId: (subject) =>
      isPart(subject.kind)
        ? slugOrId(subject.owner_kind, subject.owner_title, subject.owner_id)
        : slugOrId(subject.kind, subject.title, subject.entity_id),
    ownerTitle: ({ owner_kind, owner_title }) => (owner_kind ? owner_title : null),
    isDeleted: ({ deleted }) => deleted,
  },
} satisfies Resolvers;
