import type { IncomingMessage, RequestListener } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyAddr from 'proxy-addr';

/** How many requests are in progress at the same time. */
export interface InProgressLimits {
  /** Those of one address. A browser sends six at a time, or, through a proxy, those of a whole page. */
  maxRunning: number;
  /** What the addresses share where many are active; each has two, so that nobody is kept out. */
  shared: number;
  /** Further ones of an address wait; any beyond these are refused. */
  maxWaiting: number;
}

export const inProgressLimits: InProgressLimits = {
  maxRunning: 12,
  shared: 48,
  maxWaiting: 1_000,
};

interface Address {
  running: number;
  /** What serves the requests that wait, in their order. */
  waiting: Set<() => void>;
}

/**
 * Serves a few requests of each address (IPv6: of each network) at the same time, so that nobody who
 * sends many keeps others waiting. Beyond the limits the response is 429.
 */
export function limitInProgress(
  serve: RequestListener,
  addressOf: (req: IncomingMessage) => string,
  { maxRunning, shared, maxWaiting }: InProgressLimits,
): RequestListener {
  const addresses = new Map<string, Address>();
  const hasRoom = ({ running }: Address) =>
    running < Math.min(maxRunning, Math.max(2, Math.floor(shared / addresses.size)));
  return (req, res) => {
    const key = ipKeyGenerator(addressOf(req));
    const address = addresses.get(key) ?? { running: 0, waiting: new Set() };
    addresses.set(key, address);
    const start = () => {
      address.waiting.delete(start);
      address.running += 1;
      res.once('close', end);
      serve(req, res);
    };
    const end = () => {
      address.running -= 1;
      for (const next of address.waiting) {
        if (!hasRoom(address)) break;
        next();
      }
      if (address.running === 0) addresses.delete(key);
    };
    if (hasRoom(address)) start();
    else if (address.waiting.size < maxWaiting) {
      address.waiting.add(start);
      res.once('close', () => address.waiting.delete(start));
    } else {
      res.writeHead(429, { 'Retry-After': '1', 'Content-Length': '0' }).end();
    }
  };
}

/** Returns what tells a client's address, with Express's `trust proxy`. */
export function clientAddress(
  trustProxy: boolean | number | string,
): (req: IncomingMessage) => string {
  const trust = trustOf(trustProxy);
  // A connection that has just closed has no address any more.
  return (req) => (req.socket.remoteAddress ? proxyAddr(req, trust) : 'closed');
}

function trustOf(trustProxy: boolean | number | string): (address: string, n: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_, n) => n < trustProxy;
  return proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()));
}
