import { times, type Point } from './mesh.ts';
import { hatch } from './hatch.ts';
import { disc, path, shape, stroke } from './sheet.ts';

/** The colours of a section, for a light or a dark ground. */
export interface Theme {
  line: string;
  detail: string;
  solid: string;
  rotor: string;
  stator: string;
  hot: string;
  glow: string;
  /** The gas path, cold and hot. */
  air: string;
  gas: string;
}

/** Radii are drawn somewhat taller than true, so that short blades stay readable. */
const tall = 1.16;

/** Straight interpolation along a list of (x, radius). */
const along =
  (line: readonly Point[]) =>
  (x: number): number => {
    const next = line.findIndex(([at]) => at >= x);
    const [a, b] = [line[Math.max(0, next - 1)], line[next < 0 ? line.length - 1 : next]];
    if (!a || !b) return 0;
    return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };

const tip = along([
  [0, 262],
  [70, 256],
  [300, 232],
  [345, 224],
  [420, 184],
  [470, 178],
  [830, 134],
  [880, 134],
]);
const hub = along([
  [0, 112],
  [70, 118],
  [300, 168],
  [345, 166],
  [420, 128],
  [470, 112],
  [830, 113],
  [880, 113],
]);
const hotTip = along([
  [1060, 176],
  [1180, 186],
  [1200, 196],
  [1430, 268],
  [1600, 300],
]);
const hotHub = along([
  [1060, 134],
  [1180, 134],
  [1430, 132],
  [1500, 122],
]);

type Row = { x: number; width: number; from: number; to: number };
const rows = (
  count: number,
  from: number,
  to: number,
  outer: typeof tip,
  inner: typeof hub,
  share: number,
  start: number,
): Row[] =>
  times(count, (i) => {
    const pitch = (to - from) / count;
    const x = from + (i + start) * pitch;
    return {
      x,
      width: pitch * share,
      from: inner(x) + (start === 0 ? 0 : 4),
      to: outer(x) - (start === 0 ? 4 : 0),
    };
  });

/**
 * The longitudinal section of a two-shaft aeroderivative turbine about the axis y = 0, from x = 0
 * (inlet) to 1620 (exhaust): low- and high-pressure compressor, annular combustor, turbines.
 */
export function lmSection(theme: Theme): string {
  return [-1, 1].map((side) => half(theme, side)).join('') + shafts(theme);
}

/** A quarter of an ellipse from the tip of the nose to the hub. */
const nose = (length: number, radius: number): Point[] =>
  times(13, (i) => {
    const a = (i * Math.PI) / 24;
    return [10 - length * Math.cos(a), radius * Math.sin(a)];
  });

