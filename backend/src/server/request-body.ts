import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The slowest accepted request body: at least `bytes` in every interval of `ms` milliseconds. */
export interface ArrivalRate {
  bytes: number;
  ms: number;
}

/** A twentieth of a slow mobile line; pauses of some seconds do not matter. */
export const lowestArrivalRate: ArrivalRate = { bytes: 20_000, ms: 20_000 };

/** How long the rest of a request is read and discarded after its response. */
const lingerMs = 2_000;

/**
 * Closes the connection after a response that is sent before the whole body was read, and cuts off a
 * body that arrives more slowly than `lowest`.
 */
export function guardBody(req: IncomingMessage, res: ServerResponse, lowest: ArrivalRate): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers;
  if (length === '0' && encoding === undefined) return;

  const { shouldKeepAlive } = res;
  res.shouldKeepAlive = false;
  req.once('end', () => {
    res.shouldKeepAlive = shouldKeepAlive;
  });
  res.once('finish', () => {
    if (!req.complete) req.resume();
  });
  cutOffSlowBody(req, res, lowest);
}

/** Responds with 408 to a body that arrives too slowly, even if its connection is never idle. */
function cutOffSlowBody(req: IncomingMessage, res: ServerResponse, lowest: ArrivalRate): void {
  const { socket } = req;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before += arrived;
    // If data is waiting to be read, this server is the slow side.
    if (req.complete || req.readableLength > 0 || arrived >= lowest.bytes) return;
    if (res.headersSent) req.destroy();
    else res.writeHead(408).end();
  }, lowest.ms);
  const stop = () => clearInterval(timer);
  req.once('end', stop).once('close', stop);
}

/**
 * Lets a client read a response that closes its connection. Otherwise the system resets the
 * connection if the client is still sending, which discards responses that it has not read.
 */
export function lingerBeforeClose(socket: Socket): void {
  // Node calls this to close a connection after its last response.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
