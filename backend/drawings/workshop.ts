import { blue, dark, deep, hot, ink, light, metal, signal, steel } from './paint.ts';
import { bolts, flange, spindle } from './fittings.ts';
import { highRotor } from './lm-engine.ts';
import {
  box,
  evenly,
  fine,
  move,
  place,
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
import { points } from './points.ts';
import { disc, path, stroke } from './sheet.ts';
import type { Drawing } from './drawing.ts';

/** Work on rotors: balancing and aligning. */

/** A roller pedestal under a journal. */
const rollers = (x: number, r: number, floor: number): Part[] => [
  ...[-1, 1].map((s) =>
    move(sleeve([x - 22, x + 22], [8, 46], metal), [0, -(r + 46) * 0.82, s * (r + 46) * 0.57]),
  ),
  prism(
    [
      [floor + 20, -150],
      [floor + 20, 150],
      [-(r + 60), 96],
      [-(r + 60), -96],
    ],
    [x - 40, x + 40],
    light,
  ),
  prism(
    [
      [floor + 40, -96],
      [floor + 40, 96],
      [-(r + 100), 60],
      [-(r + 100), -60],
    ],
    [x - 41, x - 40],
    metal,
  ),
  box([x - 60, floor + 1, -170], [x + 60, floor + 20, 170], metal),
];

/** A rotor on its balancing machine, with the unbalance in a polar chart. */
export function balancing(): Drawing {
  const rotor = highRotor().map((part) => move(part, [-800, 0, 0]));
  const ends = [
    spindle(points('-520 30, -460 30, -460 48, -350 48'), metal),
    spindle(points('380 48, 500 48, 500 34, 620 34'), metal),
    ...flange([-540, -520], [0, 60], 8, metal, { circle: 46, size: 5 }),
  ];
  const drive = [
    spindle(points('-720 22, -540 22'), light),
    box([-900, -330, -110], [-720, 90, 110], blue),
    ...times(6, (i) => fine(box([-880, -60 + i * 20, 110], [-760, -50 + i * 20, 113], light))),
  ];
  const bed = box([-940, -350, -200], [680, -320, 200], light);
  const chart = (): string => {
    const c: Point = [340, 330];
    const spokes = times(12, (i) => {
      const a = (i * Math.PI) / 6;
      return path([
        [c[0] + 30 * Math.cos(a), c[1] + 30 * Math.sin(a)],
        [c[0] + 190 * Math.cos(a), c[1] + 190 * Math.sin(a)],
      ]);
    }).join('');
    return (
      disc(c, 206, '#ffffff', ink, 3) +
      stroke(spokes, '#c8d6dd', 2) +
      [60, 120, 190].map((r) => disc(c, r, 'none', '#9fb6c1', 2)).join('') +
      stroke(path([c, [c[0] + 96, c[1] - 112]]), steel, 4) +
      disc([c[0] + 96, c[1] - 112], 9, steel, '#ffffff') +
      stroke(path([c, [c[0] - 34, c[1] + 22]]), signal, 5) +
      disc([c[0] - 34, c[1] + 22], 11, signal, '#ffffff')
    );
  };
  return {
    parts: [
      ...rotor,
      ...ends,
      ...rollers(-400, 48, -320),
      ...rollers(430, 48, -320),
      ...drive,
      bed,
    ],
    view: { yaw: 30, pitch: 20 },
    over: chart,
    area: { left: 90, top: 300, right: 1510, bottom: 1100 },
  };
}

/** Laser heads on both sides of a coupling. */
export function alignmentLaser(): Drawing {
  const half = (way: 1 | -1): Part[] => {
    const mirror = (part: Part): Part => place(part, ([x, y, z]) => [x * way, y, z]);
    return [
      spindle(points('70 52, 640 52'), light),
      spindle(points('14 60, 14 150, 52 150, 60 96, 130 92, 130 60'), metal),
      ...bolts(evenly(12), 128, [52, 64], 9),
      ...[
        sleeve([430, 560], [52, 120], metal),
        box([440, -254, -118], [550, -60, 118], metal),
        box([400, -280, -170], [590, -254, 170], metal),
      ],
      ...[-150, 150].flatMap((z) => [
        fine(move(turn(prism(ring(6, 14), [-250, -234], blue), 'z', 90), [495, 0, z])),
        box([460, -288, z - 24], [530, -280, z + 24], hot),
      ]),
      // the bracket with its chain, the two rods and the head
      sleeve([200, 236], [52, 64], dark),
      box([196, 56, -34], [240, 92, 34], deep),
      ...[-20, 20].map((z) =>
        fine(move(upright(spindle(points('92 7, 310 7'), light)), [218, 0, z])),
      ),
      box([176, 190, -52], [260, 280, 52], blue),
      fine(box([172, 210, -30], [176, 262, 30], dark)),
      fine(box([190, 280, -30], [246, 286, 30], light)),
    ].map(mirror);
  };
  const beam = fine(box([-176, 234, -3], [176, 240, 3], hot));
  return {
    parts: [
      ...half(1),
      ...half(-1),
      turned(points('-14 30, -14 146, 14 146, 14 30'), light),
      beam,
      box([-660, -320, -230], [660, -288, 230], light),
    ],
    view: { yaw: 24, pitch: 20 },
    axes: [
      [
        [-760, 0, 0],
        [760, 0, 0],
      ],
    ],
    area: { left: 90, top: 150, right: 1510, bottom: 1050 },
  };
}
