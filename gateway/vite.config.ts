import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the server that `npm start` runs: plain JavaScript, so that Node keeps no compiler in memory. */
export default defineConfig({
  root: import.meta.dirname,
  // Ours as well, not a package from elsewhere.
  ssr: { noExternal: ['backend'] },
  build: {
    ssr: true,
    // Side by side: `projectRoot` counts the folders above it.
    rolldownOptions: {
      input: {
        main: resolve(import.meta.dirname, 'src/main.ts'),
        // A process of its own, started by its name.
        'image-worker': resolve(import.meta.dirname, '../backend/src/files/image-worker.ts'),
      },
      output: { chunkFileNames: '[name].js' },
    },
  },
});
