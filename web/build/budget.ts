import { brotliCompressSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

const kibibyte = 1024;
/** The most that a visitor's first page may load, compressed with brotli. */
const most = { scripts: 150 * kibibyte, styles: 15 * kibibyte };
/** What no visitor may load: the dashboard and its rich-text editor. */
const administratorsOnly = /\/src\/dashboard\/|\/(@tiptap|prosemirror-[a-z]+)\//;

const compressed = (source: string | Uint8Array) => brotliCompressSync(source).length;

/** Fails the build where the first page weighs more than its budget or carries what visitors do not need. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = firstPage(chunks);
      const forbidden = first.flatMap(({ moduleIds }) =>
        moduleIds.filter((id) => administratorsOnly.test(id)),
      );
      if (forbidden.length > 0) this.error(`The first page carries ${forbidden.join(', ')}`);

      const scripts = first.reduce((sum, { code }) => sum + compressed(code), 0);
      const styleNames = new Set(
        first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
      );
      const styles = [...styleNames].reduce((sum, name) => {
        const style = bundle[name];
        return sum + (style?.type === 'asset' ? compressed(style.source) : 0);
      }, 0);
      for (const [what, size, limit] of [
        ['scripts', scripts, most.scripts],
        ['styles', styles, most.styles],
      ] as const) {
        const report = `The first page's ${what} weigh ${(size / kibibyte).toFixed(1)} KiB; ${limit / kibibyte} are allowed.`;
        if (size > limit) this.error(report);
        else this.info(report);
      }
    },
  };
}

/** The entry with all that it imports, and the largest catalogue: each visitor loads one of them. */
function firstPage(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
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
