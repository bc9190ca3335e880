import { lacksEndpoint } from './rest-error.ts';

/**
 * Remembers by endpoint whether the backend takes parameters beyond section 7. An endpoint that
 * responds to them with 404, 405, 501 or a page is called without them from then on.
 */
export class Extensions {
  readonly #accepted = new Set<string>();
  readonly #refused = new Set<string>();

  /** Reads an endpoint with the parameters, or without them where they are refused. */
  async read<T>(
    endpoint: string,
    withThem: () => Promise<T>,
    without: () => Promise<T>,
  ): Promise<T> {
    if (this.#refused.has(endpoint)) return without();
    try {
      const result = await withThem();
      this.#accepted.add(endpoint);
      return result;
    } catch (error) {
      // Once the parameters have been taken, 404 means the entity.
      if (this.#accepted.has(endpoint) || !lacksEndpoint(error)) throw error;
      const result = await without();
      this.#refused.add(endpoint);
      return result;
    }
  }
}
