import { deletionHandler } from '../entity/delete-entity.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './category-contract.ts';
import * as store from './category-store.ts';

/** Serves the categories of products (spec 7.1, 7.4). */
export function categoryRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listCategories, ({ query }) => store.listCategories(database, query.lang));

  serve(contract.addCategory, ({ body, edit }) => store.addCategory(database, body, edit));

  serve(contract.updateCategory, ({ params: { id }, body, edit }) =>
    store.updateCategory(database, id, body, edit),
  );

  serve(contract.deleteCategory, deletionHandler(database, 'category'));
}
