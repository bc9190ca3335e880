import { defineConfig } from 'vite';

/** Builds the server that `npm start` runs: plain JavaScript, so that Node keeps no compiler in memory. */
export default defineConfig({
  root: import.meta.dirname,
  // Ours as well, not a package from elsewhere.
  ssr: { noExternal: ['backend'] },
  build: {
    ssr: 'src/main.ts',
    // Side by side: `projectRoot` counts the folders above it.
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
});
