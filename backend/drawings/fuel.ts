import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { blade, curve, flange, holes, pipe, spindle } from './fittings.ts';
import {
  around,
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
  type Vec,
  upright,
} from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points, vecs } from './points.ts';

/** Guide vanes between two radii, which swirl the air. */
const swirler = (count: number, x: Point, r: Point, paint = hot): Part[] => {
  const length = x[1] - x[0];
  const one = blade(
    {
      root: r[0],
      tip: r[1],
      chord: [length * 1.15, length * 1.15],
      stagger: [48, 48],
      camber: [0.1, 0.1],
      thickness: [0.12, 0.12],
    },
    paint,
    2,
    8,
  );
  return around(evenly(count), fine(move(one, [(x[0] + x[1]) / 2, 0, 0])));
};

/** A fuel nozzle: flange, stem with heat shield, and the tip with its swirler. */
export function fuelNozzle(): Drawing {
  const rounded = (a: number, b: number): Point[] =>
    points('1 1, -1 1, -1 -1, 1 -1').flatMap(([p, q], corner) =>
      times(7, (i): Point => {
        const t = ((corner * 90 + i * 15) * Math.PI) / 180;
        return [p * (a - 22) + 22 * Math.cos(t), q * (b - 22) + 22 * Math.sin(t)];
      }),
    );
  const corners: Point[] = points('68 46, -68 46, -68 -46, 68 -46');
  const head = [
    prism(rounded(92, 70), [300, 324], metal),
    ...corners.map(([y, z]) => fine(move(prism(ring(30, 13), [323.8, 324.4], dark), [0, y, z]))),
    spindle(points('324 44, 338 44, 344 36, 352 36'), metal),
    prism(ring(6, 30, 30), [352, 378], blue),
    spindle(
      points('378 19, 384 22, 388 19, 393 22, 397 19, 402 22, 406 19, 412 21, 418 17'),
      light,
    ),
    fine(spindle(points('417.5 9, 418.6 9'), dark)),
    spindle(points('286 52, 300 52'), metal),
    turned(points('40 30, 250 34, 286 44, 286 24, 40 22'), metal),
    ...[110, 180].map((x) => fine(sleeve([x, x + 8], [30, 37], metal))),
  ].map(upright);
  const neck = pipe(curve(vecs('0 56 0, 0 20 0, 10 -6 0, 34 -20 0, 60 -22 0'), 14), 27, light);
  const tip = [
    turned(points('48 0, 48 36, 64 44, 88 44, 88 38, 60 30'), metal),
    turned(points('84 62, 84 70, 136 76, 136 69'), blue),
    ...swirler(12, [96, 126], [36, 64]),
    spindle(points('80 38, 124 34, 140 20'), metal),
    fine(spindle(points('139.6 8, 140.6 8'), dark)),
  ].map((part) => move(part, [0, -22, 0]));
  return {
    parts: [...head, neck, ...tip],
    view: { yaw: -38, pitch: 18 },
    axes: [
      [
        [0, 480, 0],
        [0, -130, 0],
      ],
      [
        [-40, -22, 0],
        [260, -22, 0],
      ],
    ],
    area: { left: 300, top: 70, right: 1300, bottom: 1130 },
    notes: [
      { digit: 1, at: [0, 312, -92], to: [1190, 250] },
      { digit: 2, at: [0, 200, -30], to: [1120, 520] },
      { digit: 3, at: [110, -22, 76], to: [1150, 930] },
    ],
  };
}

/** The nozzle's tip in quarter section, with swirler and shroud in exploded view. */
export function fuelNozzleTip(): Drawing {
  const open = { from: 90, to: 360 };
  const tip = [
    turned(
      points('-200 30, -200 62, -60 62, -40 50, 20 44, 48 22, 48 14, 10 26, -60 30'),
      metal,
      open,
    ),
    turned(points('-200 9, -200 20, 0 20, 30 10, 30 5, -10 9'), hot, open),
    sleeve([-150, -110], [62, 84], metal, open),
  ];
  const vanes = [
    sleeve([170, 250], [60, 70], metal, open),
    ...swirler(16, [175, 245], [70, 116], blue),
    turned(points('165 116, 165 128, 255 128, 255 116'), metal, open),
  ];
  const shroud = [
    turned(
      points('390 132, 390 146, 470 146, 500 118, 560 150, 566 142, 504 104, 464 132'),
      deep,
      open,
    ),
    sleeve([400, 412], [146, 172], metal, open),
    ...holes(
      evenly(9, 100).filter((a) => a % 360 > 95 || a < 0),
      159,
      400,
      6,
    ),
  ];
  const ringSeal = sleeve([-300, -284], [40, 84], light);
  return {
    parts: [ringSeal, ...tip, ...vanes, ...shroud],
    view: { yaw: 30, pitch: 20 },
    axes: [
      [
        [-400, 0, 0],
        [700, 0, 0],
      ],
    ],
    notes: [
      { digit: 4, at: polar(-292, 84, 330), to: [330, 420] },
      { digit: 3, at: polar(210, 128, 330), to: [720, 250] },
    ],
  };
}

/** The ring main with a pigtail and coupling for every nozzle. */
export function fuelManifold(): Drawing {
  const circle = (r: number, x: number): Vec[] => times(145, (i) => polar(x, r, i * 2.5));
  const pigtail: Part[] = evenly(30, 6).flatMap((angle) => {
    const hose = fine(
      pipe(curve(vecs('0 400 0, 30 398 0, 62 380 0, 74 352 0, 75 330 0'), 6), 6.5, blue),
    );
    const tee = fine(move(prism(ring(6, 19), [-20, 24], metal), [0, 400, 0]));
    const nut = move(fine(turn(prism(ring(6, 12), [0, 22], metal), 'z', -90)), [75, 338, 0]);
    const end = move(fine(turn(prism(ring(20, 8), [0, 26], hot), 'z', -90)), [75, 316, 0]);
    return [hose, tee, nut, end].map((part) => turn(part, 'x', angle));
  });
  const feed = pipe(
    curve(vecs('0 -400 0, -4 -450 0, -30 -490 30, -110 -505 60, -190 -505 70'), 12),
    17,
    metal,
  );
  const coupling = [
    ...flange([-214, -198], [0, 40], 4, metal, { circle: 30, size: 6 }),
    prism(ring(6, 30), [-190, -160], blue),
  ].map((part) => move(part, [0, -505, 70]));
  return {
    parts: [pipe(circle(400, 0), 15, metal), ...pigtail, feed, ...coupling],
    view: { yaw: 50, pitch: 12 },
    axes: [
      [
        [-330, 0, 0],
        [360, 0, 0],
      ],
      [
        [0, 470, 0],
        [0, -470, 0],
      ],
    ],
  };
}
