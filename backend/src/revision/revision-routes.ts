import { withTotal } from '../http/list-total.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './revision-contract.ts';
import { findRevision, listRevisions, restoreRevision } from './revision-store.ts';

export function revisionRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listRevisions, async ({ query, response, edit }) =>
    withTotal(response, await listRevisions(database, query, edit.session)),
  );

  serve(contract.readRevision, ({ params, edit }) =>
    findRevision(database, params.id, edit.session),
  );

  serve(contract.restoreRevision, async ({ params: { id }, edit }) => {
    await restoreRevision(database, id, edit);
    return findRevision(database, id, edit.session);
  });
}
