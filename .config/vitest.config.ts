import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    projects: [
      'backend',
      'gateway',
      'web',
      { test: { name: 'repository', include: ['.config/*.test.ts'] } },
    ],
  },
});
