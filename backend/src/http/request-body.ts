import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The least that has to arrive of a request body: so many bytes within so many milliseconds. */
export interface ArrivalRate {
  bytes: number;
  ms: number;
}

/** A twentieth of what a slow mobile line carries, and pauses of some seconds do not matter. */
export const lowestArrivalRate: ArrivalRate = { bytes: 20_000, ms: 20_000 };

/** For how long the rest of a request is read and dropped after its response. */
const lingerMs = 2_000;

/**
 * Ends the connection after a response that is given before the whole body was read, since nobody
 * reads the rest, and cuts off a body that arrives more slowly than `lowest`.
 */
export function guardBody(
  req: IncomingMessage,
  res: ServerResponse,
  lowest: ArrivalRate | undefined,
): void {
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
  if (lowest) cutOffSlowBody(req, res, lowest);
}

/** Answers 408 where a body stands nearly still, however long its connection is kept from idling. */
function cutOffSlowBody(req: IncomingMessage, res: ServerResponse, lowest: ArrivalRate): void {
  const { socket } = req;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before += arrived;
    // Where something waits to be read, this server is the slow one.
    if (req.complete || req.readableLength > 0 || arrived >= lowest.bytes) return;
    if (res.headersSent) req.destroy();
    else res.writeHead(408).end();
  }, lowest.ms);
  const stop = () => clearInterval(timer);
  req.once('end', stop).once('close', stop);
}

/**
 * Lets a client read a response that ends its connection: the system would answer what the client
 * still sends with a reset, which discards responses that have not been read.
 */
export function lingerBeforeClose(socket: Socket): void {
  // With this, Node ends a connection after its last response.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
