import { badUserInput } from '../contract/error.ts';

/** How a public form was filled in, by which a backend recognises robots. */
export interface FormTraces {
  website?: string | null;
  captchaSolved?: boolean | null;
  fillMs?: number | null;
}

/** Returns the traces that are there under the names of the contract (an extension). */
export function formTraces(traces: FormTraces): Record<string, string> {
  const { website, captchaSolved, fillMs } = traces;
  return {
    ...(website && { website }),
    ...(website && captchaSolved && { captcha_solved: 'true' }),
    ...(typeof fillMs === 'number' && { fill_ms: String(fillMs) }),
  };
}

/**
 * Returns the header by which a backend recognises a repeated form (an extension). Throws
 * `BAD_USER_INPUT` for a key that no header can carry.
 */
export function idempotencyHeaders(key: string | null | undefined): Record<string, string> {
  if (key === null || key === undefined) return {};
  if (!/^[!-~]{1,100}$/.test(key)) {
    throw badUserInput('idempotencyKey', 'must have 1 to 100 visible characters');
  }
  return { 'Idempotency-Key': key };
}
