import { configDefaults, defineConfig } from 'vitest/config';
import '../.config/node-version.mjs';

export default defineConfig({
  // Node loads graphql's CommonJS build; a second copy of it beside would not know its types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'gateway',
    include: ['{src,check,test,proof}/**/*.test.ts'],
    // What only `npm run test:all` runs: faults under load, and a build that fails.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_ALL ? [] : ['proof/**'])],
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
