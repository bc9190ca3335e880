import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({
      status: z.string(),
      fullName: z.string(),
      failureMessages: z.array(z.string()).nullish(),
    }),
  ),
});

/** Vitest's JSON report, read as counts and a line for each failure: what failed, and why. */
export const unitReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(testFile),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(failuresOf),
  }));

function failuresOf({ name, status, message, assertionResults }: z.infer<typeof testFile>) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that failed before its first test.
  if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map((test) => `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? '';
}
