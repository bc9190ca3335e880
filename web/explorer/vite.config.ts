import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The explorer is a build of its own, so that nothing of it can reach a visitor's page or weigh on
 * it. The gateway serves it in development only (gateway/src/http/explorer.ts).
 */
export default defineConfig({ root: import.meta.dirname, base: '/explorer/', plugins: [react()] });
