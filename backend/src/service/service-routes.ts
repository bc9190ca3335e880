import * as store from '../article/article-store.ts';
import { deletionHandler } from '../entity/delete-entity.ts';
import { imageListHandlers } from '../entity/image-list.ts';
import { feature } from '../feature.ts';
import { withTotal } from '../http/response-headers.ts';
import * as contract from './service-contract.ts';

/** Serves the services (spec 7.1, 7.5). */
export const serviceFeature = feature(contract, (serve, services) => {
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

  serve(contract.duplicateService, ({ params: { id }, body, edit }) =>
    store.duplicateArticle(database, { table: 'service', id }, body, edit),
  );

  serve(contract.deleteService, deletionHandler(database, 'service'));

  const imageList = imageListHandlers(services, {
    table: 'service',
    idOf: ({ id }: { id: number }) => id,
    find: (transaction, { id }) => store.findArticle(transaction, 'service', id),
  });
  serve(contract.addServiceImage, imageList.add);
  serve(contract.deleteServiceImage, imageList.remove);
});
