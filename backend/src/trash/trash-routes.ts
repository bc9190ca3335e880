import { inSnapshot } from '../database/in-snapshot.ts';
import { feature } from '../feature.ts';
import { imageKey } from '../files/images.ts';
import { unnamedKeys } from '../files/sweep.ts';
import { restoreFromTrash } from '../history/trash.ts';
import { withTotal } from '../http/response-headers.ts';
import * as contract from './trash-contract.ts';
import type { TrashEntry } from './trash-contract.ts';
import { deleteForGood, findInTrash, listTrash, restoreMany } from './trash-store.ts';

/** Serves the trash (extension). */
export const trashFeature = feature(contract, (serve, services) => {
  const { database, images, imageSigner, keepDeletedDays } = services;
  const signed = (entry: TrashEntry) => ({ ...entry, images: entry.images.map(imageSigner.sign) });

  serve(contract.listTrash, async ({ query, response }) => {
    const { rows, total } = await listTrash(database, query, keepDeletedDays);
    return withTotal(response, { rows: rows.map(signed), total });
  });

  serve(contract.restoreTrash, async ({ params: { id }, edit }) => {
    const entry = await findInTrash(database, id, keepDeletedDays);
    await restoreFromTrash(database, id, edit);
    return signed(entry);
  });

  serve(contract.restoreManyFromTrash, ({ body, edit }) => restoreMany(database, body.ids, edit));

  serve(contract.deleteTrash, async ({ params: { id } }) => {
    const paths = await deleteForGood(database, id);
    const unnamed = await inSnapshot(database, (snapshot) =>
      unnamedKeys(snapshot, paths.map(imageKey)),
    );
    await images.discard(paths.filter((path) => unnamed.has(imageKey(path))));
    return { id };
  });
});
