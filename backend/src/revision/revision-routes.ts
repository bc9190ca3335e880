import { feature } from '../feature.ts';
import { withTotal } from '../http/response-headers.ts';
import * as contract from './revision-contract.ts';
import type { Revision } from './revision-contract.ts';
import { findRevision, listRevisions, restoreRevision } from './revision-store.ts';

/** Serves the history of texts (extension). */
export const revisionFeature = feature(contract, (serve, { database, imageSigner }) => {
  const signed = ({ images, image_details, ...revision }: Revision): Revision => ({
    ...revision,
    images: images.map(imageSigner.sign),
    image_details: image_details.map((one) => ({ ...one, path: imageSigner.sign(one.path) })),
  });

  serve(contract.listRevisions, async ({ query, response, edit }) => {
    const { rows, total } = await listRevisions(database, query, edit.session);
    return withTotal(response, { rows: rows.map(signed), total });
  });

  serve(contract.readRevision, async ({ params, edit }) =>
    signed(await findRevision(database, params.id, edit.session)),
  );

  serve(contract.restoreRevision, async ({ params: { id }, edit }) => {
    // Before the restore, whose own revision may take the place of this one.
    const revision = await findRevision(database, id, edit.session);
    await restoreRevision(database, id, edit);
    return signed(revision);
  });
});
