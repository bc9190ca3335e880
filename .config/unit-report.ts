import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

import type { TestReport } from './test-report.ts';

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({
      status: z.string(),
      fullName: z.string(),
      duration: z.number().nullish(),
      failureMessages: z.array(z.string()).nullish(),
    }),
  ),
});

/** Vitest's JSON report. */
export const unitReport = z
  .object({
    numPassedTests: z.number(),
    testResults: z.array(testFile),
  })
  .transform(({ numPassedTests, testResults }): TestReport => ({
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOf),
    times: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        test: `${relative('.', name)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
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
