import type { RestConfig } from '../config.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CacheTag, Write } from './cache-tag.ts';
import type { BackendOffer } from './offer.ts';
import type { KnownRoles, RestAccount } from '../contract/account.ts';
import type { RestResponse } from './response-body.ts';
import type { WholeLists } from './whole-lists.ts';
import type { OperationState } from '../contract/operation.ts';

/** The state that the REST calls of one GraphQL operation share. */
export interface RestSession extends OperationState {
  config: RestConfig;
  /** The visitor's address, sent to the backend as `X-Forwarded-For`. */
  clientAddress: string | undefined;
  /** The visitor's browser, sent to the backend with writes as `User-Agent`: sessions are listed with it. */
  userAgent: string | undefined;
  /** The reads of this operation by URL, so that identical ones are one call. */
  reads: Map<string, Promise<RestResponse>>;
  /** Knows what the backend offers beyond section 7. */
  offer: BackendOffer;
  /** Keeps long lists of a backend that knows no pages. */
  wholeLists: WholeLists;
  /** Endpoints whose responses do not contain the added entity (`add-entity.ts`). */
  silentEndpoints: Set<string>;
  /** Stops calling a backend that is away. */
  breaker: CircuitBreaker;
  /** Removes responses that a write touches from the response cache, here and in other gateways. */
  invalidate: (write: Write) => Promise<void>;
  /** The roles of tokens (`own-account.ts`). */
  knownRoles: KnownRoles;
  /** The asker's account, once it was read. */
  account?: Promise<RestAccount> | undefined;
  /** The cache tags of this operation's public reads. */
  tags: CacheTag[];
}

/** What the operations of a gateway share. */
type SharedByOperations = Pick<
  RestSession,
  'config' | 'offer' | 'wholeLists' | 'silentEndpoints' | 'breaker' | 'invalidate' | 'knownRoles'
>;

/** The request that an operation belongs to. */
export type Caller = Pick<
  RestSession,
  'requestId' | 'token' | 'clientAddress' | 'userAgent' | 'stop'
>;

/** Begins the session of an operation. */
export function beginSession(shared: SharedByOperations, caller: Caller): RestSession {
  return { ...shared, ...caller, reads: new Map(), tags: [], refusals: [], calls: [] };
}
