import { configDefaults, defineConfig } from 'vitest/config';
import '../.config/node-version.mjs';

/** What only `npm run test:all` runs: proofs, and what needs PostgreSQL throughout. */
const slow = ['proof/**', 'src/{migrate,several-backends}.test.ts', 'src/testing/postgres.test.ts'];

export default defineConfig({
  test: {
    name: 'backend',
    include: ['src/**/*.test.ts', 'proof/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_ALL ? [] : slow)],
    isolate: false,
    globalSetup: 'src/testing/postgres-setup.ts',
    // Two databases and whole programs, on machines that may be busy with the other projects.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
