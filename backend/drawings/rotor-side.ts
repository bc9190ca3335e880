import { blue, ink, metal, steel, type Paint } from './paint.ts';
import { radians, times, type Point } from './mesh.ts';
import { path, shape, stroke } from './sheet.ts';

/** Side views of rotors, for pictures that must stay small vector files. */

/** The tones of solid bodies, with the start and end of each from the upper edge down. */
const bands = [
  [-1, -0.86, 1],
  [-0.86, -0.3, 0],
  [-0.3, 0.35, 1],
  [0.35, 0.8, 2],
  [0.8, 1, 3],
] as const;

const lit = (outline: readonly Point[], paint: Paint): string =>
  bands
    .map(([from, to, tone]) => {
      const upper = outline.map(([x, r]): Point => [x, r * from]);
      const lower = outline.map(([x, r]): Point => [x, r * to]).reverse();
      return shape(path([...upper, ...lower], true), paint.tones[tone], 'none', 0);
    })
    .join('');

const mirrored = (outline: readonly Point[]): Point[] => [
  ...outline,
  ...outline.map(([x, r]): Point => [x, -r]).reverse(),
];

/** A blade row, with every blade tip at the position of its angle about the axis. */
export function rowSide(
  x: number,
  width: number,
  tip: number,
  count: number,
  paint: Paint = blue,
): string {
  const ends: Point[] = [
    [x, tip],
    [x + width, tip],
  ];
  const shift = Math.min(width * 0.7, (tip * Math.PI) / count);
  const lines = times(Math.ceil(count / 2), (i) => {
    const angle = radians(-90 + ((i + 0.5) * 360) / count);
    const y = tip * Math.sin(angle);
    const slant = (shift / 2) * Math.cos(angle);
    return `M${x} ${Math.round(y - slant)}L${x + width} ${Math.round(y + slant)}`;
  });
  return (
    lit(ends, paint) +
    stroke(lines.join(''), ink, 1.3) +
    shape(path(mirrored(ends), true), 'none', ink, 2.5)
  );
}

/** A turned body: outline (x, radius), with an edge at every step. */
export function turnedSide(outline: readonly Point[], paint: Paint = metal, weight = 2.5): string {
  const edges = outline.slice(1, -1).map(([x, r]) => `M${x} ${-r}V${r}`);
  return (
    lit(outline, paint) +
    stroke(edges.join(''), steel, 1.5) +
    shape(path(mirrored(outline), true), 'none', ink, weight)
  );
}
