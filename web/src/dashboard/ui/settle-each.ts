import { isStored } from '../../apollo/errors.ts';
import { closeOvertaken, showFailure } from '../../ui/alert/alert.ts';
import type { AlertAction } from '../../ui/alert/alert.ts';

/** What has become of several writes. */
interface Settled<T> {
  done: T[];
  failed: T[];
  /** The responses to the writes that succeeded. */
  responses: unknown[];
}

/**
 * Sends several writes, one after the other; a failure keeps none of the others from being sent. The Apollo
 * client has logged it.
 */
export async function settleEach<T>(
  all: readonly T[],
  write: (one: T) => Promise<unknown>,
): Promise<Settled<T>> {
  const settled: Settled<T> = { done: [], failed: [], responses: [] };
  for (const one of all) {
    try {
      settled.responses.push(await write(one));
      settled.done.push(one);
    } catch (error) {
      (isStored(error) ? settled.done : settled.failed).push(one);
    }
  }
  return settled;
}

/**
 * Alerts how many of several were done and how many were not: '2 deleted, 1 not deleted'. Where none was,
 * nothing has changed, which shows no message (spec 8).
 */
export function showPartialFailure(
  { done, failed }: { done: number; failed: number },
  what: string,
  action?: AlertAction,
): void {
  if (done === 0) void closeOvertaken();
  else showFailure(`${done} ${what}, ${failed} not ${what}`, action);
}
