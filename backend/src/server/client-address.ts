import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Whose `X-Forwarded-For` is trusted: a value of Express's `trust proxy`. */
export type TrustProxy = boolean | number | string;

/** Reads a number of proxies, `off` for none, or a list of their addresses; undefined for anything else. */
export function readTrustProxy(value: string): TrustProxy | undefined {
  if (/^\d+$/.test(value)) return Number(value);
  if (['off', 'none', 'false'].includes(value)) return false;
  try {
    trustOf(value);
    return value;
  } catch {
    return undefined;
  }
}

/** Returns what tells a client's address, with Express's `trust proxy`. */
export function clientAddress(trustProxy: TrustProxy): (req: IncomingMessage) => string {
  const trust = trustOf(trustProxy);
  // A connection that has just closed has no address any more.
  return (req) => (req.socket.remoteAddress ? proxyAddr(req, trust) : 'closed');
}

function trustOf(trustProxy: TrustProxy): (address: string, n: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_, n) => n < trustProxy;
  return proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()));
}

/**
 * An address with a port, or an IPv6 address in brackets. The lengths are bounded, or a header of
 * brackets or digits alone would take quadratic time.
 */
const withPort = /\[([\da-f:.]{2,45})\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}/gi;

/**
 * Removes the ports from `X-Forwarded-For`, which some proxies (IIS, Azure) add. With them, each
 * connection would be an address of its own, and no limit would hold.
 */
export function removeForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = String(forwarded).replace(withPort, '$1$2');
}
