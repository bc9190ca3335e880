import { defineConfig } from 'vitest/config';
import '../.config/node-version.mjs';

export default defineConfig({
  test: {
    name: 'backend',
    include: ['src/**/*.test.ts', 'proof/**/*.test.ts'],
    globalSetup: 'src/testing/postgres-setup.ts',
    // Two databases and whole programs, on machines that may be busy with the other projects.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
