/** Returns a function that runs at most `max` tasks at the same time; the others wait in order. */
export function limitConcurrency(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Hands its place to the next, so that nobody gets in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
