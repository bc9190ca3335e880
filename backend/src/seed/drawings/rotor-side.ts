import { ink, metal, steel } from './paint.ts';
import { radians, times, type Point } from './mesh.ts';
import { path, shape, stroke } from './sheet.ts';

/** A bladed row seen from the side: every blade tip where its angle puts it. */
export function rowSide(
  x: number,
  width: number,
  tip: number,
  count: number,
  fill = '#7fb0c6',
  lean = 0.5,
): string {
  const half = times(Math.ceil(count / 2), (i) => -90 + ((i + 0.5) * 360) / count);
  const shift = Math.min(width * lean, (tip * Math.PI) / count);
  const lines = half
    .map((angle) => {
      const y = tip * Math.sin(radians(angle));
      const slant = (shift / 2) * Math.cos(radians(angle));
      return path([
        [x, y - slant],
        [x + width, y + slant],
      ]);
    })
    .join('');
  const body = path(
    [
      [x, -tip],
      [x + width, -tip],
      [x + width, tip],
      [x, tip],
    ],
    true,
  );
  return shape(body, fill, ink, 2.5) + stroke(lines, ink, 1.3);
}

/** A turned body seen from the side: outline (x, radius) mirrored, an edge at every step. */
export function turnedSide(
  outline: readonly Point[],
  fill: string = metal.tones[1],
  weight = 2.5,
): string {
  const body = [...outline, ...outline.map(([x, r]): Point => [x, -r]).reverse()];
  const steps = outline
    .slice(1, -1)
    .map(([x, r]) =>
      path([
        [x, -r],
        [x, r],
      ]),
    )
    .join('');
  const shade = outline
    .slice(1)
    .map(([x, r], i) => {
      const [x0 = 0, r0 = 0] = outline[i] ?? [];
      return x > x0
        ? [0.62, 0.78, 0.9]
            .map((s) =>
              path([
                [x0, r0 * s],
                [x, r * s],
              ]),
            )
            .join('')
        : '';
    })
    .join('');
  return (
    shape(path(body, true), fill, ink, weight) +
    stroke(shade, '#9fb6c1', 1.2) +
    stroke(steps, steel, 1.5)
  );
}
