import { deletionHandler } from '../entity/delete-entity.ts';
import { feature } from '../feature.ts';
import * as contract from './synonym-contract.ts';
import * as store from './synonym-store.ts';

/** Serves the names by which parts are found as well (extension). */
export const synonymFeature = feature(contract, (serve, { database }) => {
  serve(contract.listSynonyms, () => store.listSynonyms(database));

  serve(contract.addSynonym, ({ body, edit }) => store.addSynonym(database, body, edit));

  serve(contract.updateSynonym, ({ params: { id }, body, edit }) =>
    store.updateSynonym(database, id, body, edit),
  );

  serve(contract.deleteSynonym, deletionHandler(database, 'synonym'));
});
