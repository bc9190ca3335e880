import { blue, deep, hot, light, metal } from './paint.ts';
import { bolts, curve, pipe, spindle } from './fittings.ts';
import {
  evenly,
  move,
  polar,
  prism,
  ring,
  sleeve,
  turn,
  turned,
  type Part,
  upright,
} from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points } from './points.ts';

/** The drive of the variable vanes. */

/** The hydraulic actuator of the vane system, with a quarter cut away. */
export function vsvActuator(): Drawing {
  const open = { from: 90, to: 360 };
  const eye = (x: number, way: 1 | -1): Part[] => [
    prism(ring(6, 26), [x, x + way * 34], blue),
    move(turn(sleeve([-20, 20], [19, 42], metal), 'y', 90), [x + way * 66, 0, 0]),
    move(turn(sleeve([-22, 22], [10, 19], light), 'y', 90), [x + way * 66, 0, 0]),
  ];
  const port = (x: number): Part[] =>
    [
      prism(ring(4, 46, 45), [80, 108], metal),
      prism(ring(6, 22), [108, 126], blue),
      spindle(points('126 14, 150 14'), light),
    ]
      .map(upright)
      .map((p) => turn(move(p, [x, 0, 0]), 'x', -35));
  const feed = (x: number, to: number) =>
    turn(
      pipe(
        curve(
          [
            [x, 148, 0],
            [x, 185, 0],
            [x + to * 0.3, 215, 0],
            [x + to, 222, 0],
          ],
          12,
        ),
        10,
        deep,
      ),
      'x',
      -35,
    );
  const parts = [
    turned(
      points(
        '-220 0, -220 60, -206 88, -176 88, -176 74, 150 74, 150 92, 190 92, 206 70, 230 40, 230 22, 160 22, 160 62, -180 62, -180 0',
      ),
      metal,
      open,
    ),
    spindle(points('-40 20, -40 61, -28 61, -28 55, -18 55, -18 61, -2 61, -2 20'), hot),
    spindle(points('-2 21, 330 21'), light),
    spindle(points('-60 14, -40 14'), light),
    ...bolts(
      evenly(8, 20).filter((a) => a > 100),
      78,
      [190, 200],
      8,
    ),
    ...eye(330, 1),
    ...eye(-220, -1),
    ...port(-140),
    ...port(110),
    feed(-140, 190),
    feed(110, 210),
  ];
  return {
    parts,
    view: { yaw: -24, pitch: 22 },
    axes: [
      [
        [-400, 0, 0],
        [520, 0, 0],
      ],
    ],
    notes: [
      { digit: 4, at: polar(-20, 61, 50), to: [620, 930] },
      { digit: 5, at: polar(180, 92, 340), to: [1330, 330] },
    ],
  };
}
