import { Edge } from '../graphql/connection.ts';
import { restIdOf } from '../graphql/global-id.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestPartImport } from './part-import-rest.ts';
import { subPartFields, subPartOf } from './spare-rest.ts';

/** Resolves what an import of sub-parts takes, and the import. */
export const partImportResolvers = {
  Query: {
    subPartImport: async (_, _args, { rest }) => {
      const rules = await nullIfUnsupported(rest.partImport.rules());
      return rules && { columns: rules.columns, maxRows: rules.most_rows };
    },
    undoableImports: async (_, { spareId }, { rest }) => {
      const id = restIdOf('Spare', spareId, 'spareId');
      const imports = await nullIfUnsupported(rest.partImport.undoable(id));
      const listed = imports?.map(({ import_id, imported_at, imported_by, ...counts }) => ({
        importId: import_id,
        importedAt: imported_at,
        importedBy: { login: imported_by },
        addedCount: counts.added,
        changedCount: counts.changed,
        removedCount: counts.removed,
        keptCount: counts.kept,
      }));
      return listed ?? null;
    },
  },
  Mutation: {
    importSubParts: async (_, { input: { spareId, file, ...options } }, { rest }) => {
      const id = restIdOf('Spare', spareId, 'spareId');
      const { version, errors, warnings, removed, import_id, ...plan } = await rest.partImport.run(
        id,
        file,
        options,
      );
      return {
        version,
        errors,
        warnings,
        added: plan.added.map((row) => addedPart(id, row)),
        changed: plan.changed.map(({ line, before, after }) => ({
          line,
          before: subPartFields.read(before),
          after: subPartFields.read(after),
          subPart: options.preview ? null : subPartOf(id, after),
        })),
        removed: removed.map((part) => subPartOf(id, part)),
        importId: import_id,
      };
    },
    undoSubPartImport: async (_, { input: { spareId, importId } }, { rest }) => {
      const undone = await rest.partImport.undo(restIdOf('Spare', spareId, 'spareId'), importId);
      return {
        version: undone.version,
        restoredCount: undone.restored,
        revertedCount: undone.reverted,
        removedCount: undone.removed,
        keptCount: undone.kept,
      };
    },
  },
} satisfies Resolvers;

function addedPart(spareId: string, { line, part }: RestPartImport['added'][number]) {
  const { id } = part;
  return {
    line,
    values: subPartFields.read(part),
    subPartEdge: id === null ? null : new Edge(subPartOf(spareId, { ...part, id })),
  };
}
