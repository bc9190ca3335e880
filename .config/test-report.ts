/** What a test runner reports. */
export interface TestReport {
  passed: number;
  /** A line for each failure: what failed, and why. */
  failures: string[];
  times: { test: string; ms: number }[];
}

/** Returns a line for each of the slowest tests, the slowest first. */
export function slowest({ times }: TestReport, count = 10): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ test, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${test}`);
}
