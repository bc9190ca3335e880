import * as store from '../article/article-store.ts';
import { addImage, deleteImage } from '../files/image-calls.ts';
import { withTotal } from '../http/list-total.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './service-contract.ts';

export function serviceRoutes(serve: Serve, services: Services): void {
  const { database, images } = services;

  serve(contract.readService, ({ params }) => store.findArticle(database, 'service', params.id));

  serve(contract.listServices, async ({ query, response }) =>
    withTotal(response, await store.listArticles(database, 'service', query)),
  );

  serve(contract.addService, ({ body, uploads }) =>
    images.keep(uploads, (paths) => store.addArticle(database, 'service', body, paths)),
  );

  serve(contract.updateService, ({ params, body }) =>
    store.updateArticle(database, 'service', params.id, body),
  );

  serve(contract.deleteService, async ({ params: { id } }) => {
    await images.discard(await store.deleteArticle(database, 'service', id));
    return { id };
  });

  serve(contract.addServiceImage, async ({ params: { id }, uploads }) => {
    await addImage(services, 'service', id, uploads);
    return store.findArticle(database, 'service', id);
  });

  serve(contract.deleteServiceImage, async ({ params: { id }, body }) => {
    await deleteImage(services, 'service', id, body.path);
    return store.findArticle(database, 'service', id);
  });
}