function half(theme: Theme, side: number): string {
  const { line, detail, solid, rotor, stator, hot, glow, air, gas } = theme;
  const out: string[] = [];
  const flip = (points: readonly Point[]): Point[] => points.map(([x, r]) => [x, r * side * tall]);
  const area = (points: readonly Point[], fill: string, weight = 2, colour = line): void =>
    void out.push(shape(path(flip(points), true), fill, colour, weight));
  const cut = (points: readonly Point[], lean: 1 | -1 = 1, colour = detail): void => {
    area(points, solid, 3.5);
    out.push(stroke(hatch(flip(points), 11, lean), colour, 1.4));
  };
  const blades = (list: Row[], fill: string, colour = line): void =>
    void out.push(
      shape(
        list
          .map(({ x, width, from, to }) =>
            path(
              flip([
                [x + width * 0.06, from],
                [x + width, from],
                [x + width * 0.9, to],
                [x + width * 0.16, to],
              ]),
              true,
            ),
          )
          .join(''),
        fill,
        colour,
        1.8,
      ),
    );
  const discs = (list: Row[], bore: number, fill: string, colour = line): void =>
    void out.push(
      shape(
        list
          .map(({ x, width, from }) => {
            const c = x + width / 2;
            const w = width / 2;
            return path(
              flip([
                [c - w - 2, from],
                [c + w + 2, from],
                [c + w, from - 10],
                [c + 3.5, from - 20],
                [c + 3.5, bore + 16],
                [c + w * 0.8, bore + 8],
                [c + w * 0.8, bore],
                [c - w * 0.8, bore],
                [c - w * 0.8, bore + 8],
                [c - 3.5, bore + 16],
                [c - 3.5, from - 20],
                [c - w, from - 10],
              ]),
              true,
            );
          })
          .join(''),
        fill,
        colour,
        1.8,
      ),
    );

  // the gas path
  const channel = (
    from: number,
    to: number,
    outer: typeof tip,
    inner: typeof hub,
    fill: string,
  ): void => {
    const xs = times(41, (i) => from + ((to - from) * i) / 40);
    area(
      [...xs.map((x): Point => [x, outer(x)]), ...xs.reverse().map((x): Point => [x, inner(x)])],
      fill,
      0,
    );
  };
  channel(0, 900, tip, hub, air);
  area(
    [
      [900, 120],
      [900, 138],
      [938, 172],
      [938, 140],
    ],
    air,
    0,
  );
  channel(1052, 1600, hotTip, hotHub, gas);
  // bellmouth, bullet nose and inlet guide vanes
  cut([
    [-120, 330],
    [-96, 300],
    [-60, 272],
    [0, 262],
    [70, 256],
    [300, 232],
    [345, 224],
    [345, 236],
    [300, 246],
    [70, 272],
    [-54, 286],
    [-86, 312],
    [-106, 340],
  ]);
  area([...nose(140, 112), ...nose(126, 100).reverse()], solid, 3);
  blades([{ x: 8, width: 34, from: 112, to: 261 }], stator);
  // low-pressure compressor
  const lpc = rows(5, 62, 300, tip, hub, 0.42, 0);
  blades(rows(5, 62, 300, tip, hub, 0.36, 0.54), stator);
  blades(lpc, rotor);
  discs(lpc, 62, solid);
  area(
    [
      [40, 106],
      [62, 116],
      [300, 166],
      [300, 158],
      [62, 108],
      [40, 96],
    ],
    rotor,
    1.6,
  );
  // front frame with its strut, then the high-pressure compressor
  cut(
    [
      [345, 224],
      [345, 262],
      [430, 262],
      [430, 212],
      [470, 206],
      [470, 178],
      [420, 184],
      [392, 200],
      [368, 214],
    ],
    -1,
  );
  area(
    [
      [356, 163],
      [402, 133],
      [424, 184],
      [366, 216],
    ],
    stator,
    2,
  );
  cut(
    [
      [306, 160],
      [345, 160],
      [420, 122],
      [462, 106],
      [462, 94],
      [404, 96],
      [360, 128],
      [306, 146],
    ],
    -1,
  );
  const hpc = rows(14, 476, 836, tip, hub, 0.44, 0);
  blades(rows(14, 476, 836, tip, hub, 0.34, 0.56), stator);
  blades(hpc, rotor);
  discs(hpc, 58, solid);
  area(
    [
      [470, 108],
      [840, 110],
      [840, 102],
      [470, 100],
    ],
    rotor,
    1.6,
  );
  cut([
    [470, 178],
    [830, 134],
    [880, 134],
    [880, 150],
    [836, 148],
    [640, 172],
    [640, 186],
    [626, 186],
    [626, 174],
    [470, 192],
  ]);
  times(6, (i) => {
    const x = 486 + i * 25.7;
    const r = tip(x) + 14;
    out.push(
      stroke(
        path(
          flip([
            [x, r - 16],
            [x, r + 20],
            [x + 20, r + 20],
          ]),
        ),
        line,
        3,
      ),
      disc([x, (r + 20) * side * tall], 4, solid, line, 2),
    );
  });
  area(
    [
      [470, 214],
      [640, 194],
      [640, 188],
      [470, 208],
    ],
    rotor,
    1.6,
  );
  // diffuser, combustor case and annular combustor
  cut(
    [
      [880, 134],
      [906, 142],
      [930, 180],
      [960, 222],
      [1056, 222],
      [1056, 250],
      [1070, 250],
      [1070, 208],
      [950, 208],
      [946, 196],
      [920, 150],
      [880, 150],
    ].map(([x = 0, r = 0]) => [x, r] as const),
  );
  cut(
    [
      [880, 113],
      [910, 104],
      [940, 92],
      [1050, 92],
      [1050, 80],
      [936, 80],
      [904, 92],
      [880, 98],
    ],
    -1,
  );
  area(
    [
      [950, 128],
      [964, 116],
      [1052, 128],
      [1052, 170],
      [964, 190],
      [950, 178],
    ],
    glow,
    3,
    hot,
  );
  area(
    [
      [938, 146],
      [938, 160],
      [962, 172],
      [962, 134],
    ],
    solid,
    3,
    hot,
  );
  out.push(
    stroke(
      [968, 990, 1012, 1034]
        .map(
          (x, i) =>
            path(
              flip([
                [x, 122 + i * 3],
                [x + 8, 122 + i * 3],
              ]),
            ) +
            path(
              flip([
                [x, 186 - i * 4],
                [x + 8, 186 - i * 4],
              ]),
            ),
        )
        .join(''),
      hot,
      5,
    ),
  );
  out.push(
    stroke(
      [0, 1, 2]
        .map(
          (i) =>
            `M974 ${Math.round((153 + (i - 1) * 15) * side * tall)}Q1004 ${Math.round((153 + (i - 1) * 26) * side * tall)} 1042 ${Math.round((151 + (i - 1) * 12) * side * tall)}`,
        )
        .join(''),
      hot,
      3,
    ),
  );
  // fuel nozzle
  area(
    [
      [916, 256],
      [916, 248],
      [926, 246],
      [930, 176],
      [920, 158],
      [944, 148],
      [944, 160],
      [940, 168],
      [940, 246],
      [952, 248],
      [952, 256],
    ],
    stator,
    2.5,
  );
  area(
    [
      [908, 256],
      [960, 256],
      [960, 266],
      [908, 266],
    ],
    stator,
    2.5,
  );
  // high-pressure turbine, two stages
  const hpt: Row[] = [
    { x: 1094, width: 28, from: 134, to: 177 },
    { x: 1154, width: 28, from: 134, to: 181 },
  ];
  const cooled: Row[] = [
    { x: 1062, width: 26, from: 132, to: 176 },
    { x: 1126, width: 24, from: 134, to: 180 },
  ];
  blades(cooled, glow, hot);
  blades(hpt, hot);
  discs(hpt, 58, solid);
  cut([
    [1056, 176],
    [1180, 186],
    [1200, 196],
    [1200, 232],
    [1188, 232],
    [1188, 208],
    [1070, 208],
    [1056, 196],
  ]);
  area(
    [
      [1052, 100],
      [1092, 96],
      [1186, 96],
      [1186, 88],
      [1092, 88],
      [1052, 90],
    ],
    rotor,
    1.6,
  );
  // low-pressure turbine, five stages
  const lpt = rows(5, 1234, 1446, hotTip, hotHub, 0.42, 0);
  blades(
    times(5, (i): Row => ({
      x: 1210 + i * 42.4,
      width: 17,
      from: hotHub(1210 + i * 42.4),
      to: hotTip(1210 + i * 42.4),
    })),
    glow,
    hot,
  );
  blades(lpt, rotor);
  discs(lpt, 74, solid);
  area(
    [
      [1212, 128],
      [1440, 126],
      [1440, 118],
      [1212, 120],
    ],
    rotor,
    1.6,
  );
  cut([
    [1200, 196],
    [1430, 268],
    [1452, 276],
    [1452, 306],
    [1440, 306],
    [1440, 288],
    [1420, 282],
    [1212, 216],
    [1200, 216],
  ]);
  // rear frame and exhaust diffuser
  area(
    [
      [1462, 130],
      [1496, 124],
      [1508, 284],
      [1466, 276],
    ],
    stator,
    2.5,
  );
  cut([
    [1452, 276],
    [1600, 318],
    [1620, 330],
    [1612, 340],
    [1590, 330],
    [1464, 292],
    [1464, 306],
    [1452, 306],
  ]);
  area(
    [
      [1452, 130],
      [1500, 122],
      [1620, 70],
      [1616, 60],
      [1496, 110],
      [1452, 116],
    ],
    solid,
    3,
  );
  // the bearings and what carries them
  for (const [a, b] of [
    [
      [22, 100],
      [36, 62],
    ],
    [
      [360, 130],
      [386, 78],
    ],
    [
      [448, 96],
      [450, 86],
    ],
    [
      [1040, 84],
      [1040, 82],
    ],
    [
      [1478, 114],
      [1478, 76],
    ],
  ] as const)
    out.push(stroke(path(flip([a, b])), line, 5));
  for (const [x, r] of [
    [36, 46],
    [386, 62],
    [450, 70],
    [1040, 66],
    [1478, 60],
  ] as const)
    out.push(
      shape(
        path(
          flip([
            [x - 15, r - 14],
            [x + 15, r - 14],
            [x + 15, r + 14],
            [x - 15, r + 14],
          ]),
          true,
        ),
        solid,
        line,
        2,
      ),
      disc([x, r * side * tall], 10, rotor, line, 2),
    );
  // flanges with their bolts along the case
  for (const [x, r] of [
    [345, 262],
    [430, 258],
    [1063, 250],
    [1194, 232],
    [1446, 306],
  ] as const)
    out.push(
      stroke(
        path(
          flip([
            [x - 13, r - 10],
            [x + 13, r - 10],
          ]),
        ),
        line,
        6,
      ),
    );
  return out.join('');
}

