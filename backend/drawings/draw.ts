import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './drawing.ts';
import { drawings } from './catalogue.ts';
import { camera, height, render, width } from './render.ts';
import { background, balloon, centreLine, svg } from './sheet.ts';
import type { Point, Vec } from './mesh.ts';

/**
 * Renders the demo images named on the command line (all by default) to backend/src/seed/images. They
 * are committed; the service never imports this folder: node backend/drawings/draw.ts bearing
 */

const images = fileURLToPath(new URL('../src/seed/images/', import.meta.url));

async function picture(drawing: Drawing): Promise<Buffer> {
  const area = drawing.area ?? { left: 140, top: 110, right: width - 140, bottom: height - 110 };
  const project = camera(drawing.parts, drawing.view, area);
  const spot = (v: Vec): Point => {
    const [x, y] = project(v);
    return [x, y];
  };
  const below = (drawing.axes ?? []).map(([a, b]) => centreLine(spot(a), spot(b))).join('');
  const notes = (drawing.notes ?? [])
    .map(({ digit, at, to }) => balloon(at.length === 2 ? at : spot(at), to, digit))
    .join('');
  const under = svg(background() + (drawing.under?.(project) ?? '') + below);
  const over = svg((drawing.over?.(project) ?? '') + notes);
  const solid = render(drawing.parts, project);
  const middle = await sharp(solid.data, {
    raw: { width: solid.width, height: solid.height, channels: 4 },
  })
    .resize(width, height, { kernel: 'mitchell' })
    .png()
    .toBuffer();
  return sharp(Buffer.from(under))
    .composite([{ input: middle }, { input: Buffer.from(over) }])
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

await mkdir(images, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(drawings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const png = await picture(draw());
  await writeFile(`${images}${name}.png`, png);
  console.log(`${name} ${Math.round(png.length / 1024)} KB`);
}
