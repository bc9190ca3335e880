import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// V8 lets some 70 MB of used network buffers pile up before it looks at them. A collection of the
// young ones takes about a millisecond, so large uploads ask for one now and then.
const EVERY = 4 * 1024 * 1024;

setFlagsFromString('--expose-gc');
// The flag makes `gc` a global of every new context.
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** Keeps the memory of a large upload low. Call when something else is reading the request. */
export function collectBuffers(request: IncomingMessage): void {
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received < EVERY) return;
    received = 0;
    collect({ type: 'minor' });
  });
}
