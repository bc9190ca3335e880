import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer as createDoor, type ListenOptions, type Server as Door } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import { minuteMs } from '../durations.ts';
import { clientAddress, removeForwardedPorts, type TrustProxy } from './client-address.ts';
import {
  inProgressLimits,
  limitInProgress,
  type InProgressLimits,
} from './requests-in-progress.ts';
import {
  guardBody,
  lingerBeforeClose,
  lowestArrivalRate,
  type ArrivalRate,
} from './request-body.ts';
import {
  guardReaders,
  oneAtATime,
  slowReaderLimits,
  type SlowReaderLimits,
} from './slow-readers.ts';

// An import would read every export of the module. One is WebSocket, for which Node loads a client:
// 14 MB, and 50 ms of each start.
const { createServer } = process.getBuiltinModule('node:http');

/** A server that accepts connections. */
export interface Listening {
  /** The port, chosen by the system if 0 was asked for. */
  port: number;
  /** Starts serving. Until then, reads get 503, so that a proxy tries elsewhere, and writes wait. */
  serve(listener: RequestListener): void;
  /**
   * Responds to reads with 503, stops accepting connections once no more requests arrive, and waits up
   * to `graceMs` milliseconds for running requests.
   */
  close(graceMs: number): Promise<void>;
}

/** Requests that arrive later than this get a closed connection, not a response. */
const maxLeaveMs = 2_000;

/**
 * When a connection without traffic is closed. Longer than any timeout of the gateway, whose
 * `WRITE_TIMEOUT_MS` is at most 10 minutes.
 */
const maxInactivityMs = 11 * minuteMs;

/**
 * When a connection between two requests is closed. Longer than the minute for which proxies keep theirs:
 * a write on a connection that is just closing fails, and must not be sent again.
 */
const maxIdleMs = 75_000;

/**
 * How many connections the system may hold until they are accepted; at most its own limit. Of any more it drops
 * the first packet, and a visitor whose connection is among them waits for 1 to 15 seconds without a reason.
 */
const maxUnaccepted = 4_096;

/**
 * How many sockets wait for connections at the port. Each accepts one in a turn of the event loop, which a busy
 * server makes a few times a second: with one socket, a visitor waits until a thousand others are accepted.
 */
const doorCount = 16;

/** Where the system gives each connection to one of the sockets; elsewhere Node refuses to share a port. */
const sharesPorts = process.platform === 'linux';

/** When connections are closed, and what one address may hold. */
export interface ConnectionLimits {
  /** Milliseconds without any traffic. */
  stillMs: number;
  /** The slowest request body that is accepted. */
  arrivalRate: ArrivalRate;
  /** What slow readers may hold; undefined for clients that are trusted to read. */
  slowReaders: SlowReaderLimits | undefined;
  /** What one address may have in progress; undefined for clients that are trusted. */
  perAddress: InProgressLimits | undefined;
  /** Express's `trust proxy`. */
  trustProxy: TrustProxy;
  /** A closing server accepts connections until none has sent a request for so many milliseconds. */
  idleMs: number;
}

/**
 * Binds the port. Call first, so that a port in use leaves nothing half done. Throws `ConfigError` if
 * the port or the address is not available.
 */
