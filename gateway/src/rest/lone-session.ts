import type { RestConfig } from '../config.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { knownRoles } from './own-account.ts';
import { backendOffer } from './rest-call.ts';
import type { RestSession } from './rest-session.ts';
import { beginSession } from './rest-session.ts';
import { WholeLists } from './whole-lists.ts';

/** Begins a session of calls that belong to no gateway: it shares nothing, and keeps no lists. */
export function loneSession(
  config: RestConfig,
  caller: Pick<RestSession, 'requestId' | 'token'>,
): RestSession {
  const breaker = new CircuitBreaker();
  const shared = {
    config,
    offer: backendOffer(config, breaker),
    wholeLists: new WholeLists(() => 0),
    silentEndpoints: new Set<string>(),
    knownRoles: knownRoles(),
    breaker,
    invalidate: () => Promise.resolve(),
  };
  const stop = new AbortController();
  return beginSession(shared, { ...caller, clientAddress: undefined, userAgent: undefined, stop });
}
