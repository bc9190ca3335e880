import type { Point, Vec } from './mesh.ts';

/** Parses lists of numbers: 'x y, x y, …'. */
const numbers = (text: string): number[][] =>
  text.split(',').map((pair) => pair.trim().split(' ').map(Number));

/** Parses an outline on the sheet, one line of text per shape. */
export const points = (text: string): Point[] => numbers(text).map(([x = 0, y = 0]) => [x, y]);

/** Parses an outline in space. */
export const vecs = (text: string): Vec[] =>
  numbers(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
