import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { blade, bladeRow, bolts, curve, flange, pipe, spindle } from './fittings.ts';
import {
  around,
  evenly,
  fine,
  loft,
  move,
  place,
  polar,
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
import type { Drawing } from './drawing.ts';

const upright = (part: Part): Part => turn(part, 'z', 90);

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
      turned(
        [
          [-70, 392],
          [-70, 412],
          [64, 412],
          [64, 430],
          [80, 430],
          [80, 392],
        ],
        metal,
      ),
      ...lever.flatMap((part) => around(evenly(count), part)),
      turned(
        [
          [58, 444],
          [58, 462],
          [80, 462],
          [80, 444],
        ],
        hot,
      ),
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
      turned(
        [
          [-80, 176],
          [-60, 194],
          [70, 194],
          [70, 168],
          [-70, 168],
        ],
        metal,
      ),
      turned(
        [
          [-200, 0],
          [-196, 40],
          [-170, 90],
          [-120, 140],
          [-84, 170],
          [-84, 160],
          [-84, 0],
        ],
        light,
      ),
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

/** One lever arm between vane stem and unison-ring pin, drawn apart. */
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
  const slot = fine(
    upright(
      prism(
        [
          [-22, -12],
          [22, -12],
          [22, 12],
          [-22, 12],
        ],
        [22, 22.8],
        dark,
      ),
    ),
  );
  const stem = [
    spindle(
      [
        [-210, 40],
        [-190, 40],
        [-190, 22],
        [-130, 22],
      ],
      metal,
    ),
    prism(
      [
        [-20, -11],
        [20, -11],
        [20, 11],
        [-20, 11],
      ],
      [-130, -90],
      hot,
    ),
    spindle(
      [[-90, 12], ...times(7, (i): Point => [-86 + i * 8, i % 2 ? 12 : 15]), [-34, 11]],
      metal,
    ),
    spindle(
      [
        [-240, 66],
        [-210, 66],
      ],
      metal,
    ),
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
  const pin = [
    spindle(
      [
        [70, 8],
        [74, 11],
        [150, 11],
        [150, 24],
        [164, 24],
      ],
      hot,
    ),
  ]
    .map(upright)
    .map((p) => move(p, [380, 0, 0]));
  const band = place(
    turned(
      [
        [-30, 1000],
        [30, 1000],
        [30, 1030],
        [-30, 1030],
      ],
      metal,
      { from: -13, to: 13, steps: 360 },
    ),
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
      { at: [190, 9, 40], to: [860, 720] },
      { at: [-32, 168, 16], to: [300, 240] },
      { at: [380, 130, 11], to: [1330, 330] },
    ],
  };
}

/** The hydraulic actuator of the vane system, opened for a quarter. */
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
      spindle(
        [
          [126, 14],
          [150, 14],
        ],
        light,
      ),
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
        18,
      ),
      'x',
      -35,
    );
  const parts = [
    turned(
      [
        [-220, 0],
        [-220, 60],
        [-206, 88],
        [-176, 88],
        [-176, 74],
        [150, 74],
        [150, 92],
        [190, 92],
        [206, 70],
        [230, 40],
        [230, 22],
        [160, 22],
        [160, 62],
        [-180, 62],
        [-180, 0],
      ],
      metal,
      open,
    ),
    spindle(
      [
        [-40, 20],
        [-40, 61],
        [-28, 61],
        [-28, 55],
        [-18, 55],
        [-18, 61],
        [-2, 61],
        [-2, 20],
      ],
      hot,
    ),
    spindle(
      [
        [-2, 21],
        [330, 21],
      ],
      light,
    ),
    spindle(
      [
        [-60, 14],
        [-40, 14],
      ],
      light,
    ),
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
      { at: polar(-20, 61, 50), to: [620, 930] },
      { at: polar(270, 21, 60), to: [1160, 960] },
      { at: polar(180, 92, 340), to: [1330, 330] },
    ],
  };
}
