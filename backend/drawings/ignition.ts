import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { curve, holes, pipe, spindle } from './fittings.ts';
import {
  box,
  evenly,
  fine,
  move,
  polar,
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
import { points } from './points.ts';

/** The saw-tooth outline of a thread. */
const thread = (from: number, to: number, r: number, pitch = 9): Point[] =>
  times(Math.round((to - from) / pitch), (i): Point[] => [
    [from + i * pitch, r - 3.5],
    [from + (i + 0.5) * pitch, r],
  ]).flat();

/** An igniter plug, with a quarter cut away to show insulator and electrode. */
export function igniter(): Drawing {
  const open = { from: 90, to: 360 };
  const shell = turned(
    [
      [-190, 26],
      [-190, 40],
      ...thread(-184, -96, 42),
      [-96, 40],
      [-90, 40],
      [-90, 60],
      [-30, 60],
      [-30, 46],
      ...thread(-24, 60, 48),
      [64, 36],
      [330, 36],
      [344, 30],
      [344, 20],
      [330, 26],
      [-60, 26],
      [-80, 20],
    ],
    metal,
    open,
  );
  const insulator = turned(
    points('-190 10, -190 24, -84 20, -60 25, 326 25, 338 12, 338 10'),
    light,
    open,
  );
  const electrode = spindle(points('-214 6, -206 9.5, 336 9.5, 350 8'), hot);
  const collar = sleeve([64, 84], [36, 54], blue, open);
  const gasket = sleeve([-30, -20], [46, 58], deep, open);
  return {
    parts: [shell, insulator, electrode, collar, gasket],
    view: { yaw: -34, pitch: 24 },
    axes: [
      [
        [-320, 0, 0],
        [450, 0, 0],
      ],
    ],
    notes: [
      { digit: 1, at: polar(-60, 60, 330), to: [400, 300] },
      { digit: 2, at: polar(-25, 58, 330), to: [760, 240] },
    ],
  };
}

/** The exciter box with its inlet plug and two high-tension leads. */
export function ignitionExciter(): Drawing {
  const body = [
    box([-190, -80, -120], [190, 70, 120], metal),
    box([-200, 70, -130], [200, 84, 130], light),
    ...[-1, 1].map((side) => box([side * 190, -80, -60], [side * 245, -64, 60], metal)),
    ...[-1, 1].flatMap((side) =>
      [-36, 36].map((z) =>
        fine(move(turn(prism(ring(24, 9), [-64.2, -63.6], dark), 'z', 90), [side * 222, 0, z])),
      ),
    ),
    ...times(6, (i) => fine(box([-140 + i * 52, 84, -100], [-122 + i * 52, 92, 100], metal))),
    ...[-180, 180].flatMap((x) =>
      [-110, 110].map((z) =>
        fine(move(turn(prism(ring(6, 9), [84, 92], blue), 'z', 90), [x, 0, z])),
      ),
    ),
    fine(box([-90, -40, 120], [90, 36, 121.5], light)),
    fine(box([-74, -24, 121.5], [-20, 20, 122.5], hot)),
  ];
  const socket = (z: number): Part[] =>
    [
      sleeve([190, 200], [0, 42], metal),
      prism(ring(6, 36), [200, 226], blue),
      ...times(3, (i) => fine(sleeve([226 + i * 9, 232 + i * 9], [0, 27], light))),
      spindle(points('226 24, 256 24, 262 18'), metal),
    ].map((part) => move(part, [0, -2, z]));
  const lead = (z: number, far: number) =>
    pipe(
      curve(
        [
          [258, -2, z],
          [330, -4, z],
          [400, -40, z + 10],
          [430, -110, z + 40],
          [410, -180, far],
          [320, -215, far + 50],
          [160, -222, far + 90],
        ],
        10,
      ),
      15,
      deep,
    );
  const inlet = [
    sleeve([-202, -190], [0, 36], metal),
    ...holes(evenly(4, 45), 29, -202, 4),
    spindle(points('-240 24, -202 24'), light),
    fine(sleeve([-228, -222], [24, 28], metal)),
    ...holes(evenly(3, 30), 11, -240, 4),
  ].map((part) => move(part, [0, 0, 20]));
  return {
    parts: [...body, ...socket(-58), ...socket(58), lead(-58, 10), lead(58, 120), ...inlet],
    view: { yaw: -28, pitch: 26 },
  };
}
