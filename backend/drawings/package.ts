import { blue, dark, deep, hot, light, metal, type Paint } from './paint.ts';
import { spindle } from './fittings.ts';
import { highRotor, lowRotor, stator } from './lm-engine.ts';
import {
  box,
  fine,
  move,
  place,
  prism,
  ring,
  sleeve,
  times,
  turn,
  type Part,
  type Point,
  type Vec,
  upright,
} from './mesh.ts';
import { points } from './points.ts';
import type { Drawing } from './drawing.ts';

/** The generator set. */

const scale = (part: Part, by: number, to: Vec): Part =>
  move(
    place(part, ([x, y, z]) => [x * by, y * by, z * by]),
    to,
  );

/** Slats between two corners of a vertical face. */
const louvres = (a: Vec, b: Vec, count: number, paint: Paint = light): Part[] =>
  times(count, (i) => {
    const y = a[1] + ((i + 0.2) * (b[1] - a[1])) / count;
    return fine(box([a[0], y, a[2]], [b[0], y + ((b[1] - a[1]) / count) * 0.5, b[2]], paint));
  });

/** The generator: a ribbed body on feet, its cooler on top. */
const generator = (): Part[] => {
  const body: Point[] = [
    [0, -150],
    [150, -150],
    ...times(9, (i): Point => [
      150 + 90 * Math.sin((i * Math.PI) / 8),
      -150 * Math.cos((i * Math.PI) / 8),
    ]),
    [150, 150],
    [0, 150],
  ];
  return [
    prism(body, [-900, -470], metal),
    ...times(6, (i) =>
      fine(
        prism(
          body.map(([y, z]): Point => [y * 1.01, z * 1.02]),
          [-870 + i * 70, -860 + i * 70],
          light,
        ),
      ),
    ),
    box([-820, 236, -110], [-550, 330, 110], light),
    ...louvres([-810, 250, 110], [-560, 320, 114], 5, metal),
    box([-780, 60, 150], [-640, 170, 190], metal),
    ...[0, 1, 2]
      .map(() => fine(turn(prism(ring(20, 14), [190, 198], deep), 'y', -90)))
      .map((part, i) => move(part, [-750 + i * 40, 115, 0])),
    spindle(points('-470 26, -330 26'), light),
    sleeve([-430, -412], [0, 54], hot),
    sleeve([-404, -386], [0, 54], hot),
  ];
};

/** The engine in its enclosure, without the near wall. */
export function generatorSet(): Drawing {
  const engine = [...stator({ from: 0, to: 360 }), ...lowRotor(), ...highRotor()].map((part) =>
    scale(part, 0.36, [-60, 150, 0]),
  );
  const shaft = generator().map((part, i, all) =>
    i >= all.length - 3 ? move(part, [0, 150, 0]) : part,
  );
  const enclosure = [
    box([-240, 0, -200], [560, 12, 200], light),
    box([-240, 12, -200], [560, 330, -188], metal),
    box([-250, 330, -206], [570, 346, 206], metal),
    ...[-240, 150, 544].map((x) => box([x, 12, 184], [x + 16, 330, 200], metal)),
    box([-240, 12, -188], [-228, 330, 184], light),
    ...[40, 360].flatMap((x) => [
      move(upright(sleeve([346, 400], [46, 54], metal)), [x, 0, -60]),
      move(upright(fine(sleeve([386, 390], [0, 46], dark))), [x, 0, -60]),
    ]),
    box([40, 112, -30], [56, 30, 30], metal),
    box([420, 12, -30], [440, 80, 30], metal),
    box([120, 12, -24], [134, 96, 24], metal),
  ];
  const intake = [
    box([-430, 60, -150], [-240, 330, 150], light),
    box([-400, 330, -140], [-260, 440, 140], metal),
    box([-640, 440, -240], [-150, 760, 240], metal),
    box([-656, 760, -256], [-134, 776, 256], light),
    ...times(4, (i) =>
      times(7, (k) =>
        fine(box([-626 + i * 120, 456 + k * 42, 240], [-520 + i * 120, 484 + k * 42, 256], blue)),
      ),
    ).flat(),
    ...times(4, (i) =>
      times(7, (k) =>
        fine(box([-656, 456 + k * 42, -224 + i * 116], [-640, 484 + k * 42, -124 + i * 116], blue)),
      ),
    ).flat(),
    ...[-220, 220].map((z) => box([-630, 0, z - 10], [-612, 440, z + 10], metal)),
  ];
  const stack = [
    box([560, 20, -170], [760, 330, 170], metal),
    box([580, 330, -140], [740, 860, 140], light),
    ...[440, 600, 760].map((y) => box([572, y, -148], [748, y + 14, 148], metal)),
    box([596, 860, -124], [724, 862, 124], hot),
    box([580, 860, 132], [740, 884, 140], metal),
    box([580, 860, -140], [740, 884, -132], metal),
    box([580, 860, -140], [588, 884, 140], metal),
    box([732, 860, -140], [740, 884, 140], metal),
  ];
  const skid = [
    box([-930, -44, -240], [800, 0, 240], light),
    ...times(9, (i) => fine(box([-900 + i * 200, -40, 240], [-780 + i * 200, -6, 244], metal))),
  ];
  return {
    parts: [...engine, ...shaft, ...enclosure, ...intake, ...stack, ...skid],
    view: { yaw: 24, pitch: 22 },
    area: { left: 70, top: 80, right: 1530, bottom: 1120 },
  };
}
