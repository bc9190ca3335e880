import { blue, deep, hot, light, metal } from './paint.ts';
import { bolts, flange, pipe, spindle } from './fittings.ts';
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
  type Vec,
  upright,
} from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points } from './points.ts';

/** A butterfly bleed valve with its actuator on top. */
export function bleedValve(): Drawing {
  const duct = [
    ...flange([-110, -90], [120, 176], 16, metal, { size: 9 }),
    turned(points('-90 120, -90 140, -70 132, 70 132, 90 140, 90 120'), metal),
    ...flange([90, 110], [120, 176], 16, metal, { face: 110, size: 9 }),
  ];
  const plate = turn(turned(points('-7 0, -7 119, 7 119, 7 0'), hot), 'y', 52);
  const tower = [
    spindle(points('130 40, 150 40, 150 30, 190 30'), metal),
    ...flange([190, 202], [0, 62], 6, metal, { face: 202, circle: 50, size: 6 }),
    spindle(points('-134 10, 276 10'), light),
    spindle(points('-160 28, -130 34'), metal),
  ].map(upright);
  const crank = move(
    turn(prism(points('-16 -16, 16 -16, 12 96, -12 96'), [254, 268], blue), 'z', 90),
    [0, 0, 0],
  );
  const cylinder = [
    spindle(points('-150 50, -138 58, 60 58, 72 50'), metal),
    ...times(4, (i) => fine(sleeve([-110 + i * 44, -102 + i * 44], [57, 63], metal))),
    spindle(points('72 26, 92 26'), metal),
    spindle(points('92 12, 170 12'), light),
    prism(ring(6, 22), [150, 178], blue),
    ...bolts(evenly(6), 40, [-158, -150], 8),
  ].map((part) => move(part, [-150, 262, 96]));
  const bracket = box([-260, 190, 20], [-60, 204, 160], metal);
  return {
    parts: [...duct, plate, ...tower, crank, ...cylinder, bracket],
    view: { yaw: 36, pitch: 20 },
    axes: [
      [
        [-330, 0, 0],
        [330, 0, 0],
      ],
      [
        [0, 330, 0],
        [0, -260, 0],
      ],
    ],
  };
}

/** A poppet bleed valve in section: seat, piston, spring and guide. */
export function bleedValveSection(): Drawing {
  const open = { from: 90, to: 360 };
  const helix = times(241, (i): Vec => polar(-40 + i * 0.82, 62, i * 12));
  const parts = [
    turned(
      points(
        '-150 90, -150 190, -128 190, -128 128, 60 116, 170 116, 170 150, 186 150, 186 96, 40 96, -100 104',
      ),
      metal,
      open,
    ),
    ...bolts(
      evenly(12, 15).filter((a) => a > 90),
      165,
      [-164, -150],
      11,
    ),
    turned(
      points('-150 18, -150 60, -134 92, -122 92, -112 50, -90 30, -60 30, -56 94, -40 94, -40 18'),
      hot,
      open,
    ),
    spindle(points('-170 17, 228 17'), light),
    fine(pipe(helix, 8, blue)),
    turned(points('130 19, 130 34, 186 36, 186 148, 202 148, 202 70, 250 46, 250 19'), deep, open),
    ...bolts(
      evenly(8, 20).filter((a) => a > 90),
      132,
      [202, 212],
      9,
    ),
  ];
  return {
    parts,
    view: { yaw: 28, pitch: 20 },
    axes: [
      [
        [-330, 0, 0],
        [400, 0, 0],
      ],
    ],
    notes: [{ digit: 1, at: polar(210, 100, 100), to: [1330, 1020] }],
  };
}
