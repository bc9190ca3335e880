import { readFile } from 'node:fs/promises';
import {
  addArticle,
  duplicateArticle,
  findArticle,
  listArticles,
  updateArticle,
} from '../article/article-store.ts';
import { deletionHandler } from '../entity/delete-entity.ts';
import { moveToTrash } from '../history/trash.ts';
import { imageListHandlers } from '../entity/image-list.ts';
import { feature } from '../feature.ts';
import { withTotal, withTrashId } from '../http/response-headers.ts';
import { undoImport } from './part-import-undo.ts';
import { importParts } from './part-import.ts';
import { importColumns, maxRows } from './part-rows.ts';
import { findPartsByNumber, searchParts } from './part-search.ts';
import * as contract from './spare-contract.ts';
import * as store from './spare-store.ts';
import * as parts from './sub-part-store.ts';
import { listUndoableImports } from './undoable-imports.ts';

/** Serves the part lists and their sub-parts (spec 7.1, 7.3). */
export const spareFeature = feature(contract, (serve, services) => {
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

  serve(contract.addSpare, ({ body, uploads, edit }) =>
    images.keep(uploads, async (paths) => ({
      ...(await addArticle(database, 'spare', body, paths, edit)),
      parts: [],
    })),
  );

  serve(contract.updateSpare, async ({ params: { id }, body, edit }) => {
    // As this change left it: another may have been saved since.
    const spare = await updateArticle(database, { table: 'spare', id }, body, edit);
    return store.withItsParts(database, spare);
  });

  serve(contract.duplicateSpare, async ({ params: { id }, body, edit }) => {
    const copy = await duplicateArticle(database, { table: 'spare', id }, body, edit);
    return store.withItsParts(database, copy);
  });

  serve(contract.deleteSpare, deletionHandler(database, 'spare'));

  const imageList = imageListHandlers(services, {
    table: 'spare',
    idOf: ({ id }: { id: number }) => id,
    find: (transaction, { id }) => store.findSpare(transaction, id),
  });
  serve(contract.addSpareImage, imageList.add);
  serve(contract.deleteSpareImage, imageList.remove);

  serve(contract.addSubPart, ({ params, body, edit }) =>
    parts.addSubPart(database, params.id, body, edit),
  );

  serve(contract.updateSubPart, ({ params, body, edit }) =>
    parts.updateSubPart(database, params, body, edit),
  );

  serve(contract.deleteSubPart, async ({ params: { id: ownerId, partId: id }, edit, response }) => {
    const subPart = { table: 'sub_part', id, ownerId } as const;
    withTrashId(response, await moveToTrash(database, subPart, edit));
    return { id };
  });

  serve(contract.readPartImport, () => ({ columns: importColumns, most_rows: maxRows }));

  serve(contract.importSubParts, async ({ params, query, uploads: [upload], edit }) => {
    const file = await readFile(upload?.path ?? '');
    const options = { preview: query.preview === 'true', others: query.others };
    return importParts(database, params.id, file, options, edit);
  });

  serve(contract.listUndoableImports, ({ params }) => listUndoableImports(database, params.id));

  serve(contract.undoPartImport, ({ params: { id, importId }, edit }) =>
    undoImport(database, id, importId, edit),
  );

  serve(contract.searchParts, ({ query }) => searchParts(database, query.q, query.first));

  serve(contract.findPartsByNumber, ({ query }) => findPartsByNumber(database, query.numbers));
});
