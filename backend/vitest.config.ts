import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/postgres-setup.ts',
    testTimeout: 30_000,
  },
});
