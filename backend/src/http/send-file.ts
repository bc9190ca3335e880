import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FileResponse } from '../contract/operation.ts';

/** Sends a stored file, or 304 if the client has it. */
export async function sendFile(
  file: FileResponse,
  request: Request,
  response: Response,
): Promise<void> {
  response.set({
    ...file.headers,
    'Content-Length': String(file.size),
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  const stale = !request.fresh;
  if (stale && request.method !== 'HEAD') {
    await pipeline(file.stream, response).catch((error: unknown) => {
      // A client that disconnects is not an error.
      const hasCode = error instanceof Error && 'code' in error;
      if (!hasCode || error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
    return;
  }
  file.stream.destroy();
  response.status(stale ? 200 : 304).end();
}
