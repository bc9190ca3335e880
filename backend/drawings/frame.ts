import { blue, hot, light, metal, warm, type Paint } from './paint.ts';
import { bladeRow, bolts, spindle } from './fittings.ts';
import { within, type Sector } from './lm-engine.ts';
import {
  around,
  box,
  evenly,
  fine,
  loft,
  move,
  prism,
  radians,
  ring,
  sleeve,
  times,
  turn,
  turned,
  type Part,
  type Point,
  type Vec,
} from './mesh.ts';
import { points } from './points.ts';

/** A heavy-duty turbine: one shaft, 17 compressor stages, 14 cans, three turbine stages. */

const stages = times(17, (i) => ({ x: 190 + i * 33, tip: 230 - i * 2.1, hub: 128 + i * 2.9 }));
const wheels = times(3, (i) => ({ x: 1118 + i * 82, tip: 244 + i * 22, hub: 176 }));

export const frameRotor = (): Part[] => [
  spindle(
    points(
      '-60 44, 20 44, 20 62, 150 62, 172 120, 190 126, 750 174, 770 150, 1080 150, 1090 172, 1320 172, 1330 70, 1480 70, 1480 50, 1540 50',
    ),
    metal,
  ),
  ...[-60, -44].map((x) => sleeve([x, x + 14], [0, 84], metal)),
  ...bolts(evenly(10), 68, [-74, -60], 8),
  ...stages.flatMap(({ x, tip, hub }, i) =>
    bladeRow(
      30 + i,
      x + 8,
      { root: hub - 4, tip: tip - 3, chord: [20, 19], stagger: [34, 48], camber: [0.1, 0.08] },
      blue,
    ),
  ),
  ...wheels.flatMap(({ x, tip, hub }, i) => [
    fine(sleeve([x - 24, x + 24], [120, hub + 4], metal)),
    ...bladeRow(
      46 - i * 6,
      x,
      {
        root: hub,
        tip: tip - 3,
        chord: [46, 44],
        stagger: [-24, -40],
        camber: [-0.14, -0.1],
        thickness: [0.16, 0.1],
      },
      hot,
    ),
  ]),
];

/** The transition piece from a round can to its sector of the turbine. */
function transition(): Part {
  const stations = times(9, (i): Vec[] => {
    const t = i / 8;
    const ease = t * t * (3 - 2 * t);
    return times(32, (k): Vec => {
      const a = radians((k * 360) / 32);
      const square = Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
      const [u, v] = [Math.cos(a), Math.sin(a)];
      const round: Point = [292 + 44 * u, 44 * v];
      const slot: Point = [208 + (22 * u) / square, (44 * v) / square];
      return [
        906 + 168 * t,
        round[0] + (slot[0] - round[0]) * ease,
        round[1] + (slot[1] - round[1]) * ease,
      ];
    });
  });
  return loft(stations, hot);
}

/** One can: end cover with fuel fittings, casing, and the liner inside it. */
function can(whole: boolean, cover: Paint): Part[] {
  const casing = whole
    ? [
        sleeve([560, 800], [54, 62], cover),
        sleeve([540, 560], [0, 78], cover),
        sleeve([560, 574], [54, 78], cover),
        ...bolts(evenly(12), 70, [530, 540], 5),
        ...evenly(5).flatMap((a) => [
          fine(turn(move(spindle(points('500 7, 512 9, 540 12'), blue), [0, 32, 0]), 'x', a)),
        ]),
        fine(spindle(points('504 9, 516 12, 540 15'), hot)),
      ]
    : [
        ...times(5, (i) =>
          fine(turn(move(prism(ring(6, 7), [556, 584], blue), [0, 24, 0]), 'x', i * 72)),
        ),
      ];
  const liner = [
    spindle(points('584 44, 910 44'), whole ? warm : hot),
    ...times(whole ? 0 : 6, (i) => fine(sleeve([610 + i * 46, 616 + i * 46], [40, 46], warm))),
  ];
  const tilt = (part: Part): Part => move(turn(move(part, [-908, 0, 0]), 'z', -9), [908, 292, 0]);
  return [...casing, ...liner].map(tilt);
}

/** Cases, vanes and combustors; `bare` shows the liners of the cans that are
 * cut away, `cover` paints the others. */
export function frameStator(sector: Sector, bare = true, cover: Paint = metal): Part[] {
  const cases = [
    '20 300, 44 262, 100 236, 180 234, 180 250, 110 252, 66 272, 44 308',
    '180 234, 756 196, 756 212, 590 228, 590 330, 574 330, 574 232, 400 242, 400 272, 386 272, 386 244, 180 258',
    '756 196, 800 196, 820 150, 1060 150, 1060 164, 834 164, 812 212, 756 212',
    '690 226, 690 366, 1040 366, 1040 392, 1054 392, 1054 240, 1040 240, 1040 350, 706 350, 706 226',
    '1054 240, 1300 306, 1300 372, 1286 372, 1286 320, 1068 262, 1068 392, 1054 392',
    '1300 306, 1420 330, 1560 400, 1600 400, 1600 416, 1556 416, 1412 346, 1314 322, 1314 372, 1300 372',
    '1330 176, 1420 176, 1600 210, 1600 196, 1420 160, 1330 160',
  ].map((text) => turned(points(text), metal, sector));
  const pitch = evenly(14, 12.9);
  const seen = within(pitch, { from: sector.from + 4, to: sector.to - 4 });
  const open = pitch.filter((a) => bare && !seen.includes(a));
  const vanes = stages.flatMap(({ x, tip, hub }, i) =>
    bladeRow(
      34 + i,
      x + 24,
      { root: hub + 4, tip, chord: [17, 17], stagger: [-24, -24] },
      light,
      sector,
    ),
  );
  const nozzles = wheels.flatMap(({ x, tip, hub }, i) =>
    bladeRow(
      24,
      x - 42,
      {
        root: hub + 4,
        tip: tip - i * 3,
        chord: [44, 44],
        stagger: [32, 32],
        camber: [0.14, 0.14],
        thickness: [0.18, 0.16],
      },
      warm,
      sector,
    ),
  );
  const struts = around(
    within(evenly(8, 22), sector),
    fine(box([1440, 176, -8], [1500, 344, 8], light)),
  );
  const inletStruts = around(
    within(evenly(8, 22), sector),
    fine(box([84, 120, -6], [130, 244, 6], light)),
  );
  return [
    ...cases,
    turned(points('20 110, 60 96, 150 110, 180 126, 180 110, 150 96, 60 84, 20 96'), light, sector),
    ...around([...seen, ...open], transition()),
    ...can(true, cover).flatMap((part) => around(seen, part)),
    ...can(false, cover).flatMap((part) => around(open, part)),
    ...vanes,
    ...nozzles,
    ...struts,
    ...inletStruts,
    ...bolts(within(evenly(36, 4), sector), 318, [564, 574], 6),
    ...bolts(within(evenly(40, 4), sector), 380, [1030, 1040], 6),
    ...bolts(within(evenly(36, 4), sector), 358, [1276, 1286], 6),
  ];
}

/** The feet under inlet and exhaust. */
export const frameFeet = (): Part[] => [
  ...[-150, 150].flatMap((z) => [
    box([330, -440, z - 16], [372, -235, z + 16], metal),
    box([1330, -440, z * 1.3 - 18], [1380, -300, z * 1.3 + 18], metal),
  ]),
  box([-120, -470, -330], [1640, -440, 330], light),
];
