import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a piece of work may keep others waiting, in milliseconds. */
const maxPieceMs = 10;

/** The length of a body that takes milliseconds to decode, to parse and to check. */
const longBody = 100_000;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Maps a long list as `flatMap` does, in pieces that let other requests through. */
export async function flatMapInPieces<T, Result>(
  list: Iterable<T>,
  map: (entry: T) => Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  let start = performance.now();
  for (const entry of list) {
    results.push(...map(entry));
    if (performance.now() - start < maxPieceMs) continue;
    await ownTurn();
    start = performance.now();
  }
  return results;
}

/** Takes many small steps, in pieces that let other requests through; returns the result. */
export async function stepsInPieces<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - start < maxPieceMs) continue;
    await ownTurn();
    start = performance.now();
  }
}

/** Gives way to other requests before a step of the work on a body of this length, unless it is short. */
export async function beforeStepOf(length: number): Promise<void> {
  if (length > longBody) await ownTurn();
}

/**
 * Waits for a turn of the event loop that no other piece of work has: all that wait for the next one
 * would run in it together.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}
