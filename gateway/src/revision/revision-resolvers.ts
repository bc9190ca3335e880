import type { GraphQLSchema } from 'graphql';
import { isInputObjectType, isObjectType } from 'graphql';
import type { Kind } from '../contract/kinds.ts';
import { entityOfKind } from '../contract/kinds.ts';
import { imagesOf } from '../contract/image.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { globalIdOf, revisedEntity } from '../graphql/entity-id.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { schemaPath } from '../graphql/schema-path.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { readBack } from '../rest/rest-error.ts';
import type { RestRevision } from './revision-rest.ts';

/** Resolves the history of objects and its mutation. */
export const revisionResolvers = {
  Query: {
    revisions: async (_, { of, ...args }, { rest }) => {
      const page = await rest.revision.page(revisedEntity(of), listQuery(args));
      return page && connection(page, args, ({ saved_by }) => [saved_by ?? '']);
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
    savedBy: ({ saved_by }) => (saved_by === null ? null : { login: saved_by }),
    isOwn: ({ own }) => own,
    changedFields: ({ kind, fields }, _, __, { schema }) => {
      const pathOf = pathsIn(schema, kind);
      return fields.flatMap(pathOf);
    },
    images: imagesOf,
    values: ({ kind, values }, _, __, { schema }) => {
      const pathOf = pathsIn(schema, kind);
      return Object.entries(values).flatMap(([name, value]) =>
        pathOf(name).map((field) => ({
          field,
          value:
            name === 'category_id' && value
              ? toGlobalId('Category', String(value))
              : String(value ?? ''),
        })),
      );
    },
  },
} satisfies Resolvers;

/** Returns the global id of what a revision is one of; undefined for the settings, which have none. */
function revisedId({ kind, entity_id: id, values }: RestRevision): string | undefined {
  if (kind === 'settings') return undefined;
  // A page is named by its slug.
  if (kind === 'page') return globalIdOf({ kind, id: String(values.slug) });
  return globalIdOf({ kind, id }, String(values[`${entityOfKind(kind).owner ?? ''}_id`]));
}

/**
 * Returns a function that names a field of the contract as the inputs of the schema do, `title.de` for
 * `title_de`. It returns none for what clients neither read nor write, such as the id of the owner.
 */
function pathsIn(schema: GraphQLSchema, kind: Kind): (name: string) => string[] {
  const { type } = entityOfKind(kind);
  const types = [schema.getType(`Update${type}Input`), schema.getType(type)];
  const fields = types.flatMap((one) =>
    isInputObjectType(one) || isObjectType(one) ? Object.keys(one.getFields()) : [],
  );
  return (name) => {
    const path = schemaPath(name, [...fields, 'position']);
    return path === null ? [] : [path.join('.')];
  };
}
