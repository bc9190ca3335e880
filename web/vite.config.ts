import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

import '../.config/node-version.mjs';
import { budget } from './build/budget.ts';
import { precompress } from './build/precompress.ts';
import { serverRendering } from './build/server-rendering.ts';
import { themeVariables } from './build/theme-variables.ts';

const server = `http://localhost:${process.env.PORT || 4000}`;

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [react(), themeVariables(), budget(), serverRendering(), precompress()],
  // RxJS, which Apollo Client brings, has a smaller build for browsers of this decade.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // Bundle the dependencies of server rendering, so that it loads only what it renders with.
  ssr: { noExternal: true },
  // Or `npm start` would render with React's and Apollo's code for developers, in twice the time.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    copyPublicDir: !isSsrBuild,
    // The budget (build/budget.ts) counts what goes over the line.
    chunkSizeWarningLimit: 1000,
    // By default the bundler writes forty files for a screen with a form, each a round trip of its own.
    rolldownOptions: {
      output: {
        // By default a shared file is named after all its importers.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: isSsrBuild || {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            // One stylesheet for all public screens: in pieces it is as large and takes longer.
            { name: 'site', test: /\/src\/(site|ui)\/.*\.css$/ },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 12_000,
            },
          ],
        },
      },
    },
  },
  // By default Vite would also scan the explorer's page, whose workers it cannot bundle.
  optimizeDeps: { entries: ['index.html'] },
  server: { proxy: { '/graphql': server, '/api': server } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['{src,explorer}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/*.node.test.tsx'],
    setupFiles: ['src/test/setup.ts'],
    css: false,
    // The files share the modules, whose loading takes two thirds of the time of isolated ones.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}));
