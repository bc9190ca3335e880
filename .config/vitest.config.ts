import { defineConfig } from 'vitest/config';
import './node-version.mjs';

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    projects: [
      'backend',
      'gateway',
      'web',
      // Whole programs, on machines that may be busy with the other projects.
      {
        test: {
          name: 'repository',
          include: ['.config/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
