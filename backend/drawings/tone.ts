import type { Vec } from './mesh.ts';

/** Shading of surfaces: flat tones with smooth borders between them. */

const sun: Vec = [-0.45, -0.72, 0.53];
const smooth = 0.85;

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const key = (v: Vec): string => v.map((n) => Math.round(n * 4)).join();

/** A projected triangle: its corners on the sheet and its normal, facing the reader. */
export interface Seen {
  corners: readonly [Vec, Vec, Vec];
  normal: Vec;
}

/** Computes the light at each corner, averaging the normals of smooth surfaces. */
export function lighting(
  part: readonly Seen[],
): (facet: Seen) => readonly [number, number, number] {
  const normals = new Map<string, Vec[]>();
  for (const { corners, normal } of part)
    for (const corner of corners) {
      const list = normals.get(key(corner));
      if (list) list.push(normal);
      else normals.set(key(corner), [normal]);
    }
  return ({ corners, normal }) => {
    const lit = (corner: Vec): number => {
      let sum: Vec = [0, 0, 0];
      for (const n of normals.get(key(corner)) ?? [])
        if (dot(n, normal) > smooth) sum = [sum[0] + n[0], sum[1] + n[1], sum[2] + n[2]];
      return dot(sum, sun) / Math.hypot(...sum);
    };
    return [lit(corners[0]), lit(corners[1]), lit(corners[2])];
  };
}

/** Returns the tone for an amount of light, from 0 (lit) to 3 (shaded). */
export const tone = (lit: number): 0 | 1 | 2 | 3 =>
  lit > 0.62 ? 0 : lit > 0.25 ? 1 : lit > -0.2 ? 2 : 3;

/** Fits the plane a + b x + c y through a value at each corner; returns [a, b, c]. */
export function plane(
  [p, q, r]: readonly [Vec, Vec, Vec],
  [u, v, w]: readonly [number, number, number],
): Vec {
  const area = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
  const b = ((v - u) * (r[1] - p[1]) - (w - u) * (q[1] - p[1])) / area;
  const c = ((w - u) * (q[0] - p[0]) - (v - u) * (r[0] - p[0])) / area;
  return [u - b * p[0] - c * p[1], b, c];
}
