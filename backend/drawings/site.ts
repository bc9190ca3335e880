import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { siteDrawings, icons } from './site-catalogue.ts';

/** Writes the drawings of the public site: SVG files to web/src/ui/drawings, icons to web/public. */

const folder = (name: string): string =>
  fileURLToPath(new URL(`../../web/${name}/`, import.meta.url));
const drawings = folder('src/ui/drawings');
const open = folder('public');
await mkdir(drawings, { recursive: true });
await mkdir(open, { recursive: true });

for (const [name, draw] of Object.entries(siteDrawings)) {
  const text = draw();
  await writeFile(`${drawings}${name}.svg`, `${text}\n`);
  console.log(`${name} ${Math.round(text.length / 1024)} KB`);
}
for (const { name, text, width, height } of icons()) {
  if (name.endsWith('.svg')) await writeFile(`${open}${name}`, `${text}\n`);
  else
    await sharp(Buffer.from(text), { density: 144 })
      .resize(width, height)
      .png({ palette: true, compressionLevel: 9, effort: 10, dither: 0 })
      .toFile(`${open}${name}`);
}
