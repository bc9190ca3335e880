import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|html|json|txt|webmanifest)$/;
/** Compressing a file that fits into one network packet gains nothing. */
const leastBytes = 1400;

/** Writes `.br` and `.gz` beside each file that gains from it, so that nothing is compressed per request. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => compressible.test(name)).map(compress));
    },
  };

  async function compress(name: string): Promise<void> {
    const path = join(folder, name);
    const content = await readFile(path);
    if (content.length < leastBytes) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
