import type { RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import {
  guardBody,
  lingerBeforeClose,
  lowestArrivalRate,
  type ArrivalRate,
} from './request-body.ts';

// An import reads all that a module exports, and here WebSocket, with which Node loads a client of its
// own: 14 MB, and 50 ms of each start.
const { createServer } = process.getBuiltinModule('node:http');

/** A server that listens. */
export interface Listening {
  /** The port, also where 0 asked for any free one. */
  port: number;
  /** Takes over; until then reads get 503, and may be asked elsewhere, and writes wait. */
  serve(listener: RequestListener): void;
  /**
   * Sends reads elsewhere, stops accepting when no more requests come, and lets running ones end, but
   * at most so many milliseconds.
   */
  close(graceMs: number): Promise<void>;
}

/** Requests that arrive later than this get a closed connection, not a response. */
const longestLeaveMs = 2_000;

/**
 * When a connection ends over which nothing comes or goes: longer than anything is waited for,
 * `WRITE_TIMEOUT_MS` being 10 minutes at most.
 */
const longestStillMs = 11 * 60_000;

/** How long connections are kept. */
export interface ConnectionLimits {
  /** After so many milliseconds without any traffic it ends. */
  stillMs: number;
  /** The least that has to arrive of a request body; undefined takes any. */
  arrivalRate: ArrivalRate | undefined;
  /** A closing server accepts connections until none has sent a request for so many milliseconds. */
  quietMs: number;
}

/**
 * Takes the port before anything else is begun, so that a taken port leaves nothing half done.
 * Throws `ConfigError` where the port or the address cannot be had.
 */
export async function listen(
  port: number,
  host: string,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const { stillMs, arrivalRate, quietMs }: ConnectionLimits = {
    stillMs: longestStillMs,
    arrivalRate: lowestArrivalRate,
    // A proxy that is told to ask another server does so within this time.
    quietMs: 500,
    ...limits,
  };
  const waiting: (() => void)[] = [];
  let listener: RequestListener = (req, res) => {
    if (req.method === 'GET') res.writeHead(503, { 'Retry-After': '1' }).end();
    // What cannot be sent twice is not sent again by a proxy either.
    else waiting.push(() => listener(req, res));
  };
  // Node gives a whole request five minutes, and an upload over a slow line takes longer. Who moves on
  // has all the time it needs; who stands still has not.
  const timeouts = { requestTimeout: 0, headersTimeout: 60_000 };
  const server = createServer(timeouts, (req, res) => {
    // What follows a response that ends the connection is not a request any more.
    if (req.socket.writableEnded) return;
    guardBody(req, res, arrivalRate);
    listener(req, res);
  });
  server.setTimeout(stillMs).on('connection', lingerBeforeClose);
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
    close: async (graceMs) => {
      // Closing resets the connections that wait to be taken, and a proxy must not send a write
      // again. So it has to turn to another server before: what is read gets 503 here, as at the start.
      let latest = performance.now();
      const serve = listener;
      listener = (req, res) => {
        latest = performance.now();
        res.setHeader('Connection', 'close');
        if (req.method === 'GET') res.writeHead(503, { 'Retry-After': '1' }).end();
        else serve(req, res);
      };
      const end = latest + longestLeaveMs;
      while (performance.now() < Math.min(latest + quietMs, end)) await pause(quietMs / 10);
      await closeServer(server, graceMs);
    },
  };
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigError(`PORT: ${port} is already in use; set PORT to another`);
  }
  if (error.code === 'EACCES')
    return new ConfigError(`PORT: ${port} needs more rights than this process has`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new ConfigError(`HOST: ${host} is not an address of this machine`);
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
