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

  serve(readImage, async ({ params: { name }, query: { w }, request, response }) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const client = { accept: request.headers.accept, left: left.signal };
    const narrow = w === undefined ? undefined : await widths.narrow(name, w, client);
    const file = narrow ?? (await files.open(`images/${name}`));
    if (!file) throw notFound();
    const shown = narrow?.name ?? name;
    const isFallback = w !== undefined && !narrow;
    return {
      ...file,
      headers: {
        'Content-Type': types[shown.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        // Names are never reused, so the content behind a name never changes; a fallback is soon replaced.
        'Cache-Control': isFallback ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: `"${shown}"`,
        ...(w === undefined ? {} : { Vary: 'Accept' }),
      },
    };
  });
}