function shafts({ line, solid, rotor, detail }: Theme): string {
  const low: Point[] = [
    [-20, 30],
    [60, 30],
    [100, 24],
    [1240, 24],
    [1300, 30],
    [1520, 30],
  ];
  const all = (points: readonly Point[]): Point[] => [
    ...points,
    ...points.map(([x, r]): Point => [x, -r]).reverse(),
  ];
  const high = [-1, 1]
    .map((side) =>
      shape(
        path(
          (
            [
              [440, 54],
              [880, 54],
              [930, 50],
              [1050, 50],
              [1070, 54],
              [1186, 54],
              [1186, 44],
              [440, 44],
            ] as const
          ).map(([x, r]): Point => [x, r * side * tall]),
          true,
        ),
        solid,
        line,
        2,
      ),
    )
    .join('');
  const cones = [-1, 1]
    .map((side) =>
      [
        [
          [44, 30],
          [140, 62],
          [220, 62],
          [60, 22],
        ],
        [
          [840, 106],
          [884, 60],
          [884, 54],
          [872, 54],
          [834, 100],
        ],
        [
          [1186, 92],
          [1090, 60],
          [1080, 54],
          [1096, 54],
          [1190, 86],
        ],
        [
          [1290, 30],
          [1330, 74],
          [1380, 74],
          [1310, 24],
        ],
      ]
        .map((points) =>
          shape(
            path(
              points.map(([x = 0, r = 0]): Point => [x, r * side * tall]),
              true,
            ),
            solid,
            line,
            2,
          ),
        )
        .join(''),
    )
    .join('');
  return (
    cones +
    high +
    shape(path(all(low), true), rotor, line, 3) +
    stroke('M110 -12H1230M110 12H1230', detail, 1.4)
  );
}
