import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { curve, pipe, spindle } from './fittings.ts';
import { fine, move, prism, ring, turned } from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points, vecs } from './points.ts';
import { rings } from './sensors.ts';

/** The exhaust-gas thermocouple. */

/** An exhaust-gas thermocouple: probe, flange, head and lead. */
export function thermocouple(): Drawing {
  const open = { from: 90, to: 360 };
  const parts = [
    turned(points('-30 16, -30 30, 240 24, 420 22, 430 14, 430 10, 410 12, 240 14'), metal, open),
    turned(points('-30 7, -30 15, 400 11, 400 7'), light, open),
    ...[-1, 1].map((side) =>
      fine(move(spindle(points('-30 2.6, 404 2.6'), hot), [0, side * 3.4, 0])),
    ),
    fine(move(spindle(points('398 3, 401 6.5, 408 8, 415 6.5, 418 2'), hot), [0, 0, 0])),
    prism(
      points(
        '96 0, 80 24, 40 44, 0 50, -40 44, -80 24, -96 0, -80 -24, -40 -44, 0 -50, 40 -44, 80 -24',
      ),
      [-44, -30],
      metal,
    ),
    ...[-74, 74].map((y) => fine(move(prism(ring(24, 9), [-44.6, -44], dark), [0, y, 0]))),
    spindle(points('-84 34, -60 34, -56 28, -44 28'), metal),
    prism(ring(6, 40), [-116, -84], blue),
    ...rings(-188, 9, 8, 25),
    pipe(
      curve(
        vecs('-186 0 0, -250 2 0, -320 40 0, -350 110 0, -330 190 0, -250 220 0, -120 222 0'),
        12,
      ),
      17,
      deep,
    ),
    ...[
      spindle(points('-122 30, -90 30'), metal),
      prism(ring(6, 36), [-90, -66], blue),
      spindle(points('-66 26, -40 26'), light),
      ...[-9, 9].map((z) => fine(move(spindle(points('-40 4, -14 4'), hot), [0, 0, z]))),
    ].map((part) => move(part, [0, 222, 0])),
  ];
  return {
    parts,
    view: { yaw: -26, pitch: 18 },
    axes: [
      [
        [-120, 0, 0],
        [520, 0, 0],
      ],
    ],
    notes: [
      { digit: 1, at: [408, 0, 8], to: [1330, 980] },
      { digit: 1, at: [-36, -60, 30], to: [560, 1000] },
      { digit: 2, at: [-78, 222, 36], to: [1000, 210] },
    ],
  };
}
