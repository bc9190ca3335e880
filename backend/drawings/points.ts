import type { Point, Vec } from './mesh.ts';

/** Parses an outline from text: 'x y, x y, …', one line per shape. */
const numbers = (text: string): number[][] =>
  text.split(',').map((pair) => pair.trim().split(' ').map(Number));

export const points = (text: string): Point[] => numbers(text).map(([x = 0, y = 0]) => [x, y]);

/** Parses an outline in space: 'x y z, x y z, …'. */
export const vecs = (text: string): Vec[] =>
  numbers(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
