import { blue, dark, deep, hot, light, metal } from './paint.ts';
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
} from './mesh.ts';
import type { Drawing } from './drawing.ts';

/** Rings that stand for a braided or corrugated sleeve. */
const rings = (from: number, count: number, pitch: number, r: number): Part[] =>
  times(count, (i) =>
    fine(sleeve([from + i * pitch, from + i * pitch + pitch * 0.6], [0, r], light)),
  );

/** An exhaust-gas thermocouple: probe, flange, head and lead. */
export function thermocouple(): Drawing {
  const open = { from: 90, to: 360 };
  const parts = [
    turned(
      [
        [-30, 16],
        [-30, 30],
        [240, 24],
        [420, 22],
        [430, 14],
        [430, 10],
        [410, 12],
        [240, 14],
      ],
      metal,
      open,
    ),
    turned(
      [
        [-30, 7],
        [-30, 15],
        [400, 11],
        [400, 7],
      ],
      light,
      open,
    ),
    ...[-1, 1].map((side) =>
      fine(
        move(
          spindle(
            [
              [-30, 2.6],
              [404, 2.6],
            ],
            hot,
          ),
          [0, side * 3.4, 0],
        ),
      ),
    ),
    fine(
      move(
        spindle(
          [
            [398, 3],
            [401, 6.5],
            [408, 8],
            [415, 6.5],
            [418, 2],
          ],
          hot,
        ),
        [0, 0, 0],
      ),
    ),
    prism(
      [
        [96, 0],
        [80, 24],
        [40, 44],
        [0, 50],
        [-40, 44],
        [-80, 24],
        [-96, 0],
        [-80, -24],
        [-40, -44],
        [0, -50],
        [40, -44],
        [80, -24],
      ],
      [-44, -30],
      metal,
    ),
    ...[-74, 74].map((y) => fine(move(prism(ring(24, 9), [-44.6, -44], dark), [0, y, 0]))),
    spindle(
      [
        [-84, 34],
        [-60, 34],
        [-56, 28],
        [-44, 28],
      ],
      metal,
    ),
    prism(ring(6, 40), [-116, -84], blue),
    ...rings(-188, 9, 8, 25),
    pipe(
      curve(
        [
          [-186, 0, 0],
          [-250, 2, 0],
          [-320, 40, 0],
          [-350, 110, 0],
          [-330, 190, 0],
          [-250, 220, 0],
          [-120, 222, 0],
        ],
        12,
      ),
      17,
      deep,
      24,
    ),
    ...[
      spindle(
        [
          [-122, 30],
          [-90, 30],
        ],
        metal,
      ),
      prism(ring(6, 36), [-90, -66], blue),
      spindle(
        [
          [-66, 26],
          [-40, 26],
        ],
        light,
      ),
      ...[-9, 9].map((z) =>
        fine(
          move(
            spindle(
              [
                [-40, 4],
                [-14, 4],
              ],
              hot,
            ),
            [0, 0, z],
          ),
        ),
      ),
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
      { at: [408, 0, 8], to: [1330, 980] },
      { at: [-36, -60, 30], to: [560, 1000] },
      { at: [-78, 222, 36], to: [1000, 210] },
    ],
  };
}

/** A piezoelectric accelerometer on its bracket, opened for a quarter. */
export function vibrationSensor(): Drawing {
  const open = { from: 90, to: 360 };
  const up = (part: Part): Part => turn(part, 'z', 90);
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
      [
        [22, 60],
        [22, 68],
        [140, 68],
        [160, 54],
        [160, 24],
        [150, 24],
        [150, 50],
        [134, 60],
        [30, 60],
        [30, 0],
        [22, 0],
      ],
      metal,
      open,
    ),
    spindle(
      [
        [30, 16],
        [132, 16],
      ],
      light,
    ),
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
    turned(
      [
        [96, 16],
        [96, 52],
        [126, 52],
        [126, 16],
      ],
      deep,
      open,
    ),
    prism(ring(6, 30), [160, 186], blue),
    ...rings(186, 5, 8, 22),
    pipe(
      curve(
        [
          [220, 0, 0],
          [280, 0, 0],
          [330, -40, 0],
          [350, -120, 0],
          [340, -220, 0],
          [300, -300, 0],
        ],
        12,
      ),
      14,
      deep,
      24,
    ),
  ].map(up);
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

/** A magnetic speed pick-up before its toothed wheel. */
export function speedSensor(): Drawing {
  const wheel = gear(48, 260, [-32, 32], metal, { bore: 90, depth: 24 }).map((part) =>
    turn(part, 'x', 1.8),
  );
  const lift = (part: Part): Part => move(turn(part, 'z', 90), [0, 0, 0]);
  const probe = [
    spindle(
      [
        [272, 20],
        [300, 20],
        [300, 26],
      ],
      hot,
    ),
    turned(
      [
        [300, 8],
        [300, 28],
        [470, 28],
        [470, 8],
      ],
      metal,
      { from: 90, to: 360 },
    ),
    ...times(14, (i) => fine(sleeve([326 + i * 6, 329 + i * 6], [22, 27], hot))),
    spindle(
      [
        [300, 7.5],
        [470, 7.5],
      ],
      light,
    ),
    prism(ring(6, 46), [470, 500], blue),
    spindle(
      [
        [500, 34],
        [530, 34],
        [540, 26],
        [560, 26],
      ],
      metal,
    ),
    ...rings(560, 4, 9, 22),
    pipe(
      curve(
        [
          [594, 0, 0],
          [640, 0, 0],
          [690, -40, 20],
          [700, -120, 40],
          [680, -230, 60],
        ],
        12,
      ),
      13,
      deep,
      20,
    ),
    prism(ring(6, 52), [420, 444], metal),
  ].map(lift);
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
