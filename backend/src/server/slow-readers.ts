import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How much clients that read slowly may hold in memory, and for how long those that do not read. */
export interface SlowReaderLimits {
  /** A client that takes nothing for so many milliseconds is cut off. */
  stalledMs: number;
  /** The bytes that wait for the clients of one address. */
  addressBytes: number;
  /** The bytes that wait for all clients. */
  allBytes: number;
}

const megabyte = 1024 * 1024;

export const slowReaderLimits: SlowReaderLimits = {
  stalledMs: 30_000,
  addressBytes: 24 * megabyte,
  allBytes: 64 * megabyte,
};

/** Twice this time is enough for a client that reads at once, such as a proxy. */
const checkMs = 250;

/**
 * Cuts off clients that stop reading their responses, and, where more bytes wait than the limits allow,
 * those that have been reading for longest: first of an address, then of all.
 */
export function guardReaders(server: Server, limits: SlowReaderLimits): void {
  const sockets = new Set<Socket>();
  // In the order in which their responses began to wait.
  const readers = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      readers.delete(socket);
    });
  });
  const check = () => {
    const byAddress = Map.groupBy(readers, ({ remoteAddress }) => remoteAddress);
    for (const ofAddress of byAddress.values()) endOldest(ofAddress, limits.addressBytes);
    endOldest([...readers], limits.allBytes);
    for (const socket of sockets) watch(socket);
  };
  const watch = (socket: Socket) => {
    if (socket.writableLength > 0) {
      readers.add(socket);
      // Inactivity counts from the last byte that the system took.
      if (socket.timeout !== limits.stalledMs) socket.setTimeout(limits.stalledMs);
    } else if (readers.delete(socket) && socket.timeout === limits.stalledMs) {
      socket.setTimeout(server.timeout);
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Ends connections, the first ones first, until no more than so many bytes wait. */
function endOldest(readers: Socket[], maxBytes: number): void {
  let waiting = readers.reduce((bytes, { writableLength }) => bytes + writableLength, 0);
  for (const socket of readers) {
    if (waiting <= maxBytes) return;
    waiting -= socket.writableLength;
    socket.destroy();
  }
}

/** Node hands over at once all requests that arrive together; browsers and proxies send one at a time. */
const maxPipelined = 10;

/** Serves the requests of a connection one after another, so that only one response waits for its client. */
export function oneAtATime(serve: RequestListener): RequestListener {
  const responses = new WeakMap<Socket, ServerResponse[]>();
  return (req, res) => {
    const { socket } = req;
    const waiting = responses.get(socket) ?? [];
    responses.set(socket, waiting);
    if (waiting.length === maxPipelined) {
      socket.destroy();
      return;
    }
    const previous = waiting.at(-1);
    waiting.push(res);
    res.once('close', () => waiting.shift());
    if (previous) previous.once('close', () => socket.destroyed || serve(req, res));
    else serve(req, res);
  };
}
