import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import './node-version.mjs';

// The tests start hundreds of programs, and a third of each start goes into stripping types and compiling.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    projects: [
      'backend',
      'gateway',
      'web',
      // What React's server has rendered changes contexts for all tests that share its modules.
      {
        test: {
          name: 'web in Node',
          include: ['web/src/**/*.node.test.tsx'],
          testTimeout: 600_000,
        },
      },
      // Whole programs, on machines that may be busy with the other projects.
      {
        test: {
          name: 'repository',
          include: ['.config/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
