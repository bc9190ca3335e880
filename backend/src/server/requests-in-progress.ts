import type { IncomingMessage, RequestListener } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';

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

/**
 * For how many milliseconds a turn of the event loop begins what arrives. Anything later waits for the next
 * turns, each of which begins one request: of the address whose last one was begun first.
 */
const beginningMs = 10;

interface Address {
  running: number;
  /** What serves the requests that wait, in their order. */
  waiting: Set<() => void>;
}

/**
 * Serves a few requests of each address (IPv6: of each network) at the same time, and on a busy server one of
 * each address after the other, so that nobody who sends many keeps others waiting. Beyond the limits the
 * response is 429.
 */
export function limitInProgress(
  serve: RequestListener,
  addressOf: (req: IncomingMessage) => string,
  { maxRunning, shared, maxWaiting }: InProgressLimits,
): RequestListener {
  // In the order in which their last requests were begun.
  const addresses = new Map<string, Address>();
  const hasRoom = ({ running }: Address) =>
    running < Math.min(maxRunning, Math.max(2, Math.floor(shared / addresses.size)));
  const hasTime = timeInTurn(beginningMs);
  let isPlanned = false;
  const beginNext = () => {
    for (const address of addresses.values()) {
      const [begin] = hasRoom(address) ? address.waiting : [];
      if (!begin) continue;
      begin();
      return true;
    }
    return false;
  };
  const beginLater = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      if (beginNext()) beginLater();
    });
  };
  return (req, res) => {
    const key = ipKeyGenerator(addressOf(req));
    const address = addresses.get(key) ?? { running: 0, waiting: new Set() };
    const begin = () => {
      address.waiting.delete(begin);
      address.running += 1;
      addresses.delete(key);
      addresses.set(key, address);
      serve(req, res);
    };
    addresses.set(key, address);
    address.waiting.add(begin);
    if (hasTime()) beginNext();
    if (address.waiting.size > maxWaiting) {
      address.waiting.delete(begin);
      res.writeHead(429, { 'Retry-After': '1', 'Content-Length': '0' }).end();
      return;
    }
    if (address.waiting.size > 0) beginLater();
    res.once('close', () => {
      if (!address.waiting.delete(begin)) address.running -= 1;
      if (address.waiting.size > 0) beginLater();
      else if (address.running === 0) addresses.delete(key);
    });
  };
}

/** Returns what tells whether a turn of the event loop has not yet lasted for so many milliseconds. */
function timeInTurn(ms: number): () => boolean {
  let turn = 0;
  let began = 0;
  return () => {
    const { loopCount } = performance.nodeTiming.uvMetricsInfo;
    const now = performance.now();
    if (loopCount !== turn) {
      turn = loopCount;
      began = now;
    }
    return now - began < ms;
  };
}
