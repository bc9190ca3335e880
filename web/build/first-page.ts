import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { readScreens } from './screens.ts';

const appFile = join(import.meta.dirname, '../src/main.tsx');
const beginFile = join(import.meta.dirname, '../src/first-page/begin.js');
/** The faces in which every first page is written; digits and our name are Latin in Russian too. */
const firstFaces = /ibm-plex-sans-latin-(400|600)-.*woff2$/;

/** A public screen as `begin.js` knows it: the addresses that lead to it and what it is made of. */
interface ScreenFiles {
  pattern: string;
  styles: string[];
  scripts: string[];
}

/**
 * Makes the first page need nothing but its HTML (docs/decisions/web-first-paint.md): its styles and the
 * script that begins it are inlined, the app's scripts wait until the screen is there. Which files
 * a screen is made of is read from the routes and from the bundle.
 */
export function firstPage(): Plugin {
  return {
    name: 'first-page',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunkOf(chunks, appFile);
        const screens = screenFiles(chunks, entry);
        const begin = withoutComments(readFileSync(beginFile, 'utf8'))
          .replace('SCREENS', () => JSON.stringify(screens))
          .replace('CATALOGUES', () => JSON.stringify(catalogueFiles(chunks)))
          .replace('FIRST', () => JSON.stringify(entry.imports.map((name) => `/${name}`)))
          .replace('ENTRY', () => JSON.stringify(`/${entry.fileName}`));
        const faces = Object.keys(bundle)
          .filter((name) => firstFaces.test(name))
          .map((name) => `<link rel="preload" as="font" crossorigin href="/${name}">`)
          .join('');
        return html
          .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, name: string) =>
            inlined(bundle, name),
          )
          .replace(/<(link rel="modulepreload"|script type="module")[^>]*>(<\/script>)?\s*/g, '')
          .replace('<!--begin-->', () => `${faces}<script>${begin}</script>`)
          .replace('<!--show-->', '<script>firstPage.show()</script>');
      },
    },
  };
}

/** A stylesheet as part of the HTML. The link that is left, never loaded, tells Vite that it is there. */
function inlined(bundle: Rolldown.OutputBundle, name: string): string {
  const style = bundle[name];
  if (style?.type !== 'asset') throw new Error(`The build has no stylesheet ${name}.`);
  return `<style>${String(style.source).trim()}</style><link rel="stylesheet" href="/${name}" disabled>`;
}

/** The files of each screen, beyond those that every visitor loads. */
function screenFiles(chunks: Rolldown.OutputChunk[], entry: Rolldown.OutputChunk): ScreenFiles[] {
  const first = withImports(chunks, [entry]);
  const { screens, shared } = readScreens();
  return screens.map(({ path, file }) => {
    const roots = [...shared, file].map((name) => chunkOf(chunks, name));
    const own = withImports(chunks, roots).filter((chunk) => !first.includes(chunk));
    const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return {
      pattern: `^${path.replace(/:\w+/g, '[^/]+')}/?$`,
      styles: [...new Set(styles)].map((name) => `/${name}`),
      scripts: own.map(({ fileName }) => `/${fileName}`),
    };
  });
}

/** The file of each language's catalogue. */
function catalogueFiles(chunks: Rolldown.OutputChunk[]): Record<string, string> {
  const files = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, language] = /\/i18n\/(\w+)\.json$/.exec(facadeModuleId ?? '') ?? [];
    return language ? [[language, `/${fileName}`] as const] : [];
  });
  return Object.fromEntries(files);
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!found) throw new Error(`The build has no chunk of ${module}.`);
  return found;
}

/** Chunks with all that they import, what is imported first. */
function withImports(
  chunks: Rolldown.OutputChunk[],
  roots: Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const seen = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
    found.add(chunk);
  };
  for (const root of roots) add(root);
  return [...found];
}

/** The comments are for readers of the source. */
function withoutComments(script: string): string {
  return script.replace(/\/\*[^]*?\*\/|^ +\/\/.*$/gm, '').replace(/\n\s*/g, '\n');
}
