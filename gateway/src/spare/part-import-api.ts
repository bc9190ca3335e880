import type { UploadPromise } from '../contract/endpoint.ts';
import { checkData } from '../rest/response-body.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { readBack } from '../rest/rest-error.ts';
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
  async run(
    id: string,
    file: UploadPromise,
    { preview, removeOthers, version }: PartImportOptions,
  ): Promise<RestPartImport> {
    const endpoint = '/spare/{id}/part/import';
    const query = { preview: String(preview), others: removeOthers ? 'remove' : 'keep' };
    const options = { admin: true, path: { id }, query, form: { file }, version };
    const data = await this.post(endpoint, options);
    const check = () => checkData(`POST ${endpoint}`, restPartImport, data);
    return preview ? check() : readBack(check);
  }

  /** Lists the imports into a spare of which something can be undone, newest first. */
  undoable(id: string): Promise<RestUndoableImport[]> {
    const options = { admin: true, path: { id }, schema: restUndoableImports };
    return this.get('/spare/{id}/part/import', options);
  }

  /** Undoes an import. */
  async undo(id: string, importId: string): Promise<RestUndonePartImport> {
    const endpoint = '/spare/{id}/part/import/{importId}/undo';
    const data = await this.post(endpoint, { admin: true, path: { id, importId } });
    return readBack(() => checkData(`POST ${endpoint}`, restUndonePartImport, data));
  }
}
