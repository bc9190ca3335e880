import { z } from 'zod';
import { entity, restId, text, version, wholeNumber } from '../contract/fields.ts';
import { restSubPart, subPartFields } from './spare-rest.ts';

/** What an import takes, as `GET /part-import` returns it (extension). */
export const restPartImportRules = entity({
  columns: z.array(z.string()),
  most_rows: wholeNumber,
});

/** See `restPartImportRules`. */
export type RestPartImportRules = z.output<typeof restPartImportRules>;

/** A new sub-part; one of a preview has no id yet. */
const newPart = entity({ id: restId.nullable(), ...subPartFields.shape, version });

const lineMessages = z.array(z.object({ line: wholeNumber, column: text, message: text }));

/** What an import does, as `POST /spare/{id}/part/import` returns it (extension). */
export const restPartImport = z.compile(
  entity({
    version,
    errors: lineMessages,
    // Backends of an earlier version have none.
    warnings: lineMessages.default([]),
    added: z.array(z.object({ line: wholeNumber, part: newPart })),
    changed: z.array(z.object({ line: wholeNumber, before: restSubPart, after: restSubPart })),
    removed: z.array(restSubPart),
    // Backends of an earlier version have none.
    import_id: z.string().nullable().default(null),
  }),
);

/** See `restPartImport`. */
export type RestPartImport = z.output<typeof restPartImport>;

/** What undoing an import has done, as `POST /spare/{id}/part/import/{importId}/undo` returns it (extension). */
export const restUndonePartImport = entity({
  version,
  restored: wholeNumber,
  reverted: wholeNumber,
  removed: wholeNumber,
  kept: wholeNumber,
});

/** See `restUndonePartImport`. */
export type RestUndonePartImport = z.output<typeof restUndonePartImport>;

/** The imports of which something can be undone, as `GET /spare/{id}/part/import` lists them (extension). */
export const restUndoableImports = z.array(
  entity({
    import_id: z.string(),
    imported_at: z.iso.datetime(),
    imported_by: text,
    added: wholeNumber,
    changed: wholeNumber,
    removed: wholeNumber,
    kept: wholeNumber,
  }),
);

/** See `restUndoableImports`. */
export type RestUndoableImport = z.output<typeof restUndoableImports>[number];
