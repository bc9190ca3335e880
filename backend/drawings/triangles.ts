import type { Point } from './mesh.ts';

/** Returns the item at an index that wraps around both ends. */
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('an outline needs points');
  return item;
};

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Triangulates a simple outline by ear clipping; returns corner indices. */
export function triangles(outline: readonly Point[]): [number, number, number][] {
  const area = outline.reduce((sum, p, i) => sum + cross([0, 0], p, at(outline, i + 1)), 0);
  const left = outline.map((_, i) => i);
  if (area < 0) left.reverse();
  const found: [number, number, number][] = [];
  const inside = (p: Point, a: Point, b: Point, c: Point): boolean =>
    cross(a, b, p) > 1e-9 && cross(b, c, p) > 1e-9 && cross(c, a, p) > 1e-9;
  while (left.length > 2) {
    let ear = left.findIndex((_, k) => {
      const [i, j, l] = [at(left, k - 1), at(left, k), at(left, k + 1)];
      const [a, b, c] = [at(outline, i), at(outline, j), at(outline, l)];
      return cross(a, b, c) > 1e-9 && !left.some((m) => inside(at(outline, m), a, b, c));
    });
    if (ear < 0) ear = 0;
    found.push([at(left, ear - 1), at(left, ear), at(left, ear + 1)]);
    left.splice(ear, 1);
  }
  return found;
}
