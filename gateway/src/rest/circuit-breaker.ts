import type { HttpResponse } from './http-call.ts';

const failuresToOpen = 10;
const pauseMs = 2_000;

/** The circuit is open, so the backend was not called. */
export class OpenCircuitError extends Error {}

/**
 * Stops calling a backend that has failed many times in a row, and tries one call every two seconds.
 * A call fails without a response, or with the status of a proxy that cannot reach its backend.
 */
export class CircuitBreaker {
  #failures = 0;
  #closedAgainAt = 0;

  /** Whether a call would be refused now. */
  isOpen(): boolean {
    return this.#failures >= failuresToOpen && Date.now() < this.#closedAgainAt;
  }

  /** Makes a call. Throws `OpenCircuitError` while the circuit is open, or what the call throws. */
  async through(call: () => Promise<HttpResponse>, signal: AbortSignal): Promise<HttpResponse> {
    if (this.isOpen()) throw new OpenCircuitError();
    // After a pause this call is the trial; other calls fail at once until it has ended.
    this.#closedAgainAt = Date.now() + pauseMs;
    try {
      const response = await call();
      this.#count([502, 503, 504].includes(response.status));
      return response;
    } catch (error) {
      // A client that disconnects says nothing about the backend.
      if (!signal.aborted) this.#count(true);
      throw error;
    }
  }

  #count(failed: boolean): void {
    this.#failures = failed ? this.#failures + 1 : 0;
    // Counts from the end of a call, which may have failed late.
    this.#closedAgainAt = Date.now() + pauseMs;
  }
}
