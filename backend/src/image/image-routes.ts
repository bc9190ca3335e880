import { ipKeyGenerator } from 'express-rate-limit';
import { feature } from '../feature.ts';
import { imageKey } from '../files/images.ts';
import { findImageRow } from '../files/image-access.ts';
import { invalid, notFound } from '../http/errors.ts';
import * as contract from './image-contract.ts';
import * as store from './image-store.ts';
import { takeDown } from './take-down.ts';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Serves the files of images (spec 3); describes images, and takes them down for good (extension). */
export const imageFeature = feature(contract, (serve, services) => {
  const { database, files, widths, imageSigner, textImages, hasRole } = services;
  serve(contract.updateImage, ({ params, body, edit }) => {
    if (body.callouts && params.kind !== 'spare') {
      throw invalid({ callouts: 'can be placed on images of spares only' });
    }
    return store.updateImage(database, params, body, edit);
  });

  serve(contract.listTakeDownPlaces, () => ['trash' as const, 'revision' as const]);

  serve(contract.takeDownImage, async ({ body }) => ({
    path: await takeDown(services, body.path),
  }));

  serve(contract.readImage, async ({ params: { name }, query, token, request, response }) => {
    const path = `/files/${name}`;
    const { w } = query;
    const isPublic =
      (await findImageRow(database, path)) !== undefined || (await textImages.show(path));
    const isAllowed =
      isPublic ||
      imageSigner.isSigned(path, query) ||
      (await hasRole(token, contract.updateImage.access));
    // Another backend may still have narrow versions of an image that was taken down.
    if (!isAllowed || !(isPublic || (await files.exists(imageKey(path))))) throw notFound();
    const left = new AbortController();
    response.once('close', () => left.abort());
    const address = ipKeyGenerator(request.ip ?? 'unknown');
    const client = { accept: request.headers.accept, address, left: left.signal };
    const narrow = w === undefined ? undefined : await widths.narrow(name, w, client);
    const file = narrow ?? (await files.open(imageKey(path)));
    if (!file) throw notFound();
    const shown = narrow?.name ?? name;
    const isFallback = w !== undefined && !narrow;
    return {
      ...file,
      headers: {
        'Content-Type': types[shown.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        // The content behind a name never changes, but the image may be deleted; a fallback is soon replaced.
        'Cache-Control': `${isPublic ? 'public' : 'private'}, max-age=${isFallback ? '60' : '3600'}`,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: `"${shown}"`,
        ...(w === undefined ? {} : { Vary: 'Accept' }),
      },
    };
  });
});
