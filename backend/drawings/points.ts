import type { Point, Vec } from './mesh.ts';

/** Outlines are written as text, 'x y, x y, …', one line for one shape. */
const numbers = (text: string): number[][] =>
  text.split(',').map((pair) => pair.trim().split(' ').map(Number));

export const points = (text: string): Point[] => numbers(text).map(([x = 0, y = 0]) => [x, y]);

/** The same in space: 'x y z, x y z, …'. */
export const vecs = (text: string): Vec[] =>
  numbers(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
