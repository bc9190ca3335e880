import { hasCode } from '../contract/error.ts';

/**
 * Which parameters beyond section 7 the backend takes. One that answers 404, 405 or 501 to them is
 * asked as section 7 has it from then on.
 */
export class Extensions {
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();

  /** Reads a row with its parameters beyond section 7, or without them where they are refused. */
  async read<T>(row: string, withThem: () => Promise<T>, without: () => Promise<T>): Promise<T> {
    if (this.#refused.has(row)) return without();
    try {
      const answer = await withThem();
      this.#taken.add(row);
      return answer;
    } catch (error) {
      // Where they were taken before, 404 speaks of the entity.
      if (this.#taken.has(row) || !hasCode(error, 'NOT_FOUND', 'NOT_SUPPORTED')) throw error;
      const answer = await without();
      this.#refused.add(row);
      return answer;
    }
  }
}
