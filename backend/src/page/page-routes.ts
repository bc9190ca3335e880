import { addImage, deleteImage } from '../files/image-calls.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './page-contract.ts';
import { findPage, updatePage } from './page-store.ts';
import * as parts from './part-store.ts';

export function pageRoutes(serve: Serve, services: Services): void {
  const { database, images } = services;

  serve(contract.readPage, ({ params }) => findPage(database, params.slug));

  serve(contract.updatePage, ({ params, body }) => updatePage(database, params.slug, body));

  serve(contract.addPageImage, async ({ params: { slug }, uploads }) => {
    const { id } = await findPage(database, slug);
    await addImage(services, 'page', id, uploads);
    return findPage(database, slug);
  });

  serve(contract.deletePageImage, async ({ params: { slug }, body }) => {
    const { id } = await findPage(database, slug);
    await deleteImage(services, 'page', id, body.path);
    return findPage(database, slug);
  });

  serve(contract.addPagePart, async ({ body, uploads }) => {
    const { id } = await findPage(database, 'gas-turbina');
    return images.keep(uploads, ([path = '']) => parts.addPart(database, id, body, path));
  });

  serve(contract.updatePagePart, async ({ params, body }) => {
    const { after } = await parts.updatePart(database, params.id, body);
    return after;
  });

  serve(contract.deletePagePart, async ({ params: { id, pageId } }) => {
    const { image_id: path } = await parts.deletePart(database, id, pageId);
    await images.discard([path]);
    return { id };
  });

  serve(contract.setPagePartImage, ({ params, uploads }) =>
    images.replace(uploads, (image) => parts.updatePart(database, params.id, image)),
  );
}
