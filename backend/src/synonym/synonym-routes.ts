import { deletionHandler } from '../entity/delete-entity.ts';
import { rowStore } from '../entity/row-store.ts';
import { feature } from '../feature.ts';
import { maxEntries } from '../search/synonyms.ts';
import * as contract from './synonym-contract.ts';

/** Serves the names by which parts are found as well (extension). */
export const synonymFeature = feature(contract, (serve, { database }) => {
  const synonyms = rowStore(database, 'synonym', contract.addSynonym.response, {
    most: maxEntries,
    refusal: `There are ${maxEntries} entries. Add the names to one of them.`,
  });
  serve(contract.listSynonyms, () => synonyms.list());

  serve(contract.addSynonym, ({ body, edit }) => synonyms.add(body, edit));

  serve(contract.updateSynonym, ({ params: { id }, body, edit }) =>
    synonyms.update(id, body, edit),
  );

  serve(contract.deleteSynonym, deletionHandler(database, 'synonym'));
});
