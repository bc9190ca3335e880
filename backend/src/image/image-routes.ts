import { notFound } from '../http/errors.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { readImage, updateImage } from './image-contract.ts';
import * as store from './image-store.ts';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

export function imageRoutes(serve: Serve, { database, files, widths }: Services): void {
  serve(updateImage, ({ params, body, edit }) => store.updateImage(database, params, body, edit));

  serve(readImage, async ({ params: { name }, query: { w }, request }) => {
    const wanted =
      w === undefined ? undefined : await widths.narrow(name, w, request.headers.accept);
    const file = wanted ?? (await files.open(`images/${name}`));
    if (!file) throw notFound();
    const shown = wanted?.name ?? name;
    return {
      ...file,
      headers: {
        'Content-Type': types[shown.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        // Names are never reused, so the content behind a name never changes.
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: `"${shown}"`,
        ...(w === undefined ? {} : { Vary: 'Accept' }),
      },
    };
  });
}
