import { blue, dark, hot, light, metal } from './paint.ts';
import { blade, bladeRow, flange, spindle } from './fittings.ts';
import {
  around,
  evenly,
  fine,
  loft,
  move,
  place,
  prism,
  radians,
  ring,
  sleeve,
  times,
  turned,
  type Point,
  type Vec,
  upright,
} from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points } from './points.ts';

/** The variable vanes: inlet ring and lever arm. */

/** The inlet ring with its variable vanes, lever arms and the unison ring that moves them. */
export function vigvAssembly(): Drawing {
  const count = 40;
  const lever = [
    fine(
      loft(
        [
          [-7, 0],
          [-4, 70],
        ].map(([half = 0, x = 0]) =>
          [
            [x, 446, -half],
            [x, 446, half],
            [x, 454, half],
            [x, 454, -half],
          ].map(([a = 0, b = 0, c = 0]): Vec => [a, b, c]),
        ),
        blue,
      ),
    ),
    fine(upright(prism(ring(6, 12), [444, 462], metal))),
    fine(move(upright(prism(ring(14, 6), [440, 464], metal)), [68, 0, 0])),
    fine(upright(prism(ring(16, 13), [408, 444], metal))),
  ];
  return {
    parts: [
      ...flange([-86, -70], [392, 440], 40, metal, { size: 5 }),
      turned(points('-70 392, -70 412, 64 412, 64 430, 80 430, 80 392'), metal),
      ...lever.flatMap((part) => around(evenly(count), part)),
      turned(points('58 444, 58 462, 80 462, 80 444'), hot),
      ...bladeRow(
        count,
        0,
        {
          root: 196,
          tip: 394,
          chord: [72, 84],
          stagger: [18, 18],
          camber: [0.05, 0.05],
          thickness: [0.12, 0.1],
        },
        blue,
      ),
      turned(points('-80 176, -60 194, 70 194, 70 168, -70 168'), metal),
      turned(points('-200 0, -196 40, -170 90, -120 140, -84 170, -84 160, -84 0'), light),
    ],
    view: { yaw: 46, pitch: 14 },
    axes: [
      [
        [-420, 0, 0],
        [330, 0, 0],
      ],
    ],
  };
}

/** A lever arm between vane stem and unison-ring pin, in exploded view. */
export function leverArm(): Drawing {
  const outline = (): Point[] => [
    ...times(17, (i): Point => [
      Math.cos(radians(90 + i * 11.25)) * 62,
      Math.sin(radians(90 + i * 11.25)) * 62,
    ]),
    ...times(17, (i): Point => [
      380 + Math.cos(radians(-90 + i * 11.25)) * 36,
      Math.sin(radians(-90 + i * 11.25)) * 36,
    ]),
  ];
  const arm = loft(
    [-9, 9].map((y) => outline().map(([x, z]): Vec => [x, y, z])),
    blue,
  );
  const bushes = [sleeve([9, 22], [26, 46], metal), sleeve([-22, -9], [26, 46], metal)].map(
    upright,
  );
  const eye = [sleeve([9, 17], [13, 26], metal), fine(sleeve([9, 9.6], [0, 13], dark))]
    .map(upright)
    .map((p) => move(p, [380, 0, 0]));
  const slot = fine(upright(prism(points('-22 -12, 22 -12, 22 12, -22 12'), [22, 22.8], dark)));
  const stem = [
    spindle(points('-210 40, -190 40, -190 22, -130 22'), metal),
    prism(points('-20 -11, 20 -11, 20 11, -20 11'), [-130, -90], hot),
    spindle(
      [[-90, 12], ...times(7, (i): Point => [-86 + i * 8, i % 2 ? 12 : 15]), [-34, 11]],
      metal,
    ),
    spindle(points('-240 66, -210 66'), metal),
  ].map(upright);
  const foil = fine(
    move(
      blade(
        { root: -430, tip: -240, chord: [150, 150], stagger: [20, 20], camber: [0.05, 0.05] },
        light,
        4,
        24,
      ),
      [0, 0, 0],
    ),
  );
  const nut = [
    prism(ring(6, 36), [150, 186], metal),
    fine(sleeve([186, 186.6], [0, 15], dark)),
    sleeve([96, 104], [18, 44], light),
  ].map(upright);
  const pin = [spindle(points('70 8, 74 11, 150 11, 150 24, 164 24'), hot)]
    .map(upright)
    .map((p) => move(p, [380, 0, 0]));
  const band = place(
    turned(points('-30 1000, 30 1000, 30 1030, -30 1030'), metal, {
      from: -13,
      to: 13,
      steps: 360,
    }),
    ([x, y, z]) => [x + 380, y - 1140, z],
  );
  const bore = fine(move(upright(sleeve([-110.4, -109.4], [0, 12], dark)), [380, 0, 0]));
  return {
    parts: [arm, ...bushes, ...eye, slot, ...stem, foil, ...nut, ...pin, band, bore],
    view: { yaw: 26, pitch: 30 },
    axes: [
      [
        [0, 260, 0],
        [0, -460, 0],
      ],
      [
        [380, 230, 0],
        [380, -180, 0],
      ],
    ],
    notes: [
      { digit: 1, at: [190, 9, 40], to: [860, 720] },
      { digit: 2, at: [-32, 168, 16], to: [300, 240] },
      { digit: 3, at: [1165, 690], to: [1380, 560] },
    ],
  };
}
