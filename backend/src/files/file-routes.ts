import { pipeline } from 'node:stream/promises';
import express, { type Router } from 'express';
import { notFound } from '../http/errors.ts';
import type { Services } from '../http/services.ts';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** `GET /files/{name}`: stored images. A name is never given twice, so they never change. */
export function fileRoutes({ files }: Services): Router {
  const router = express.Router();
  router.get('/files/:name', async (request, response) => {
    const [, name = '', ending = ''] = /^([\da-f]{32}\.(\w+))$/.exec(request.params.name) ?? [];
    const type = types[ending];
    if (!type) throw notFound();
    const file = await files.open(`images/${name}`);
    if (!file) throw notFound();
    response.set({
      'Content-Type': type,
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${name}"`,
    });
    if (request.fresh || request.method === 'HEAD') {
      file.stream.destroy();
      response.status(request.fresh ? 304 : 200).end();
      return;
    }
    await pipeline(file.stream, response);
  });
  return router;
}
