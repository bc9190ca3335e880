import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const routesFile = join(import.meta.dirname, '../src/site/SiteRoutes.tsx');

/** A route of the public site and the file of its screen. */
export interface ScreenSource {
  path: string;
  file: string;
}

/** Reads the public screens and their shared files from `SiteRoutes.tsx`. */
export function readScreens(): { screens: ScreenSource[]; shared: string[] } {
  const routes = readFileSync(routesFile, 'utf8');
  const at = (file: string) => resolve(dirname(routesFile), file);
  const screen = /'(\/[^']+)': \{\s*load: async \(\) =>\s*\(await import\('([^']+)'\)/g;
  const screens = [...routes.matchAll(screen)].map(([, path = '', file = '']) => ({
    path,
    file: at(file),
  }));
  if (screens.length === 0 || screens.length !== (routes.match(/'\/[^']*': \{/g) ?? []).length) {
    throw new Error('A route in SiteRoutes.tsx is not written as web/build/screens.ts reads it.');
  }
  const imports = [...routes.matchAll(/import\('([^']+)'\)/g)].map(([, file = '']) => at(file));
  // Imports outside of the routes are shared by all.
  const shared = imports.filter((imported) => !screens.some(({ file }) => file === imported));
  return { screens, shared };
}
