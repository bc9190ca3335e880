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
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(result) })),
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
    const specs = suites.flatMap(specsOf);
    const failures = specs.flatMap(({ ok, file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      const [reason = ''] = stripVTControlCharacters(error?.message ?? '').split('\n');
      return ok || !error ? [] : [`${file}: ${title}: ${reason}`];
    });
    return {
      passed: stats.expected + stats.flaky,
      failures,
      times: specs.flatMap(({ file, title, tests }) =>
        tests.flatMap(({ results }) =>
          results.map(({ duration }) => ({ test: `${file}: ${title}`, ms: duration })),
        ),
      ),
    };
  });

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
