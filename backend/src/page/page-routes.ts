import { moveToTrash } from '../history/trash.ts';
import { imageListHandlers } from '../entity/image-list.ts';
import { feature } from '../feature.ts';
import { imageAt } from '../files/images.ts';
import { withTrashId } from '../http/response-headers.ts';
import * as contract from './page-contract.ts';
import { findPage, updatePage } from './page-store.ts';
import * as parts from './part-store.ts';

/** Serves the pages (spec 7.1, 7.6). */
export const pageFeature = feature(contract, (serve, services) => {
  const { database, images } = services;

  serve(contract.readPage, ({ params }) => findPage(database, params.slug));

  serve(contract.updatePage, ({ params, body, edit }) =>
    updatePage(database, params.slug, body, edit),
  );

  const imageList = imageListHandlers(services, {
    table: 'page',
    idOf: async ({ slug }: { slug: string }) => (await findPage(database, slug)).id,
    find: (transaction, { slug }) => findPage(transaction, slug),
  });
  serve(contract.addPageImage, imageList.add);
  serve(contract.deletePageImage, imageList.remove);

  serve(contract.addPagePart, async ({ body, uploads, edit }) => {
    const { id } = await findPage(database, 'gas-turbina');
    return images.keep(uploads, ([path = '']) => parts.addPart(database, id, body, path, edit));
  });

  serve(contract.updatePagePart, ({ params, body, edit }) =>
    parts.updatePart(database, params.id, body, edit),
  );

  serve(contract.deletePagePart, async ({ params: { id, pageId }, edit, response }) => {
    const part = { table: 'page_part', id, ownerId: pageId } as const;
    withTrashId(response, await moveToTrash(database, part, edit));
    return { id };
  });

  serve(contract.setPagePartImage, ({ params, uploads, edit }) =>
    images.keep(uploads, ([path]) => parts.updatePart(database, params.id, imageAt(path), edit)),
  );
});
