import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { curve, pipe } from './fittings.ts';
import { box, fine, move, times, turn, type Part, type Point, type Vec } from './mesh.ts';
import { vecs } from './points.ts';
import { path, stroke } from './sheet.ts';
import type { Drawing } from './drawing.ts';
import type { Project } from './render.ts';

/** Control equipment: the open cabinet, and a rack with a new module. */

const line = (project: Project, points: readonly Vec[], colour: string, weight: number): string =>
  stroke(
    path(
      points.map((v): Point => {
        const [x, y] = project(v);
        return [x, y];
      }),
    ),
    colour,
    weight,
  );

/** A terminal board with its input and output pack. */
const board = (x: number, y: number, active: boolean): Part[] => [
  box([x, y, -150], [x + 78, y + 104, -132], light),
  box([x + 24, y + 8, -132], [x + 54, y + 96, -84], active ? hot : blue),
  ...[6, 62].flatMap((dx) =>
    times(6, (i) =>
      fine(box([x + dx, y + 10 + i * 15, -132], [x + dx + 10, y + 20 + i * 15, -122], metal)),
    ),
  ),
  ...times(3, (i) =>
    fine(box([x + 30, y + 70 + i * 8, -84], [x + 36, y + 74 + i * 8, -82], i ? light : hot)),
  ),
];

export function controlPanel(): Drawing {
  const cabinet = [
    box([-300, -500, -190], [300, 500, -176], light),
    box([-300, -500, -176], [-286, 500, 120], metal),
    box([286, -500, -176], [300, 500, 120], metal),
    box([-300, 486, -176], [300, 500, 120], metal),
    box([-300, -500, -176], [300, -486, 120], metal),
    box([-310, -560, -196], [310, -500, 126], deep),
    ...times(5, (i) => fine(box([-230 + i * 100, 500, -120], [-170 + i * 100, 506, 60], metal))),
  ];
  const ducts = [-272, -72, 128]
    .map((x) => [
      box([x - 8, -470, -176], [x + 26, 300, -120], metal),
      ...times(24, (i) =>
        fine(box([x - 4, -460 + i * 32, -120], [x + 22, -446 + i * 32, -118], light)),
      ),
    ])
    .flat();
  const boards = times(6, (row) =>
    [-232, -32, 168].flatMap((x, column) =>
      board(x + 8, 176 - row * 120, row === 1 && column === 1),
    ),
  ).flat();
  const supply = times(4, (i) => [
    box([-250 + i * 126, 340, -176], [-150 + i * 126, 460, -60], i === 3 ? blue : metal),
    ...times(5, (k) =>
      fine(box([-238 + i * 126, 356 + k * 18, -60], [-162 + i * 126, 362 + k * 18, -58], dark)),
    ),
  ]).flat();
  const shut = [
    box([320, -500, -190], [920, 500, 120], light),
    box([330, -490, 120], [910, 490, 132], metal),
    box([420, 80, 132], [820, 350, 146], dark),
    fine(box([438, 98, 146], [802, 332, 147], deep)),
    fine(box([860, -60, 132], [884, 60, 148], metal)),
    ...times(4, (i) =>
      fine(box([450 + i * 90, -10, 132], [490 + i * 90, 30, 142], i === 3 ? hot : metal)),
    ),
    ...times(9, (i) => fine(box([480, -440 + i * 22, 132], [760, -430 + i * 22, 135], light))),
    box([312, -560, -196], [930, -500, 126], deep),
  ];
  const cables = [-222, -22, 178].map((x) =>
    pipe(curve(vecs(`${x} -430 -110, ${x + 20} -470 -80, ${x + 40} -520 -60`), 6), 9, dark),
  );
  const screen = (project: Project): string => {
    const trend = times(40, (i): Vec => [
      450 + i * 8.8,
      150 + 120 / (1 + Math.exp(-(i - 16) / 3)) + 6 * Math.sin(i * 0.9),
      148,
    ]);
    const heat = times(40, (i): Vec => [
      450 + i * 8.8,
      120 +
        90 * Math.exp(-(((i - 17) / 6) ** 2)) +
        (i > 17 ? 50 * (1 - Math.exp(-(i - 17) / 5)) : 0),
      148,
    ]);
    const grid = [0, 1, 2, 3]
      .map((k) =>
        line(
          project,
          [
            [450, 120 + k * 60, 148],
            [792, 120 + k * 60, 148],
          ],
          '#3f7692',
          1.5,
        ),
      )
      .join('');
    return grid + line(project, trend, '#ffffff', 3) + line(project, heat, '#f08a5d', 3);
  };
  return {
    parts: [...cabinet, ...ducts, ...boards, ...supply, ...cables, ...shut],
    view: { yaw: -22, pitch: 12 },
    over: screen,
    area: { left: 120, top: 90, right: 1480, bottom: 1110 },
  };
}

/** A card rack with thirteen modules, one of them pulled out. */
export function controlUpgrade(): Drawing {
  const card = (i: number, out: number, fresh: boolean): Part[] => {
    const x = -440 + i * 68;
    return [
      box(
        [x, -180, -200 + out],
        [x + 58, 200, 150 + out],
        fresh ? hot : i % 4 === 0 ? blue : metal,
      ),
      fine(box([x + 8, 150, 150 + out], [x + 50, 186, 158 + out], fresh ? light : deep)),
      ...times(4, (k) =>
        fine(
          box(
            [x + 10, 104 - k * 16, 150 + out],
            [x + 18, 112 - k * 16, 152 + out],
            fresh || k ? light : hot,
          ),
        ),
      ),
      ...times(8, (k) =>
        fine(
          box(
            [x + 28, 100 - k * 30, 150 + out],
            [x + 48, 118 - k * 30, 156 + out],
            fresh ? light : dark,
          ),
        ),
      ),
      fine(box([x + 10, -170, 150 + out], [x + 48, -150, 168 + out], fresh ? light : metal)),
    ];
  };
  const rack = [
    box([-480, -230, -230], [480, -190, 130], light),
    box([-480, 210, -230], [480, 240, 130], light),
    box([-480, -190, -230], [-450, 210, 130], light),
    box([452, -190, -230], [480, 210, 130], light),
    box([-450, -190, -230], [452, 210, -216], metal),
    ...[-1, 1].map((s) =>
      box([s * 480 - (s < 0 ? 50 : 0), -230, 110], [s * 480 + (s < 0 ? 0 : 50), 240, 130], metal),
    ),
    ...[-1, 1].flatMap((s) =>
      [-190, 200].map((y) =>
        fine(move(turn(box([-0.5, -10, -18], [0.5, 10, 18], dark), 'y', 90), [s * 505, y, 130])),
      ),
    ),
    ...times(16, (i) => fine(box([-430 + i * 54, 240, -180], [-400 + i * 54, 244, 60], metal))),
  ];
  const cards = times(13, (i) => card(i, i === 7 ? 420 : 0, i === 7)).flat();
  const guide = (y: number): [Vec, Vec] => [
    [65, y, 150],
    [65, y, 640],
  ];
  const cables = times(3, (i) =>
    pipe(
      curve(
        [
          [-200 + i * 68, -120, 150],
          [-200 + i * 68, -180, 220],
          [-220 + i * 60, -290, 230],
          [-300 + i * 50, -330, 200],
          [-520, -340 - i * 18, 120],
        ],
        10,
      ),
      8,
      deep,
    ),
  );
  return {
    parts: [...rack, ...cards, ...cables],
    view: { yaw: -32, pitch: 24 },
    axes: [guide(200), guide(-180)],
  };
}
