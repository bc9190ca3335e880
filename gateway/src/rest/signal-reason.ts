/** Why a signal has ended, as an error to reject with. */
export function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('nobody waits any more');
}
