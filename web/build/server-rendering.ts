import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { readScreens } from './screens.ts';

const appFile = join(import.meta.dirname, '../src/main.tsx');
const headScriptFile = join(import.meta.dirname, '../src/server-rendering/head-script.js');
/** Fonts that every screen needs; digits and the company's name are Latin in Russian, too. */
const firstFaces = /ibm-plex-sans-latin-(400|600)-.*woff2$/;

/** A public screen for `head-script.js`: the pattern of its paths and the files it needs. */
interface ScreenFiles {
  pattern: string;
  styles: string[];
  scripts: string[];
}

/**
 * Makes server-rendered screens show without further requests (docs/decisions/web-first-paint.md):
 * inlines the styles and the head script, and delays the app's scripts until the screen shows. Reads
 * the files of each screen from the routes and the bundle.
 */
export function serverRendering(): Plugin {
  return {
    name: 'server-rendering',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunkOf(chunks, appFile);
        const screens = screenFiles(chunks, entry);
        const script = withoutComments(readFileSync(headScriptFile, 'utf8'))
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
          .replace('<!--head-script-->', () => `${faces}<script>${script}</script>`)
          .replace('<!--show-->', '<script>serverRendering.show()</script>');
      },
    },
  };
}

/** Inlines a stylesheet. The disabled link is never loaded; it tells Vite that the styles are present. */
function inlined(bundle: Rolldown.OutputBundle, name: string): string {
  const style = bundle[name];
  if (style?.type !== 'asset') throw new Error(`The build has no stylesheet ${name}.`);
  return `<style>${String(style.source).trim()}</style><link rel="stylesheet" href="/${name}" disabled>`;
}

/** Lists the files of each screen, beyond those that every visitor loads. */
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

/** Maps each language to the file of its catalogue. */
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

/** Lists chunks with all their imports, imports first. */
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

/** Removes comments and indentation. */
function withoutComments(script: string): string {
  return script.replace(/\/\*[^]*?\*\/|^ +\/\/.*$/gm, '').replace(/\n\s*/g, '\n');
}
