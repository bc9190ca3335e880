import type { Paint } from './paint.ts';
import { at, triangles } from './triangles.ts';

/**
 * Solid bodies for the drawings, nominally in millimetres: x runs along the machine from inlet to
 * exhaust, y is up, z points to the reader. Angles are degrees about x, from up (0) to the reader (90).
 */
export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];

export interface Facet {
  corners: readonly [Vec, Vec, Vec];
  /** Faces on a section plane are hatched. */
  cut: boolean;
}

export interface Part {
  facets: Facet[];
  paint: Paint;
  /** Outlines are bold (4 px) by default; small details use a fine one (2 px). */
  fine: boolean;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The numbers 0 to count - 1. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Points on a circle; few of them make a regular polygon. */
export const ring = (count: number, radius: number, start = 0): Point[] =>
  times(count, (i) => {
    const a = radians(start + (i * 360) / count);
    return [radius * Math.cos(a), radius * Math.sin(a)];
  });

const facet = (a: Vec, b: Vec, c: Vec, cut = false): Facet => ({ corners: [a, b, c], cut });

/** A flat face within an outline, which `place` maps into space. */
const flat = (outline: readonly Point[], place: (p: Point) => Vec, cut = false): Facet[] =>
  triangles(outline).map(([i, j, k]) =>
    facet(place(at(outline, i)), place(at(outline, j)), place(at(outline, k)), cut),
  );

/** Connects copies of an outline at successive stations into a surface. */
const skin = (stations: readonly (readonly Vec[])[], closed: boolean): Facet[] =>
  stations.slice(1).flatMap((next, s) => {
    const last = at(stations, s);
    return times(closed ? last.length : last.length - 1, (i) => {
      const [a, b, c, d] = [at(last, i), at(last, i + 1), at(next, i + 1), at(next, i)];
      return [facet(a, b, c), facet(a, c, d)];
    }).flat();
  });

export const polar = (x: number, r: number, degrees: number): Vec => [
  x,
  r * Math.cos(radians(degrees)),
  r * Math.sin(radians(degrees)),
];

/** A turned body: the closed outline (x, radius) swept about the x axis, open if not a full turn. */
export function turned(
  outline: readonly Point[],
  paint: Paint,
  { from = 0, to = 360, steps = 120 } = {},
): Part {
  const count = Math.max(2, Math.round((steps * (to - from)) / 360));
  const stations = times(count + 1, (i) =>
    outline.map(([x, r]) => polar(x, r, from + ((to - from) * i) / count)),
  );
  const caps =
    to - from < 360
      ? [from, to].flatMap((angle) => flat(outline, ([x, r]) => polar(x, r, angle), true))
      : [];
  return { facets: [...skin(stations, true), ...caps], paint, fine: false };
}

/** A tube between two radii: the most common turned body. */
export const sleeve = (
  x: Point,
  r: Point,
  paint: Paint,
  arc: { from?: number; to?: number } = {},
): Part =>
  turned(
    [
      [x[0], r[0]],
      [x[1], r[0]],
      [x[1], r[1]],
      [x[0], r[1]],
    ],
    paint,
    arc,
  );

/** A body through outlines of equal length, with both ends closed. */
export function loft(outlines: readonly (readonly Vec[])[], paint: Paint): Part {
  const ends = [at(outlines, 0), at(outlines, -1)].flatMap((end) => {
    const [a, b, c] = [
      at(end, 0),
      at(end, Math.floor(end.length / 3)),
      at(end, Math.floor((2 * end.length) / 3)),
    ];
    const n = [0, 1, 2].map((k) => {
      const [i, j] = [(k + 1) % 3, (k + 2) % 3];
      return Math.abs(
        ((b[i] ?? 0) - (a[i] ?? 0)) * ((c[j] ?? 0) - (a[j] ?? 0)) -
          ((b[j] ?? 0) - (a[j] ?? 0)) * ((c[i] ?? 0) - (a[i] ?? 0)),
      );
    });
    const drop = n.indexOf(Math.max(...n));
    const shadow = end.map((p): Point => {
      const [u, v] = p.filter((_, k) => k !== drop);
      return [u ?? 0, v ?? 0];
    });
    return triangles(shadow).map(([i, j, k]) => facet(at(end, i), at(end, j), at(end, k)));
  });
  return {
    facets: [
      ...skin(
        outlines.map((o) => [...o]),
        true,
      ),
      ...ends,
    ],
    paint,
    fine: false,
  };
}

/** A prism: an outline in (y, z) extruded along x. */
export const prism = (outline: readonly Point[], x: Point, paint: Paint): Part =>
  loft(
    x.map((depth) => outline.map(([y, z]): Vec => [depth, y, z])),
    paint,
  );

/** A box between two opposite corners. */
export const box = (a: Vec, b: Vec, paint: Paint): Part =>
  prism(
    [
      [a[1], a[2]],
      [b[1], a[2]],
      [b[1], b[2]],
      [a[1], b[2]],
    ],
    [a[0], b[0]],
    paint,
  );

/** Transforms a part facet by facet. */
export const place = (part: Part, change: (v: Vec) => Vec): Part => ({
  ...part,
  facets: part.facets.map(({ corners: [a, b, c], cut }) =>
    facet(change(a), change(b), change(c), cut),
  ),
});

export const move = (part: Part, [dx, dy, dz]: Vec): Part =>
  place(part, ([x, y, z]) => [x + dx, y + dy, z + dz]);

/** Rotates a part about an axis through the origin. */
export const turn = (part: Part, axis: 'x' | 'y' | 'z', degrees: number): Part => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return place(part, ([x, y, z]) => {
    if (axis === 'x') return [x, y * c - z * s, y * s + z * c];
    if (axis === 'y') return [x * c + z * s, y, -x * s + z * c];
    return [x * c - y * s, x * s + y * c, z];
  });
};

/** Rotates a body upright: its axis x becomes y. */
export const upright = (part: Part): Part => turn(part, 'z', 90);

/** Gives a detail its fine outline. */
export const fine = (part: Part): Part => ({ ...part, fine: true });

/** Copies a part about the x axis, once for each angle. */
export const around = (angles: readonly number[], part: Part): Part[] =>
  angles.map((angle) => turn(part, 'x', angle));

/** Evenly spaced angles. */
export const evenly = (count: number, start = 0): number[] =>
  times(count, (i) => start + (i * 360) / count);
