import { deletionHandler } from '../entity/delete-entity.ts';
import { feature } from '../feature.ts';
import * as contract from './template-contract.ts';
import * as store from './template-store.ts';

/** Serves the templates of answers to enquiries (extension). */
export const templateFeature = feature(contract, (serve, { database }) => {
  serve(contract.listTemplates, () => store.listTemplates(database));

  serve(contract.addTemplate, ({ body, edit }) => store.addTemplate(database, body, edit));

  serve(contract.updateTemplate, ({ params: { id }, body, edit }) =>
    store.updateTemplate(database, id, body, edit),
  );

  serve(contract.deleteTemplate, deletionHandler(database, 'template'));
});
