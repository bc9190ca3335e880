import { unescape } from 'node:querystring';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { gatewayError } from '../contract/error.ts';
import type { UploadPromise } from '../contract/endpoint.ts';

/**
 * Makes a file that the backend stores one to upload. It is read when it is sent, and not held in memory.
 * Its stream fails with `BACKEND_INVALID_RESPONSE` where the backend does not give it.
 */
export function storedFile(url: string, signal: AbortSignal): UploadPromise {
  // Unlike `decodeURIComponent`, it does not throw for a stray `%`.
  const filename = unescape(new URL(url).pathname.replace(/.*\//, ''));
  const ending = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Promise.resolve({
    filename,
    mimetype: `image/${ending === 'jpg' ? 'jpeg' : ending || 'png'}`,
    createReadStream: () => Readable.from(contentOf(url, signal)),
  });
}

async function* contentOf(url: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  // The bytes are stored as they come, so they must not be compressed.
  const headers = { 'accept-encoding': 'identity' };
  const { statusCode, body } = await request(url, { headers, signal });
  if (statusCode !== 200) {
    await body.dump();
    throw gatewayError('BACKEND_INVALID_RESPONSE', { row: `GET ${new URL(url).pathname}` });
  }
  const chunks: AsyncIterable<Buffer> = body;
  yield* chunks;
}
