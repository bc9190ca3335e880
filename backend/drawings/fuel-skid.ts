import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { curve, flange, pipe, spindle } from './fittings.ts';
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
  type Part,
  type Vec,
  upright,
} from './mesh.ts';
import { points, vecs } from './points.ts';
import type { Drawing } from './drawing.ts';

/** The fuel skid. */

/** A fuel gas skid ready for the first start: filter, shut-off and control valve, gauges. */
export function commissioning(): Drawing {
  const line = (x0: number, x1: number): Part =>
    spindle(
      [
        [x0, 34],
        [x1, 34],
      ],
      metal,
    );
  const joint = (x: number): Part[] => [
    ...flange([x - 14, x - 1], [0, 68], 8, metal, { circle: 54, size: 6 }),
    ...flange([x + 1, x + 14], [0, 68], 8, metal, { circle: 54, size: 6 }),
  ];
  const gauge = (x: number): Part[] => [
    move(upright(spindle(points('34 9, 110 9'), light)), [x, 0, 0]),
    ...[
      sleeve([-16, 14], [44, 52], metal),
      sleeve([-4, 14], [0, 46], light),
      fine(box([-8, -4, -4], [-5, 34, 4], hot)),
      ...evenly(11, -150).map((a) =>
        fine(turn(move(box([-6, 32, -1.5], [-4.2, 42, 1.5], dark), [0, 0, 0]), 'x', a)),
      ),
    ].map((p) => move(turn(p, 'y', 75), [x, 156, 0])),
  ];
  const wheel = times(73, (i): Vec => [
    66 * Math.cos((i * Math.PI) / 36),
    190,
    66 * Math.sin((i * Math.PI) / 36),
  ]);
  const valve = [
    move(sleeve([-60, 60], [0, 62], metal), [-120, 0, 0]),
    move(
      upright(spindle(points('40 46, 84 46, 84 60, 100 60, 100 26, 140 18, 140 8, 206 8'), metal)),
      [-120, 0, 0],
    ),
    move(pipe(wheel, 8, hot), [-120, 0, 0]),
    ...evenly(4).map((a) =>
      fine(move(turn(move(box([0, -5, -4], [64, 5, 4], hot), [0, 0, 0]), 'y', a), [-120, 190, 0])),
    ),
  ];
  const control = [
    move(sleeve([-66, 66], [0, 66], blue), [330, 0, 0]),
    move(
      upright(
        spindle(
          points('50 46, 90 46, 90 22, 170 22, 170 96, 196 112, 230 112, 256 96, 262 30, 286 30'),
          blue,
        ),
      ),
      [330, 0, 0],
    ),
    ...evenly(12).map((a) =>
      move(
        upright(fine(turn(move(prism(ring(6, 7), [206, 222], metal), [0, 104, 0]), 'x', a))),
        [330, 0, 0],
      ),
    ),
    box([376, 110, -30], [440, 180, 30], deep),
  ];
  const filter = [
    move(
      upright(
        spindle(
          points(
            '-150 0, -146 40, -126 72, -100 84, 170 84, 170 104, 188 104, 188 84, 214 66, 226 0',
          ),
          metal,
        ),
      ),
      [-430, 0, 0],
    ),
    ...evenly(14).map((a) =>
      move(
        upright(fine(turn(move(prism(ring(6, 7), [188, 198], blue), [0, 95, 0]), 'x', a))),
        [-430, 0, 0],
      ),
    ),
    ...[-1, 1].map((s) =>
      box([-430 + s * 60 - 8, -230, -10], [-430 + s * 60 + 8, -110, 10], metal),
    ),
  ];
  const drain = pipe(
    curve(vecs('330 -60 0, 330 -120 0, 370 -160 0, 520 -165 0, 640 -165 0'), 8),
    14,
    deep,
  );
  return {
    parts: [
      line(-700, 640),
      ...[-620, -290, 60, 210, 460, 600].flatMap(joint),
      ...valve,
      ...control,
      ...filter,
      ...gauge(130),
      ...gauge(530),
      drain,
      ...[-240, 90, 560].map((x) => box([x, -230, -14], [x + 26, -30, 14], metal)),
      box([-720, -262, -170], [680, -230, 170], light),
    ],
    view: { yaw: 24, pitch: 20 },
    area: { left: 90, top: 110, right: 1510, bottom: 1090 },
  };
}
