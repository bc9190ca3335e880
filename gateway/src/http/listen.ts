import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { ConfigError } from '../config.ts';

/** A server that listens. */
export interface Listening {
  /** The port, also where 0 asked for any free one. */
  port: number;
  /** Takes over; until then reads get 503, and may be asked elsewhere, and writes wait. */
  serve(listener: RequestListener): void;
  /** Stops accepting, lets running requests end, but at most so many milliseconds. */
  close(graceMs: number): Promise<void>;
}

/**
 * Takes the port before anything else is begun, so that a taken port leaves nothing half done.
 * Throws `ConfigError` where the port or the address cannot be had.
 */
export async function listen(port: number, host: string): Promise<Listening> {
  const waiting: (() => void)[] = [];
  let listener: RequestListener = (req, res) => {
    if (req.method === 'GET') res.writeHead(503, { 'Retry-After': '1' }).end();
    // What cannot be sent twice is not sent again by a proxy either.
    else waiting.push(() => listener(req, res));
  };
  const server = createServer((req, res) => listener(req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, host)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (next) => {
      listener = next;
      for (const answer of waiting.splice(0)) answer();
    },
    close: (graceMs) => closeServer(server, graceMs),
  };
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigError(`PORT: ${port} is already in use; set PORT to another`);
  }
  if (error.code === 'EACCES') return new ConfigError(`PORT: ${port} may not be used here`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new ConfigError(`HOST: ${host} is no address of this machine`);
  }
  return error;
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  await allTaken();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that falls idle while others still work would otherwise stay open.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}

/**
 * Ends when the connections that wait to be taken have just been taken. Closing resets those that
 * wait, and a proxy must not send a write again. Each round of the event loop takes all there are,
 * so after a round of less than a millisecond hardly any can be waiting.
 */
async function allTaken(): Promise<void> {
  const latest = performance.now() + 2_000;
  for (let began = 0, now = performance.now(); now - began > 1 && now < latest;) {
    began = now;
    await new Promise((resolve) => setImmediate(resolve));
    now = performance.now();
  }
}
