import { inSnapshot } from '../database/in-snapshot.ts';
import { imageKey } from '../files/images.ts';
import { namedKeys } from '../files/sweep.ts';
import { restoreFromTrash } from '../history/trash.ts';
import { withTotal } from '../http/list-total.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './trash-contract.ts';
import { deleteForGood, findInTrash, listTrash } from './trash-store.ts';

export function trashRoutes(serve: Serve, { database, images, keepDeletedDays }: Services): void {
  serve(contract.listTrash, async ({ query, response }) =>
    withTotal(response, await listTrash(database, query, keepDeletedDays)),
  );

  serve(contract.restoreTrash, async ({ params: { id }, edit }) => {
    const entry = await findInTrash(database, id, keepDeletedDays);
    await restoreFromTrash(database, id, edit);
    return entry;
  });

  serve(contract.deleteTrash, async ({ params: { id } }) => {
    const paths = await deleteForGood(database, id);
    const named = await inSnapshot(database, namedKeys);
    await images.discard(paths.filter((path) => !named.has(imageKey(path))));
    return { id };
  });
}
