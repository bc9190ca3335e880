import { ink, mist, paper, signal, sky } from './paint.ts';
import { times, type Point } from './mesh.ts';
import { height, width } from './render.ts';

const n = (value: number): string => String(Math.round(value * 10) / 10);
export const path = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');

/** Creates an SVG path, by default 2 px wide and in ink. */
export const stroke = (d: string, colour = ink, weight = 2, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const shape = (d: string, fill: string, colour = ink, weight = 2): string =>
  `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round"/>`;

export const disc = ([x, y]: Point, r: number, fill: string, colour = ink, weight = 2): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${colour}" stroke-width="${weight}"/>`;

/** A dash-dot centre line. */
export const centreLine = (from: Point, to: Point, colour = sky): string =>
  stroke(path([from, to]), colour, 2, 'stroke-dasharray="34 9 5 9"');

/** The background of every drawing: a faint square grid. */
export function background(): string {
  const lines = [
    ...times(width / 80 - 1, (i) => `M${(i + 1) * 80} 0V${height}`),
    ...times(height / 80 - 1, (i) => `M0 ${(i + 1) * 80}H${width}`),
  ];
  const ticks = [80, width - 80].flatMap((x) =>
    [80, height - 80].map((y) => `M${x - 14} ${y}H${x + 14}M${x} ${y - 14}V${y + 14}`),
  );
  return (
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    stroke(lines.join(''), mist, 1.5) +
    stroke(ticks.join(''), '#a9bfca', 2)
  );
}

/** Digits as strokes on a grid of 4 by 6, so that no font is needed. */
const numerals = [
  'M2 0Q4 0 4 3T2 6T0 3T2 0',
  'M.8 1.3L2.4 0V6',
  'M.2 1.6Q.2 0 2 0T3.8 1.6Q3.8 2.6 2.6 3.7L.2 6H4',
  'M.2 .9Q.8 0 2 0T3.7 1.5T2 2.8Q4 2.8 4 4.4T2 6T.1 4.9',
  'M3 6V0L0 4.2H4',
  'M3.6 0H.7L.4 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1T2 6Q.7 6 .1 5',
  'M3.6 .9Q3 0 2.1 0Q0 0 0 3.6Q0 6 2 6T4 4.1T2.1 2.3T.1 4.1',
  'M0 0H4L1.5 6',
  'M2 2.8Q.3 2.8 .3 1.4T2 0T3.7 1.4T2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8',
  'M.4 5.1Q1 6 1.9 6Q4 6 4 2.4Q4 0 2 0T0 1.9T1.9 3.7T3.9 1.9',
];

/** A leader line from a dot on the part to a numbered balloon. */
export function balloon(from: Point, to: Point, digit: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.hypot(dx, dy);
  const edge: Point = [to[0] - (dx / reach) * 27, to[1] - (dy / reach) * 27];
  return (
    stroke(path([from, edge]), ink, 2) +
    disc(from, 7, signal, '#ffffff', 2) +
    disc(to, 27, '#ffffff', ink, 2.5) +
    `<g transform="translate(${n(to[0] - 8)} ${n(to[1] - 12)}) scale(4)">${stroke(numerals[digit] ?? '', ink, 0.8)}</g>`
  );
}

export const svg = (content: string, w = width, h = height): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`;
