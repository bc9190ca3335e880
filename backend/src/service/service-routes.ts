import * as store from '../article/article-store.ts';
import { moveToTrash } from '../history/trash.ts';
import { addImage, findImage } from '../history/images.ts';
import { withTotal } from '../http/list-total.ts';
import { withTrashId } from '../http/trash-id.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './service-contract.ts';

export function serviceRoutes(serve: Serve, services: Services): void {
  const { database, images } = services;

  serve(contract.readService, ({ params }) => store.findArticle(database, 'service', params.id));

  serve(contract.listServices, async ({ query, response }) =>
    withTotal(response, await store.listArticles(database, 'service', query)),
  );

  serve(contract.addService, ({ body, uploads, edit }) =>
    images.keep(uploads, (paths) => store.addArticle(database, 'service', body, paths, edit)),
  );

  serve(contract.updateService, ({ params: { id }, body, edit }) =>
    store.updateArticle(database, { table: 'service', id }, body, edit),
  );

  serve(contract.deleteService, async ({ params: { id }, edit, response }) => {
    withTrashId(response, await moveToTrash(database, { table: 'service', id }, edit));
    return { id };
  });

  serve(contract.addServiceImage, async ({ params: { id }, uploads, edit }) => {
    await addImage(services, { table: 'service', id }, uploads, edit);
    return store.findArticle(database, 'service', id);
  });

  serve(contract.deleteServiceImage, async ({ params: { id }, body, edit, response }) => {
    const image = await findImage(database, { table: 'service', id }, body.path);
    withTrashId(response, await moveToTrash(database, image, edit));
    return store.findArticle(database, 'service', id);
  });
}
