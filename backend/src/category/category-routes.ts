import { deletionHandler } from '../entity/delete-entity.ts';
import { feature } from '../feature.ts';
import * as contract from './category-contract.ts';
import * as store from './category-store.ts';

/** Serves the categories of products (spec 7.1, 7.4). */
export const categoryFeature = feature(contract, (serve, { database }) => {
  serve(contract.listCategories, ({ query }) => store.listCategories(database, query.lang));

  serve(contract.addCategory, ({ body, edit }) => store.addCategory(database, body, edit));

  serve(contract.updateCategory, ({ params: { id }, body, edit }) =>
    store.updateCategory(database, id, body, edit),
  );

  serve(contract.deleteCategory, deletionHandler(database, 'category'));
});
