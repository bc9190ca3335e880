import { hasCode } from '../contract/error.ts';

/**
 * Which parameters beyond section 7 the backend takes. One that answers 404, 405 or 501 to them is
 * asked as section 7 has it from then on.
 */
export class Extensions {
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();

  /** Reads a endpoint with its parameters beyond section 7, or without them where they are refused. */
  async read<T>(
    endpoint: string,
    withThem: () => Promise<T>,
    without: () => Promise<T>,
  ): Promise<T> {
    if (this.#refused.has(endpoint)) return without();
    try {
      const result = await withThem();
      this.#taken.add(endpoint);
      return result;
    } catch (error) {
      // Where they were taken before, 404 speaks of the entity.
      if (this.#taken.has(endpoint) || !hasCode(error, 'NOT_FOUND', 'NOT_SUPPORTED')) throw error;
      const result = await without();
      this.#refused.add(endpoint);
      return result;
    }
  }
}
