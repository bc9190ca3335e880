import { defineConfig } from 'vitest/config';
import '../.config/node-version.mjs';

export default defineConfig({
  // Node loads graphql's CommonJS build; a second copy of it beside would not know its types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
