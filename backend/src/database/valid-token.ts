import { expressionBuilder } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { maxAheadMs } from './clock.ts';
import type { Tables } from './tables.ts';

/**
 * The condition that a token has not expired. One that was given by a clock that was ahead is refused as well:
 * it would outlive a week, and its login would stay recent.
 */
export function isTokenValid(now = Date.now()): Expression<SqlBool> {
  const token = expressionBuilder<Tables, 'token'>();
  return token.and([
    token('token.expires_at', '>', now),
    token('token.created_at', '<', now + maxAheadMs),
  ]);
}
