import { feature } from '../feature.ts';
import { includesRole } from '../roles.ts';
import { forbidden } from '../http/errors.ts';
import type { Account } from '../http/locals.ts';
import * as contract from './editing-contract.ts';
import type { OpenForm } from './editing-contract.ts';
import { listOpenForms, recordOpenForm } from './editing-store.ts';

/** Serves who else edits an entity (extension). */
export const editingFeature = feature(contract, (serve, { database }) => {
  serve(contract.reportEditing, ({ account, body, edit }) => {
    checkKind(account, body.kind);
    return recordOpenForm(database, body, edit);
  });
  serve(contract.listOpenForms, ({ account, query: { kind }, edit }) => {
    checkKind(account, kind);
    return listOpenForms(database, kind, edit);
  });
});

/** Checks that an administrator may edit this kind of entity; everybody who may call this answers enquiries. */
function checkKind({ role }: Account, kind: OpenForm['kind']): void {
  if (kind !== 'request' && !includesRole(role, 'editor')) throw forbidden();
}
