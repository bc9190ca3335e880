import { dark, metal, type Paint } from './paint.ts';
import {
  around,
  evenly,
  fine,
  loft,
  move,
  prism,
  radians,
  ring,
  sleeve,
  times,
  turned,
  type Part,
  type Point,
  type Vec,
} from './mesh.ts';
import { points } from './points.ts';

/** Shared bodies: bolts, holes, gears, pipes and blades. */

/** Hexagon heads on a bolt circle about x. */
export const bolts = (
  angles: readonly number[],
  radius: number,
  x: Point,
  size: number,
  paint: Paint = metal,
): Part[] => around(angles, fine(move(prism(ring(6, size, 30), x, paint), [0, radius, 0])));

/** The dark openings of bores on a face at x. */
export const holes = (angles: readonly number[], radius: number, x: number, size: number): Part[] =>
  around(angles, fine(move(prism(ring(28, size), [x - 0.3, x + 0.3], dark), [0, radius, 0])));

/** A flange: a ring with holes or bolts on the face that the reader sees. */
export const flange = (
  x: Point,
  r: Point,
  count: number,
  paint: Paint,
  {
    bolted = false,
    face = x[0],
    start = 0,
    size = (r[1] - r[0]) * 0.16,
    circle = r[0] + (r[1] - r[0]) * 0.6,
  } = {},
): Part[] => [
  sleeve(x, r, paint),
  ...(bolted
    ? bolts(
        evenly(count, start),
        circle,
        face < (x[0] + x[1]) / 2 ? [face - size * 1.2, face] : [face, face + size * 1.2],
        size,
      )
    : holes(evenly(count, start), circle, face, size)),
];

/** A spur gear about x. */
export function gear(
  teeth: number,
  radius: number,
  x: Point,
  paint: Paint,
  { bore = radius * 0.25, start = 0, depth = 0 } = {},
): Part[] {
  const high = depth || (radius * 5) / teeth;
  const outline = times(teeth, (i): Point[] =>
    points('-0.27 -1, -0.13 0, 0.13 0, 0.27 -1').map(([a, level]) => {
      const angle = radians(start + ((i + a) * 360) / teeth);
      const r = radius + level * high;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }),
  ).flat();
  const hub = radius * 0.42;
  const step = (x[1] - x[0]) * 0.22;
  return [
    prism(outline, x, paint),
    fine(sleeve([x[0] - step, x[1] + step], [bore, hub], paint)),
    fine(sleeve([x[0] - 2, x[1] + 2], [radius * 0.74, radius * 0.76], paint)),
    fine(sleeve([x[0] - step - 0.2, x[0]], [0, bore], dark)),
  ];
}

/** Computes points along a smooth curve through the given ones (Catmull-Rom). */
export function curve(through: readonly Vec[], fineness = 12): Vec[] {
  const get = (i: number): Vec =>
    through[Math.min(through.length - 1, Math.max(0, i))] ?? [0, 0, 0];
  const inner = times(through.length - 1, (i) =>
    times(fineness, (k): Vec => {
      const t = k / fineness;
      const mix = (axis: 0 | 1 | 2): number => {
        const [a, b, c, d] = [get(i - 1)[axis], get(i)[axis], get(i + 1)[axis], get(i + 2)[axis]];
        return (
          0.5 *
          (2 * b +
            (c - a) * t +
            (2 * a - 5 * b + 4 * c - d) * t * t +
            (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      return [mix(0), mix(1), mix(2)];
    }),
  ).flat();
  return [...inner, get(through.length - 1)];
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const crossed = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec): Vec => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};

/** A pipe or cable along a path. */
export function pipe(path: readonly Vec[], radius: number, paint: Paint): Part {
  let side: Vec = [0.31, 0.52, 0.79];
  const outlines = path.map((p, i) => {
    const along = unit(
      minus(path[Math.min(i + 1, path.length - 1)] ?? p, path[Math.max(i - 1, 0)] ?? p),
    );
    const up = unit(crossed(crossed(along, side), along));
    side = up;
    const out = crossed(along, up);
    return ring(24, radius).map(([u, v]): Vec => [
      p[0] + up[0] * u + out[0] * v,
      p[1] + up[1] * u + out[1] * v,
      p[2] + up[2] * u + out[2] * v,
    ]);
  });
  return loft(outlines, paint);
}

/** A cambered blade section, chord along the first axis, from nose to tail and back. */
export function airfoil(chord: number, thickness: number, camber: number, count = 18): Point[] {
  const half = (s: number): number =>
    5 *
    thickness *
    (0.2969 * Math.sqrt(s) - 0.126 * s - 0.3516 * s * s + 0.2843 * s ** 3 - 0.098 * s ** 4);
  const arc = (s: number): number => 4 * camber * s * (1 - s);
  const stations = times(count + 1, (i) => (1 - Math.cos((Math.PI * i) / count)) / 2);
  const upper = stations.map((s): Point => [(s - 0.5) * chord, (arc(s) + half(s)) * chord]);
  const lower = stations
    .slice(1)
    .reverse()
    .map((s): Point => [(s - 0.5) * chord, (arc(s) - half(s)) * chord]);
  return [...upper, ...lower];
}

export interface BladeShape {
  root: number;
  tip: number;
  chord: Point;
  /** Stagger at root and tip, degrees from the axis. */
  stagger: Point;
  camber?: Point;
  thickness?: Point;
}

/** A blade along y at the station x = 0. */
export function blade(
  { root, tip, chord, stagger, camber = [0.1, 0.05], thickness = [0.12, 0.07] }: BladeShape,
  paint: Paint,
  sections = 12,
  points = 18,
): Part {
  const mix = ([a, b]: Point, t: number): number => a + (b - a) * t;
  const outlines = times(sections + 1, (i) => {
    const t = i / sections;
    const [c, s] = [Math.cos(radians(mix(stagger, t))), Math.sin(radians(mix(stagger, t)))];
    return airfoil(mix(chord, t), mix(thickness, t), mix(camber, t), points).map(([u, v]): Vec => [
      u * c - v * s,
      root + (tip - root) * t,
      u * s + v * c,
    ]);
  });
  return loft(outlines, paint);
}

/** A row of blades on a wheel at x. */
export const bladeRow = (
  count: number,
  x: number,
  form: BladeShape,
  paint: Paint,
  arc: { from?: number; to?: number } = {},
): Part[] => {
  const { from = 0, to = 360 } = arc;
  const one = fine(move(blade(form, paint, 4, 6), [x, 0, 0]));
  const angles = times(count, (i) => from + ((i + 0.5) * (to - from)) / count);
  return around(angles, one);
};

/** A rod of changing radius: pairs of (x, radius) along the axis. */
export const spindle = (
  steps: readonly Point[],
  paint: Paint,
  arc: { from?: number; to?: number } = {},
): Part => {
  const first = steps[0] ?? [0, 0];
  const last = steps.at(-1) ?? first;
  return turned([[first[0], 0], ...steps, [last[0], 0]], paint, arc);
};
