import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { themeVariables } from './build/theme-variables.ts';

const server = 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), themeVariables()],
  // RxJS, which Apollo Client brings, has a smaller build for browsers of this decade.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { proxy: { '/graphql': server, '/api': server } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    css: false,
    testTimeout: 20_000,
  },
});
