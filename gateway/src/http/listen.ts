import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { ConfigError } from '../config.ts';

/** A server that listens. */
export interface Listening {
  /** The port, also where 0 asked for any free one. */
  port: number;
  /** Takes over from the answer 503 that is given until then. */
  serve(listener: RequestListener): void;
  /** Stops accepting, lets running requests end, but at most so many milliseconds. */
  close(graceMs: number): Promise<void>;
}

/**
 * Takes the port before anything else is begun, so that a taken port leaves nothing half done.
 * Throws `ConfigError` where the port or the address cannot be had.
 */
export async function listen(port: number, host: string): Promise<Listening> {
  let listener: RequestListener = (_, res) => {
    res.writeHead(503, { 'Retry-After': '1' }).end();
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
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that falls idle while others still work would otherwise stay open.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
