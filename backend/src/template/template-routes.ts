import { deletionHandler } from '../entity/delete-entity.ts';
import { rowStore } from '../entity/row-store.ts';
import { feature } from '../feature.ts';
import * as contract from './template-contract.ts';

/** The most templates, as a dialog offers all of them at once. */
const maxTemplates = 100;

/** Serves the templates of answers to enquiries (extension). */
export const templateFeature = feature(contract, (serve, { database }) => {
  const templates = rowStore(database, 'template', contract.addTemplate.response, {
    most: maxTemplates,
    refusal: `There are ${maxTemplates} templates. Delete one of them first.`,
  });
  serve(contract.listTemplates, () => templates.list());

  serve(contract.addTemplate, ({ body, edit }) => templates.add(body, edit));

  serve(contract.updateTemplate, ({ params: { id }, body, edit }) =>
    templates.update(id, body, edit),
  );

  serve(contract.deleteTemplate, deletionHandler(database, 'template'));
});
