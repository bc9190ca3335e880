import { brotliCompressSync } from 'node:zlib';

import { minifySync } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const kibibyte = 1024;
/** Limits for what every visitor's first screen loads, compressed with brotli, and for what callouts add. */
const limits = { scripts: 150 * kibibyte, styles: 15 * kibibyte, callouts: 6 * kibibyte };
/** Modules of callouts on drawings: those of the part list, and those of a drawing that opens large. */
const ofCallouts =
  /\/(callouts|Callout(Buttons|Chooser|Numbers)|DrawingCallouts|LargeDrawing|callout-numbers)\.tsx?$|panzoom/;
/** Modules that no visitor may load: the dashboard and its rich-text editor. */
const administratorsOnly = /\/src\/dashboard\/|\/(@tiptap|prosemirror-[a-z]+)\//;

const compressed = (source: string | Uint8Array) => brotliCompressSync(source).length;

/** Fails the build if the initial load exceeds its limits or contains what only administrators need. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const initial = initialChunks(chunks);
      const forbidden = initial.flatMap(({ moduleIds }) =>
        moduleIds.filter((id) => administratorsOnly.test(id)),
      );
      if (forbidden.length > 0) this.error(`The initial load contains ${forbidden.join(', ')}`);

      const scripts = initial.reduce((sum, { code }) => sum + compressed(code), 0);
      const styleNames = new Set(
        initial.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
      );
      const styles = [...styleNames].reduce((sum, name) => {
        const style = bundle[name];
        return sum + (style?.type === 'asset' ? compressed(style.source) : 0);
      }, 0);
      for (const [what, size, limit] of [
        ['initial scripts', scripts, limits.scripts],
        ['initial styles', styles, limits.styles],
        ['scripts of callouts', calloutScripts(chunks), limits.callouts],
      ] as const) {
        const report = `The ${what} weigh ${(size / kibibyte).toFixed(1)} KiB; ${limit / kibibyte} are allowed.`;
        if (size > limit) this.error(report);
        else this.info(report);
      }
    },
  };
}

/** What the scripts of callouts weigh together, for visitors. */
function calloutScripts(chunks: Rolldown.OutputChunk[]): number {
  const code = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => ofCallouts.test(id) && !administratorsOnly.test(id))
    .map(([, module]) => minifySync('callouts.js', module.code ?? '', { module: false }).code);
  return compressed(code.join('\n'));
}

/** Lists the entry with all its imports and the largest catalogue: each visitor loads one of those. */
function initialChunks(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  const catalogues = chunks.filter(({ facadeModuleId }) =>
    /\/i18n\/\w+\.json$/.test(facadeModuleId ?? ''),
  );
  add(catalogues.toSorted((a, b) => compressed(b.code) - compressed(a.code))[0]);
  return [...found];
}
