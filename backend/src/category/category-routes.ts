import { moveToTrash } from '../history/trash.ts';
import type { Serve } from '../http/routes.ts';
import { withTrashId } from '../http/trash-id.ts';
import type { Services } from '../services.ts';
import * as contract from './category-contract.ts';
import * as store from './category-store.ts';

export function categoryRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listCategories, ({ query }) => store.listCategories(database, query.lang));

  serve(contract.addCategory, ({ body, edit }) => store.addCategory(database, body, edit));

  serve(contract.updateCategory, ({ params: { id }, body, edit }) =>
    store.updateCategory(database, id, body, edit),
  );

  serve(contract.deleteCategory, async ({ params: { id }, edit, response }) => {
    withTrashId(response, await moveToTrash(database, { table: 'category', id }, edit));
    return { id };
  });
}
