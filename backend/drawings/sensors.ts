import { blue, deep, hot, light, metal } from './paint.ts';
import { curve, gear, pipe, spindle } from './fittings.ts';
import {
  box,
  evenly,
  fine,
  move,
  prism,
  ring,
  sleeve,
  times,
  turn,
  turned,
  type Part,
  type Point,
  upright,
} from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points, vecs } from './points.ts';

/** Sensors for vibration and speed. */

/** Rings that represent a braided or corrugated sleeve. */
export const rings = (from: number, count: number, pitch: number, r: number): Part[] =>
  times(count, (i) =>
    fine(sleeve([from + i * pitch, from + i * pitch + pitch * 0.6], [0, r], light)),
  );

/** A piezoelectric accelerometer on its bracket, with a quarter cut away. */
export function vibrationSensor(): Drawing {
  const open = { from: 90, to: 360 };
  const base: Point[] = times(3, (k) =>
    times(13, (i): Point => {
      const a = ((k * 120 - 60 + i * 10) * Math.PI) / 180;
      const c = (k * 2 * Math.PI) / 3;
      return [96 * Math.cos(c) + 34 * Math.cos(a), 96 * Math.sin(c) + 34 * Math.sin(a)];
    }),
  ).flat();
  const body = [
    prism(base, [0, 22], metal),
    ...evenly(3).flatMap((angle) => [
      fine(turn(move(prism(ring(6, 18, 15), [22, 40], blue), [0, 96, 0]), 'x', angle)),
    ]),
    turned(
      points('22 60, 22 68, 140 68, 160 54, 160 24, 150 24, 150 50, 134 60, 30 60, 30 0, 22 0'),
      metal,
      open,
    ),
    spindle(points('30 16, 132 16'), light),
    ...times(4, (i) =>
      turned(
        [
          [38 + i * 14, 16],
          [38 + i * 14, 46],
          [48 + i * 14, 46],
          [48 + i * 14, 16],
        ],
        i % 2 ? light : hot,
      ),
    ),
    turned(points('96 16, 96 52, 126 52, 126 16'), deep, open),
    prism(ring(6, 30), [160, 186], blue),
    ...rings(186, 5, 8, 22),
    pipe(
      curve(vecs('220 0 0, 280 0 0, 330 -40 0, 350 -120 0, 340 -220 0, 300 -300 0'), 12),
      14,
      deep,
    ),
  ].map(upright);
  const plate = box([-190, -26, -170], [210, 0, 170], light);
  return {
    parts: [...body, plate],
    view: { yaw: 24, pitch: 24 },
    axes: [
      [
        [0, 330, 0],
        [0, -110, 0],
      ],
    ],
  };
}

/** A magnetic speed pick-up in front of its toothed wheel. */
export function speedSensor(): Drawing {
  const wheel = gear(48, 260, [-32, 32], metal, { bore: 90, depth: 24 }).map((part) =>
    turn(part, 'x', 1.8),
  );
  const probe = [
    spindle(points('272 20, 300 20, 300 26'), hot),
    turned(points('300 8, 300 28, 470 28, 470 8'), metal, { from: 90, to: 360 }),
    ...times(14, (i) => fine(sleeve([326 + i * 6, 329 + i * 6], [22, 27], hot))),
    spindle(points('300 7.5, 470 7.5'), light),
    prism(ring(6, 46), [470, 500], blue),
    spindle(points('500 34, 530 34, 540 26, 560 26'), metal),
    ...rings(560, 4, 9, 22),
    pipe(curve(vecs('594 0 0, 640 0 0, 690 -40 20, 700 -120 40, 680 -230 60'), 12), 13, deep),
    prism(ring(6, 52), [420, 444], metal),
  ].map(upright);
  return {
    parts: [...wheel, ...probe],
    view: { yaw: 50, pitch: 16 },
    axes: [
      [
        [0, 800, 0],
        [0, 200, 0],
      ],
      [
        [-260, 0, 0],
        [300, 0, 0],
      ],
    ],
    area: { left: 100, top: 90, right: 1500, bottom: 1720 },
  };
}
