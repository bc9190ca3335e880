import { deleteArticle, listArticles } from '../article/article-store.ts';
import { addImage, deleteImage } from '../files/image-calls.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './spare-contract.ts';
import * as store from './spare-store.ts';
import * as parts from './sub-part-store.ts';

export function spareRoutes(serve: Serve, services: Services): void {
  const { database, images } = services;

  serve(contract.readSpare, ({ params, query }) => store.findSpare(database, params.id, query));

  serve(contract.listSpares, ({ query }) =>
    query.parts === 'none' ? listArticles(database, 'spare') : store.listSpares(database),
  );

  serve(contract.addSpare, ({ body, uploads }) =>
    images.keep(uploads, (paths) => store.addSpare(database, body, paths)),
  );

  serve(contract.updateSpare, ({ params, body }) => store.updateSpare(database, params.id, body));

  serve(contract.deleteSpare, async ({ params: { id } }) => {
    await images.discard(await deleteArticle(database, 'spare', id));
    return { id };
  });

  serve(contract.addSpareImage, async ({ params: { id }, uploads }) => {
    await addImage(services, 'spare', id, uploads);
    return store.findSpare(database, id);
  });

  serve(contract.deleteSpareImage, async ({ params: { id }, body }) => {
    await deleteImage(services, 'spare', id, body.path);
    return store.findSpare(database, id);
  });

  serve(contract.addSubPart, ({ params, body }) => parts.addSubPart(database, params.id, body));

  serve(contract.updateSubPart, ({ params, body }) =>
    parts.updateSubPart(database, params.id, params.partId, body),
  );

  serve(contract.deleteSubPart, async ({ params }) => {
    await parts.deleteSubPart(database, params.id, params.partId);
    return { id: params.partId };
  });
}
