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

/** A heavy-duty turbine: one shaft with the wheels of its compressor and of its turbine, and a ring of cans. */
export interface Frame {
  stages: number;
  cans: number;
  wheels: number;
}

/** The machines of the demo content; 7E is like 6B. */
export const frames = {
  ms5001: { stages: 17, cans: 10, wheels: 2 },
  '6b': { stages: 17, cans: 10, wheels: 3 },
  '6f': { stages: 18, cans: 6, wheels: 3 },
  '9e': { stages: 17, cans: 14, wheels: 3 },
} satisfies Record<string, Frame>;

/** Stages share the length of the compressor: the more there are, the narrower each is. */
const stagesOf = ({ stages }: Frame) => {
  const narrow = 16 / (stages - 1);
  return times(stages, (i) => {
    const at = i * narrow;
    return { narrow, x: 190 + at * 33, tip: 230 - at * 2.1, hub: 128 + at * 2.9 };
  });
};

/** Two wheels are wider than three. */
const wheelsOf = ({ wheels }: Frame) => {
  const wide = wheels === 2 ? 1.3 : 1;
  return times(wheels, (i) => {
    const x = 1076 + 42 * wide + (i * 246) / wheels;
    return { wide, x, tip: 244 + ((x - 1118) * 22) / 82, hub: 176 };
  });
};

export const frameRotor = (frame: Frame = frames['9e']): Part[] => [
  spindle(
    points(
      '-60 44, 20 44, 20 62, 150 62, 172 120, 190 126, 750 174, 770 150, 1080 150, 1090 172, 1320 172, 1330 70, 1480 70, 1480 50, 1540 50',
    ),
    metal,
  ),
  ...[-60, -44].map((x) => sleeve([x, x + 14], [0, 84], metal)),
  ...bolts(evenly(10), 68, [-74, -60], 8),
  ...stagesOf(frame).flatMap(({ narrow, x, tip, hub }, i) =>
    bladeRow(
      30 + i,
      x + 8 * narrow,
      {
        root: hub - 4,
        tip: tip - 3,
        chord: [20 * narrow, 19 * narrow],
        stagger: [34, 48],
        camber: [0.1, 0.08],
      },
      blue,
    ),
  ),
  ...wheelsOf(frame).flatMap(({ wide, x, tip, hub }, i) => [
    fine(sleeve([x - 24 * wide, x + 24 * wide], [120, hub + 4], metal)),
    ...bladeRow(
      46 - i * 6,
      x,
      {
        root: hub,
        tip: tip - 3,
        chord: [46 * wide, 44 * wide],
        stagger: [-24, -40],
        camber: [-0.14, -0.1],
        thickness: [0.16, 0.1],
      },
      hot,
    ),
  ]),
];

/** How much larger cans are than 14 of them could be. */
const canSize = ({ cans }: Frame): number => Math.min(1.25, Math.sqrt(14 / cans));

/** The transition piece from a round can to its sector of the turbine. */
function transition(frame: Frame): Part {
  const radius = 44 * canSize(frame);
  const halfSector = (44 * 14) / frame.cans;
  const stations = times(9, (i): Vec[] => {
    const t = i / 8;
    const ease = t * t * (3 - 2 * t);
    return times(32, (k): Vec => {
      const a = radians((k * 360) / 32);
      const square = Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
      const [u, v] = [Math.cos(a), Math.sin(a)];
      const round: Point = [292 + radius * u, radius * v];
      const slot: Point = [208 + (22 * u) / square, (halfSector * v) / square];
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
function can(frame: Frame, whole: boolean, cover: Paint): Part[] {
  const size = canSize(frame);
  const sized = (from: number, to: number): [number, number] => [from * size, to * size];
  const casing = whole
    ? [
        sleeve([560, 800], sized(54, 62), cover),
        sleeve([540, 560], sized(0, 78), cover),
        sleeve([560, 574], sized(54, 78), cover),
        ...bolts(evenly(12), 70 * size, [530, 540], 5),
        ...evenly(5).flatMap((a) => [
          fine(
            turn(move(spindle(points('500 7, 512 9, 540 12'), blue), [0, 32 * size, 0]), 'x', a),
          ),
        ]),
        fine(spindle(points('504 9, 516 12, 540 15'), hot)),
      ]
    : [
        ...times(5, (i) =>
          fine(turn(move(prism(ring(6, 7), [556, 584], blue), [0, 24 * size, 0]), 'x', i * 72)),
        ),
      ];
  const radius = 44 * size;
  const liner = [
    spindle(
      [
        [584, radius],
        [910, radius],
      ],
      whole ? warm : hot,
    ),
    ...times(whole ? 0 : 6, (i) => fine(sleeve([610 + i * 46, 616 + i * 46], sized(40, 46), warm))),
  ];
  const tilt = (part: Part): Part => move(turn(move(part, [-908, 0, 0]), 'z', -9), [908, 292, 0]);
  return [...casing, ...liner].map(tilt);
}

/** Cases, vanes and combustors; `bare` shows the liners of the cans that are
 * cut away, `cover` paints the others. */
export function frameStator(
  sector: Sector,
  bare = true,
  cover: Paint = metal,
  frame: Frame = frames['9e'],
): Part[] {
  const cases = [
    '20 300, 44 262, 100 236, 180 234, 180 250, 110 252, 66 272, 44 308',
    '180 234, 756 196, 756 212, 590 228, 590 330, 574 330, 574 232, 400 242, 400 272, 386 272, 386 244, 180 258',
    '756 196, 800 196, 820 150, 1060 150, 1060 164, 834 164, 812 212, 756 212',
    '690 226, 690 366, 1040 366, 1040 392, 1054 392, 1054 240, 1040 240, 1040 350, 706 350, 706 226',
    '1054 240, 1300 306, 1300 372, 1286 372, 1286 320, 1068 262, 1068 392, 1054 392',
    '1300 306, 1420 330, 1560 400, 1600 400, 1600 416, 1556 416, 1412 346, 1314 322, 1314 372, 1300 372',
    '1330 176, 1420 176, 1600 210, 1600 196, 1420 160, 1330 160',
  ].map((text) => turned(points(text), metal, sector));
  const pitch = evenly(frame.cans, Math.round(1800 / frame.cans) / 10);
  const seen = within(pitch, { from: sector.from + 4, to: sector.to - 4 });
  const open = pitch.filter((a) => bare && !seen.includes(a));
  const vanes = stagesOf(frame).flatMap(({ narrow, x, tip, hub }, i) =>
    bladeRow(
      34 + i,
      x + 24 * narrow,
      { root: hub + 4, tip, chord: [17 * narrow, 17 * narrow], stagger: [-24, -24] },
      light,
      sector,
    ),
  );
  const nozzles = wheelsOf(frame).flatMap(({ wide, x, tip, hub }, i) =>
    bladeRow(
      24,
      x - 42 * wide,
      {
        root: hub + 4,
        tip: tip - i * 3,
        chord: [44 * wide, 44 * wide],
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
    ...around([...seen, ...open], transition(frame)),
    ...can(frame, true, cover).flatMap((part) => around(seen, part)),
    ...can(frame, false, cover).flatMap((part) => around(open, part)),
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
