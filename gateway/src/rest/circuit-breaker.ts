import type { HttpResponse } from './http-call.ts';

const failuresToOpen = 10;
const pauseMs = 2_000;

/** The breaker is open: the backend was not asked. */
export class OpenCircuitError extends Error {}

/**
 * Stops asking a backend that has failed many times in a row, and tries it again with one call
 * every two seconds. Failures are: no response, and the statuses of a proxy whose backend is away.
 */
export class CircuitBreaker {
  #failures = 0;
  #closedAgainAt = 0;

  /** Whether a call would be refused now. */
  isOpen(): boolean {
    return this.#failures >= failuresToOpen && Date.now() < this.#closedAgainAt;
  }

  /** Makes a call unless the breaker is open. Throws `OpenCircuitError`, or what the call throws. */
  async through(call: () => Promise<HttpResponse>, signal: AbortSignal): Promise<HttpResponse> {
    if (this.isOpen()) throw new OpenCircuitError();
    // Where it was open, this call tries; the others go on without until it has ended.
    this.#closedAgainAt = Date.now() + pauseMs;
    try {
      const response = await call();
      this.#count([502, 503, 504].includes(response.status));
      return response;
    } catch (error) {
      // That a client has gone tells nothing about the backend.
      if (!signal.aborted) this.#count(true);
      throw error;
    }
  }

  #count(failed: boolean): void {
    this.#failures = failed ? this.#failures + 1 : 0;
    if (this.#failures >= failuresToOpen) this.#closedAgainAt = Date.now() + pauseMs;
  }
}
