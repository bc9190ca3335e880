import { join } from 'node:path';

import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

import { readScreens } from './screens.ts';

const appFile = join(import.meta.dirname, '../src/main.tsx');
const homeFile = join(import.meta.dirname, '../src/site/home/HomeScreen.tsx');
const firstViewFile = join(import.meta.dirname, '../src/first-view/first-view.ts');
/** Fonts that every screen needs; digits and the company's name are Latin in Russian, too. */
const firstFaces = /ibm-plex-sans-latin-(400|600)-.*woff2$/;

/** The files of a screen, as addresses. */
interface Files {
  styles: string[];
  scripts: string[];
}

/**
 * Makes documents show before the app has loaded (docs/decisions/addresses.md): inlines the styles
 * and the script of the first view, which loads the app once the screen shows. Lists the files of each
 * screen in `screens.json`, for the server to put into its document.
 */
export function serverRendering(): Plugin {
  return {
    name: 'server-rendering',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const entry = chunkOf(chunksOf(bundle), appFile);
        const languages = Object.keys(catalogueFiles(chunksOf(bundle))).join(' ');
        const faces = Object.keys(bundle)
          .filter((name) => firstFaces.test(name))
          .map((name) => `<link rel="preload" as="font" crossorigin href="/${name}">`)
          .join('');
        const script = await firstView();
        return html
          .replace('<html ', `<html data-entry="/${entry.fileName}" data-languages="${languages}" `)
          .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, name: string) =>
            inlined(bundle, name),
          )
          .replace(/<(link rel="modulepreload"|script type="module")[^>]*>(<\/script>)?\s*/g, '')
          .replace('<!--first-view-->', () => `${faces}<script>${script}</script>`)
          .replace('<!--show-->', '<script>firstView.show()</script>');
      },
    },
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const files = { screens: screenFiles(chunks), catalogues: catalogueFiles(chunks) };
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(files) });
    },
  };
}

/** Bundles the script of the first view for a script element. */
async function firstView(): Promise<string> {
  const bundles = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: firstViewFile, name: 'firstViewModule', formats: ['iife'] },
    },
  });
  const [bundle] = Array.isArray(bundles) ? bundles : [];
  if (!bundle) throw new Error('The script of the first view was not built.');
  return bundle.output[0].code.trim();
}

/** Inlines a stylesheet. The disabled link is never loaded; it tells Vite that the styles are present. */
function inlined(bundle: Rolldown.OutputBundle, name: string): string {
  const style = bundle[name];
  if (style?.type !== 'asset') throw new Error(`The build has no stylesheet ${name}.`);
  return `<style>${String(style.source).trim()}</style><link rel="stylesheet" href="/${name}" disabled>`;
}

/** Lists the files of each screen: the styles beyond those of every page, and all scripts. */
function screenFiles(chunks: Rolldown.OutputChunk[]): Record<string, Files> {
  const entry = chunkOf(chunks, appFile);
  const first = withImports(chunks, [entry]);
  const { screens, shared } = readScreens();
  const scripts = first.filter((chunk) => chunk !== entry);
  const home = { path: '/', files: [homeFile] };
  const others = screens.map(({ path, file }) => ({ path, files: [...shared, file] }));
  const listed = [home, ...others].map(({ path, files }): [string, Files] => {
    const roots = files.map((name) => chunkOf(chunks, name));
    const own = withImports(chunks, roots).filter((chunk) => !first.includes(chunk));
    const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    const names = [...scripts, ...own].map(({ fileName }) => `/${fileName}`);
    return [path, { styles: [...new Set(styles)].map((name) => `/${name}`), scripts: names }];
  });
  return Object.fromEntries(listed);
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

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
