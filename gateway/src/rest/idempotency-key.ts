import { badUserInput } from '../contract/error.ts';

/**
 * Returns the header by which a backend recognises a repeated form (an extension). Throws
 * `BAD_USER_INPUT` for a key that no header can carry.
 */
export function idempotencyHeaders(key: string | null | undefined): Record<string, string> {
  if (key === null || key === undefined) return {};
  if (!/^[!-~]{1,100}$/.test(key)) {
    throw badUserInput('idempotencyKey', 'must have 1 to 100 visible characters');
  }
  return { 'idempotency-key': key };
}
