import { defineConfig } from 'vitest/config';
import '../../.config/node-version.mjs';

/** `npm run test:cluster`: what several processes on shared servers must hold. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'cluster',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['programs.ts'],
    // Each file starts servers of its own, and measures what others would disturb.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