export async function listen(
  port: number,
  host: string,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const settings: ConnectionLimits = {
    stillMs: maxInactivityMs,
    arrivalRate: lowestArrivalRate,
    slowReaders: slowReaderLimits,
    perAddress: inProgressLimits,
    trustProxy: false,
    // A proxy that gets 503 turns to another server within this time.
    idleMs: 500,
    ...limits,
  };
  const { stillMs, arrivalRate, slowReaders, perAddress, idleMs } = settings;
  const waiting: (() => void)[] = [];
  let listener: RequestListener = (req, res) => {
    if (req.method === 'GET') res.writeHead(503, { 'Retry-After': '1' }).end();
    // A proxy must not send a write twice, so it would not try elsewhere.
    else waiting.push(() => listener(req, res));
  };
  // Node allows five minutes for a whole request, but an upload over a slow line takes longer. Stalled
  // bodies are cut off by `guardBody` instead.
  const timeouts = {
    requestTimeout: 0,
    headersTimeout: 60_000,
    keepAliveTimeout: maxIdleMs,
  };
  const serveOne: RequestListener = (req, res) => {
    // Data after a response that closes the connection is not a new request.
    if (req.socket.writableEnded) return;
    // A file that is streamed to a response alone adds six, and beyond ten Node warns of a leak.
    res.setMaxListeners(20);
    guardBody(req, res, arrivalRate);
    // Each reader of the request might take another of them for the site (RFC 9112, 3.2).
    const hosts = req.headersDistinct.host ?? [];
    if (hosts.length > 1) res.writeHead(400, { Connection: 'close' }).end();
    else listener(req, res);
  };
  const serveFairly = perAddress
    ? limitInProgress(serveOne, clientAddress(settings.trustProxy), perAddress)
    : serveOne;
  const serveAddress: RequestListener = (req, res) => {
    removeForwardedPorts(req);
    takeHostFromTarget(req);
    serveFairly(req, res);
  };
  const server = createServer(timeouts, oneAtATime(serveAddress));
  if (slowReaders) guardReaders(server, slowReaders);
  server.setTimeout(stillMs).on('connection', lingerBeforeClose);
  const doors = await openDoors(server, port, host).catch((error: unknown) => {
    throw listenError(error, port, host);
  });
  return {
    port: portOf(server),
    serve: (next) => {
      listener = next;
      for (const serveWaiting of waiting.splice(0)) serveWaiting();
    },
    close: async (graceMs) => {
      // Closing resets connections that were not accepted yet, and a proxy must not send their writes
      // again. So make it turn to another server first: reads get 503, as during the start.
      // Turns without a request count, not time: one that came while this process stood still is read in the next.
      let quietTurns = 0;
      const serve = listener;
      listener = (req, res) => {
        quietTurns = 0;
        res.setHeader('Connection', 'close');
        if (req.method === 'GET') res.writeHead(503, { 'Retry-After': '1' }).end();
        else serve(req, res);
      };
      const end = performance.now() + maxLeaveMs;
      for (; quietTurns < 10 && performance.now() < end; quietTurns++) await pause(idleMs / 10);
      await closeServer(server, doors, graceMs);
    },
  };
}

/** A request's target in absolute form, as some proxies and load testers send it. */
const absoluteForm = /^https?:\/\/([^/?#@]+)([/?#].*)?$/i;

/** Makes of a target in absolute form its path alone; its host counts, not `Host` (RFC 9112, 3.2.2). */
function takeHostFromTarget(req: IncomingMessage): void {
  const [, host, path = ''] = absoluteForm.exec(req.url ?? '') ?? [];
  if (host === undefined) return;
  req.headers.host = host;
  req.url = path.startsWith('/') ? path : `/${path}`;
}

/** Opens the server at the port, and further sockets there that pass their connections on to it. */
async function openDoors(server: Server, port: number, host: string): Promise<Door[]> {
  const open = (door: Door, options: ListenOptions) =>
    new Promise<void>((resolve, reject) => {
      door.once('error', reject).listen({ host, backlog: maxUnaccepted, ...options }, () => {
        door.off('error', reject);
        resolve();
      });
    });
  if (!sharesPorts) {
    await open(server, { port });
    return [];
  }
  // A shared port would be shared with another program, too; so this takes it alone at first.
  const probe = createDoor();
  if (port !== 0) await open(probe, { port });
  await new Promise((resolve) => probe.close(resolve));
  await open(server, { port, reusePort: true });
  const doors = Array.from({ length: doorCount - 1 }, () =>
    createDoor((socket) => server.emit('connection', socket)),
  );
  for (const door of doors) await open(door, { port: portOf(server), reusePort: true });
  return doors;
}

function portOf(door: Door): number {
  const address = door.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function listenError(error: unknown, port: number, host: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
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

async function closeServer(server: Server, doors: Door[], graceMs: number): Promise<void> {
  const closed = Promise.all(
    [server, ...doors].map((door) => new Promise<unknown>((resolve) => door.close(resolve))),
  );
  // Otherwise connections that become idle while others are busy would stay open.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
