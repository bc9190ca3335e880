import { LRUCache } from 'lru-cache';
import type { HttpResponse } from './http-call.ts';
import { LateError } from './http-call.ts';

const failuresToOpen = 10;
const pauseMs = 2_000;

/** How many calls to an address have to time out in a row before the circuit opens for it. */
const lateToOpen = 2;
/** How long the circuit stays open for an address after the last call that timed out, in milliseconds. */
const lateMs = 30_000;
const maxLateBytes = 1_000_000;

interface LateAddress {
  /** How many calls in a row have taken too long, and when the last one ended. */
  times: number;
  at: number;
  isTried: boolean;
}

/** The circuit is open, so the backend was not called. */
export class OpenCircuitError extends Error {}

/**
 * Stops calling a backend that has failed many times in a row, and tries one call every two seconds.
 * A call fails without a response, or with the status of a proxy that cannot reach its backend. Where calls to
 * one address time out in a row, further ones fail at once while one runs in the background as a trial.
 */
export class CircuitBreaker {
  #failures = 0;
  #closedAgainAt = 0;
  readonly #late = new LRUCache<string, LateAddress>({
    maxSize: maxLateBytes,
    sizeCalculation: (_, address) => 2 * address.length + 200,
  });

  /** Whether a call would be refused now, wherever it goes or to this address. */
  isOpen(address = ''): boolean {
    const isOpen = this.#failures >= failuresToOpen && performance.now() < this.#closedAgainAt;
    return isOpen || this.#openFor(address) !== undefined;
  }

  /**
   * Makes a call. One without an address is made however many calls to the same address have timed out.
   * Throws `OpenCircuitError` while the circuit is open, or what the call throws.
   */
  async through(
    call: () => Promise<HttpResponse>,
    signal: AbortSignal,
    address = '',
  ): Promise<HttpResponse> {
    if (this.isOpen()) throw new OpenCircuitError();
    const late = this.#openFor(address);
    if (!late) return this.#make(call, signal, address);
    if (!late.isTried) {
      late.isTried = true;
      const end = () => void (late.isTried = false);
      this.#make(call, signal, address).then(end, end);
    }
    throw new OpenCircuitError();
  }

  #openFor(address: string): LateAddress | undefined {
    const late = this.#late.get(address);
    return late && late.times >= lateToOpen && performance.now() - late.at < lateMs
      ? late
      : undefined;
  }

  async #make(
    call: () => Promise<HttpResponse>,
    signal: AbortSignal,
    address: string,
  ): Promise<HttpResponse> {
    // After a pause this call is the trial; other calls fail at once until it has ended.
    const began = performance.now();
    this.#closedAgainAt = began + pauseMs;
    try {
      const response = await call();
      this.#late.delete(address);
      this.#count([502, 503, 504].includes(response.status));
      return response;
    } catch (error) {
      // A client that disconnects says nothing about the backend.
      if (!signal.aborted) this.#count(true);
      const { times, at } = this.#late.get(address) ?? { times: 0, at: began };
      // Calls that ran at the same time have timed out for one reason, and count once.
      if (error instanceof LateError && address && began >= at) {
        this.#late.set(address, { times: times + 1, at: performance.now(), isTried: false });
      }
      throw error;
    }
  }

  #count(failed: boolean): void {
    this.#failures = failed ? this.#failures + 1 : 0;
    // Counts from the end of a call, which may have failed late.
    this.#closedAgainAt = performance.now() + pauseMs;
  }
}
