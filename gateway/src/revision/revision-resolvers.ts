import { entityOfKind } from '../contract/entities.ts';
import { hasCode } from '../contract/error.ts';
import { imagesOf } from '../contract/image.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { globalIdOf, revisedEntity } from '../graphql/entity-id.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { readBack } from '../rest/rest-error.ts';
import type { RestRevision } from './revision-rest.ts';

/** Resolves the history of objects and its mutation. */
export const revisionResolvers = {
  Query: {
    revisions: async (_, { of, ...args }, { rest }) => {
      try {
        const page = await rest.revision.page(revisedEntity(of), listQuery(args));
        return await connection(page, args, ({ saved_by }) => [saved_by ?? '']);
      } catch (error) {
        if (hasCode(error, 'NOT_SUPPORTED')) return null;
        throw error;
      }
    },
  },
  Mutation: {
    restoreRevision: async (_, { input: { id, version } }, { rest }) => {
      const revision = await rest.revision.restore(restIdOf('Revision', id), version);
      return { restoredId: id, revision };
    },
  },
  RestoreRevisionPayload: {
    restored: ({ revision }, _, { findNode }) => {
      const id = revision && revisedId(revision);
      return id === undefined ? null : readBack(() => findNode(id));
    },
    settings: ({ revision }, _, { rest }) =>
      revision?.kind === 'settings' ? readBack(() => rest.settings.find()) : null,
  },
  Revision: {
    id: ({ id }) => toGlobalId('Revision', id),
    savedAt: ({ saved_at }) => saved_at,
    savedBy: ({ saved_by }) => saved_by,
    isOwn: ({ own }) => own,
    changed: ({ fields }) => fields,
    images: imagesOf,
    values: ({ values }) =>
      Object.entries(values).map(([field, value]) => ({
        field,
        value:
          field === 'category_id' && value
            ? toGlobalId('Category', String(value))
            : String(value ?? ''),
      })),
  },
} satisfies Resolvers;

/** Returns the global id of what a revision is one of; undefined for the settings, which have none. */
function revisedId({ kind, entity_id: id, values }: RestRevision): string | undefined {
  if (kind === 'settings') return undefined;
  // A page is named by its slug.
  if (kind === 'page') return globalIdOf({ kind, id: String(values.slug) });
  return globalIdOf({ kind, id }, String(values[`${entityOfKind(kind).owner ?? ''}_id`]));
}
