import { deleteArticle, findArticle, listArticles } from '../article/article-store.ts';
import { addImage, deleteImage } from '../files/image-calls.ts';
import { withTotal } from '../http/list-total.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { searchParts } from './part-search.ts';
import * as contract from './spare-contract.ts';
import * as store from './spare-store.ts';
import * as parts from './sub-part-store.ts';

export function spareRoutes(serve: Serve, services: Services): void {
  const { database, images } = services;

  serve(contract.readSpare, async ({ params: { id }, query, response }) => {
    const spare = await findArticle(database, 'spare', id);
    const page = await parts.listSubParts(database, id, query);
    return { ...spare, parts: withTotal(response, page) };
  });

  serve(contract.listSpares, async ({ query, response }) => {
    const spares = withTotal(response, await listArticles(database, 'spare', query));
    return query.parts === 'none' ? spares : store.withParts(database, spares);
  });

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

  serve(contract.searchParts, ({ query }) => searchParts(database, query.q, query.first));
}
