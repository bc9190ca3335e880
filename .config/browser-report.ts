import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

import type { TestReport } from './test-report.ts';

const result = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })),
});
const spec = z.object({
  file: z.string(),
  title: z.string(),
  // One for each project: what passes in one may fail in another.
  tests: z.array(
    z.object({ projectName: z.string(), status: z.string(), results: z.array(result) }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

/** Playwright's JSON report. A test that was not run, since one before it failed, is neither. */
export const browserReport = z
  .object({ suites: z.array(suite), stats: z.object({ expected: z.number(), flaky: z.number() }) })
  .transform(({ suites, stats }): TestReport => {
    const tests = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests.map((each) => ({
        ...each,
        name: `${each.projectName && `${each.projectName}: `}${file}: ${title}`,
      })),
    );
    const failures = tests.flatMap(({ name, status, results }) => {
      const [error] = results.flatMap(({ errors }) => errors);
      const [reason = ''] = stripVTControlCharacters(error?.message ?? '').split('\n');
      return status === 'unexpected' && error ? [`${name}: ${reason}`] : [];
    });
    return {
      passed: stats.expected + stats.flaky,
      failures,
      times: tests.flatMap(({ name, results }) =>
        results.map(({ duration }) => ({ test: name, ms: duration })),
      ),
    };
  });

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
