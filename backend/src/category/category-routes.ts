import { deletionHandler } from '../entity/delete-entity.ts';
import { rowStore } from '../entity/row-store.ts';
import { feature } from '../feature.ts';
import * as contract from './category-contract.ts';

/** Serves the categories of products (spec 7.1, 7.4). */
export const categoryFeature = feature(contract, (serve, { database }) => {
  const categories = rowStore(database, 'category', contract.addCategory.response);
  serve(contract.listCategories, async ({ query: { lang } }) => {
    const all = await categories.list();
    return lang ? all.filter((category) => category.lang === lang) : all;
  });

  serve(contract.addCategory, ({ body, edit }) => categories.add(body, edit));

  serve(contract.updateCategory, ({ params: { id }, body, edit }) =>
    categories.update(id, body, edit),
  );

  serve(contract.deleteCategory, deletionHandler(database, 'category'));
});
