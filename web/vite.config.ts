import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { budget } from './build/budget.ts';
import { precompress } from './build/precompress.ts';
import { themeVariables } from './build/theme-variables.ts';

const server = 'http://localhost:4000';

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [react(), themeVariables(), budget(), precompress()],
  // RxJS, which Apollo Client brings, has a smaller build for browsers of this decade.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // The server's bundle (web/src/first-page) stands alone, so that only what it renders is loaded.
  ssr: { noExternal: true },
  build: { copyPublicDir: !isSsrBuild },
  server: { proxy: { '/graphql': server, '/api': server } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    css: false,
    testTimeout: 20_000,
  },
}));
