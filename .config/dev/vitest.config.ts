import { defineConfig } from 'vitest/config';
import '../node-version.mjs';

/** `npm run test:dev`: whether `npm run dev` brings every change. */
export default defineConfig({
  test: {
    name: 'dev',
    root: import.meta.dirname,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 250 } },
  },
});
