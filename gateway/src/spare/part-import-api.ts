import type { UploadPromise } from '../contract/endpoint.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import type {
  RestPartImport,
  RestPartImportRules,
  RestUndoableImport,
  RestUndonePartImport,
} from './part-import-rest.ts';
import {
  restPartImport,
  restPartImportRules,
  restUndoableImports,
  restUndonePartImport,
} from './part-import-rest.ts';

/** What an import is asked to do. */
interface PartImportOptions {
  preview: boolean;
  removeOthers: boolean;
  version?: Version;
}

/** Calls the endpoints of the import, extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class PartImportApi extends RestApi {
  /** Reads what an import takes. */
  rules(): Promise<RestPartImportRules> {
    return this.get('/part-import', { admin: true, schema: restPartImportRules });
  }

  /** Makes sub-parts of a spare what a CSV file says, or tells what that would do. */
  run(
    id: string,
    file: UploadPromise,
    { preview, removeOthers, version }: PartImportOptions,
  ): Promise<RestPartImport> {
    return this.post('/spare/{id}/part/import', {
      admin: true,
      path: { id },
      query: { preview: String(preview), others: removeOthers ? 'remove' : 'keep' },
      form: { file },
      version,
      schema: restPartImport,
      isStored: !preview,
    });
  }

  /** Lists the imports into a spare of which something can be undone, newest first. */
  undoable(id: string): Promise<RestUndoableImport[]> {
    const options = { admin: true, path: { id }, schema: restUndoableImports };
    return this.get('/spare/{id}/part/import', options);
  }

  /** Undoes an import. */
  undo(id: string, importId: string): Promise<RestUndonePartImport> {
    const path = { id, importId };
    const options = { admin: true, path, schema: restUndonePartImport, isStored: true };
    return this.post('/spare/{id}/part/import/{importId}/undo', options);
  }
}
