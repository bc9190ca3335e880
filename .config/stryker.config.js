/**
 * `npm run mutate -- MODULES --testFiles TESTS` changes the modules in every way and counts the changes
 * that no test notices: `npm run mutate -- 'gateway/src/rest/!(*.test).ts' --testFiles 'gateway/src/rest/*.test.ts'`.
 *
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Some tests start programs and set what a worker thread may not.
  vitest: { configFile: '.config/vitest.config.ts', pool: 'forks', related: false },
  concurrency: 1,
  // Node strips the types, and what does not compile fails `npm run types`.
  disableTypeChecks: false,
  // Constants are read once, when a file is loaded: each would need all tests once more.
  ignoreStatic: true,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
};
