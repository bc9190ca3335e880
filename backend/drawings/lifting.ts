import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { bladeRow, bolts, pipe, spindle } from './fittings.ts';
import { frameRotor, frameStator } from './frame.ts';
import {
  box,
  evenly,
  fine,
  move,
  place,
  prism,
  ring,
  times,
  turn,
  turned,
  type Part,
  type Vec,
  upright,
} from './mesh.ts';
import { points } from './points.ts';
import type { Drawing } from './drawing.ts';

/** Work under the crane. */

/** A crane hook above the point, with its block. */
const hook = ([x, y, z]: Vec, size = 1): Part[] => {
  const bow = times(25, (i): Vec => {
    const a = ((200 - i * 11) * Math.PI) / 180;
    return [Math.cos(a) * 34, 30 - Math.sin(a) * 34 - 34 + 4, 0];
  }).map(([u, v, s]): Vec => [-u, -v, s]);
  return [
    pipe([...bow.map(([u, v, s]): Vec => [u, -v - 30, s])].reverse(), 10, hot),
    upright(spindle(points('-4 10, 40 10, 40 26, 60 26'), metal)),
    box([-44, 60, -26], [44, 150, 26], hot),
    ...[-26, 26].map((u) => fine(box([u - 3, 150, -3], [u + 3, 520, 3], dark))),
    fine(move(turn(prism(ring(30, 26), [26, 32], metal), 'y', -90), [0, 105, 0])),
  ].map((part) =>
    move(
      place(part, ([a, b, c]) => [a * size, b * size, c * size]),
      [x, y, z],
    ),
  );
};

const sling = (from: Vec, to: Vec): Part => fine(pipe([from, to], 5, deep));

/** A vertical stack of rotor discs, with the next one on the crane. */
export function rotorShop(): Drawing {
  const stage = (y: number, hub: number, tip: number, count: number, lifted = false): Part[] =>
    [
      turned(
        [
          [-26, 60],
          [-26, 90],
          [-8, 110],
          [-8, hub - 40],
          [-26, hub - 18],
          [-26, hub],
          [26, hub],
          [26, hub - 18],
          [8, hub - 40],
          [8, 110],
          [26, 90],
          [26, 60],
        ],
        lifted ? hot : metal,
      ),
      ...bladeRow(
        count,
        0,
        { root: hub - 2, tip, chord: [46, 42], stagger: [34, 54], camber: [0.11, 0.06] },
        blue,
      ),
      ...bolts(evenly(10), 76, [26, 34], 8),
    ].map((part) => move(upright(part), [0, y, 0]));
  const levels = times(6, (i) => stage(-260 + i * 66, 236 - i * 4, 356 - i * 12, 30)).flat();
  const next = stage(370, 206, 286, 30, true);
  const base = [
    upright(spindle(points('-420 0, -420 300, -390 300, -390 190, -330 170, -300 190'), metal)),
    box([-420, -456, -420], [420, -420, 420], light),
    upright(spindle(points('-300 34, 260 34, 280 20'), light)),
  ];
  const eyes = evenly(3, 20).map((a): Vec => [
    150 * Math.cos((a * Math.PI) / 180),
    400,
    150 * Math.sin((a * Math.PI) / 180),
  ]);
  return {
    parts: [
      ...levels,
      ...next,
      ...base,
      ...eyes.map((eye) => sling(eye, [0, 640, 0])),
      ...hook([0, 668, 0], 0.9),
    ],
    view: { yaw: 20, pitch: 24 },
    area: { left: 200, top: -260, right: 1400, bottom: 1120 },
    axes: [
      [
        [0, 400, 0],
        [0, 250, 0],
      ],
    ],
  };
}

/** The lower casing half, with the rotor lifted out. */
export function overhaul(): Drawing {
  const lift = 440;
  const rotor = frameRotor().map((part) => move(part, [0, lift, 0]));
  const beam = [
    box([160, lift + 500, -22], [1420, lift + 560, 22], hot),
    ...[180, 1330].map((x) => box([x, lift + 480, -30], [x + 70, lift + 500, 30], metal)),
  ];
  const slings = [215, 1365].flatMap((x) =>
    [-1, 1].map((s) => sling([x, lift + 490, 0], [x, lift - 30, s * 78])),
  );
  return {
    parts: [
      ...frameStator({ from: 90, to: 270 }, false),
      ...rotor,
      ...beam,
      ...slings,
      ...hook([790, lift + 640, 0], 1.6),
      sling([300, lift + 560, 0], [790, lift + 690, 0]),
      sling([1280, lift + 560, 0], [790, lift + 690, 0]),
      ...[-150, 150].flatMap((z) => [
        box([330, -440, z - 16], [372, -235, z + 16], metal),
        box([1330, -440, z * 1.3 - 18], [1380, -300, z * 1.3 + 18], metal),
      ]),
      box([-120, -470, -330], [1640, -440, 330], light),
    ],
    view: { yaw: 28, pitch: 22 },
    area: { left: 80, top: -250, right: 1520, bottom: 1130 },
  };
}
