import { deletionHandler } from '../entity/delete-entity.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './synonym-contract.ts';
import * as store from './synonym-store.ts';

/** Serves the names by which parts are found as well (extension). */
export function synonymRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listSynonyms, () => store.listSynonyms(database));

  serve(contract.addSynonym, ({ body, edit }) => store.addSynonym(database, body, edit));

  serve(contract.updateSynonym, ({ params: { id }, body, edit }) =>
    store.updateSynonym(database, id, body, edit),
  );

  serve(contract.deleteSynonym, deletionHandler(database, 'synonym'));
}
