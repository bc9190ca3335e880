import { isEmpty } from '../database/changes.ts';
import { notFound } from '../http/errors.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './category-contract.ts';

const columns = ['id', 'name', 'lang'] as const;

export function categoryRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listCategories, ({ query: { lang } }) => {
    const all = database.selectFrom('category').select(columns).orderBy('id');
    return (lang ? all.where('lang', '=', lang) : all).execute();
  });

  serve(contract.addCategory, ({ body }) =>
    database.insertInto('category').values(body).returning(columns).executeTakeFirstOrThrow(),
  );

  serve(contract.updateCategory, async ({ params: { id }, body }) => {
    if (!isEmpty(body)) {
      await database.updateTable('category').set(body).where('id', '=', id).execute();
    }
    return database
      .selectFrom('category')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(notFound);
  });

  serve(contract.deleteCategory, async ({ params: { id } }) => {
    const result = await database.deleteFrom('category').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw notFound();
    return { id };
  });
}
