import { blue, dark, deep, hot, ink, light, metal, signal } from './paint.ts';
import { bladeRow, curve, pipe, spindle } from './fittings.ts';
import { turbineBlade } from './hot-gas.ts';
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
  turned,
  upright,
  type Part,
  type Point,
} from './mesh.ts';
import { points, vecs } from './points.ts';
import { disc, path, shape, stroke } from './sheet.ts';
import type { Drawing } from './drawing.ts';

/** Inspecting and measuring blades. */

/** A borescope in its port in the case, and its image. */
export function borescope(): Drawing {
  const sector = { from: -46, to: 46, steps: 240 };
  const rows = [0, 150, 300].flatMap((x, i) => [
    ...bladeRow(
      15,
      x,
      { root: 260, tip: 384 - i * 8, chord: [64, 60], stagger: [34, 50] },
      i === 1 ? hot : blue,
      sector,
    ),
    ...(i < 2
      ? bladeRow(
          13,
          x + 76,
          { root: 268, tip: 392 - i * 8, chord: [50, 50], stagger: [-26, -26] },
          light,
          sector,
        )
      : []),
  ]);
  const shell = [
    turned(points('-60 396, 380 372, 380 388, -60 414'), metal, { from: -46, to: 2, steps: 240 }),
    turned(points('-60 240, 380 244, 380 260, -60 260'), metal, sector),
  ];
  const up = (part: Part): Part => move(turn(turn(part, 'z', 90), 'x', 14), [112, 0, 0]);
  const port = [sleeve([392, 430], [14, 30], metal), prism(ring(6, 40), [430, 452], blue)].map(up);
  const probe = pipe(
    curve(
      vecs(
        '112 640 150, 112 560 140, 112 470 117, 112 400 100, 112 348 87, 124 322 80, 142 318 79',
      ),
      10,
    ),
    8,
    dark,
  );
  const eye = fine(
    move(turned(points('138 0, 138 9, 150 9, 154 6, 154 0'), hot, { steps: 24 }), [0, 318, 79]),
  );
  const hand = [
    spindle(points('630 14, 650 30, 720 34, 740 26, 790 26, 800 18'), blue),
    box([690, -30, -80], [760, 30, -30], dark),
  ].map((part) => move(turn(turn(part, 'z', 90), 'x', 14), [112, 8, -6]));
  const inset = (): string => {
    const c: Point = [1270, 340];
    const edge = (dx: number, nick = false): string => {
      const bite: Point[] = nick
        ? [
            [dx + 44, -30],
            [dx + 62, -16],
            [dx + 50, 4],
            [dx + 66, 16],
            [dx + 46, 34],
          ]
        : [];
      const outline: Point[] = [
        [dx - 30, -180],
        [dx + 40, -180],
        ...bite,
        [dx + 52, 180],
        [dx - 60, 180],
      ];
      return (
        shape(
          path(
            outline.map(([x, y]): Point => [x, y]),
            true,
          ),
          nick ? hot.tones[1] : '#7fb0c6',
          ink,
          3,
        ) +
        stroke(
          path([
            [dx + 14, -180],
            [dx + 4, 180],
          ]),
          ink,
          1.5,
        )
      );
    };
    return (
      `<clipPath id="lens"><circle cx="${c[0]}" cy="${c[1]}" r="206"/></clipPath>` +
      disc(c, 206, '#203746', ink, 2) +
      `<g clip-path="url(#lens)"><g transform="translate(${c[0]} ${c[1]}) rotate(-14)">${edge(-150)}${edge(0, true)}${edge(160)}</g></g>` +
      disc(c, 206, 'none', ink, 6) +
      disc(c, 192, 'none', '#a9cbd9', 2) +
      disc([c[0] + 54, c[1] - 10], 44, 'none', signal, 4) +
      stroke(
        path([
          [c[0] - 12, c[1]],
          [c[0] + 12, c[1]],
        ]) +
          path([
            [c[0], c[1] - 12],
            [c[0], c[1] + 12],
          ]),
        '#ffffff',
        2,
      )
    );
  };
  return {
    parts: [...rows, ...shell, ...port, probe, eye, ...hand],
    view: { yaw: 24, pitch: 14 },
    over: inset,
    area: { left: 90, top: 100, right: 1240, bottom: 1100 },
  };
}

/** A blade between the jaws of a caliper. */
export function inspection(): Drawing {
  const flat = (outline: Point[], z: Point, paint: typeof metal): Part =>
    turn(
      prism(
        outline.map(([x, y]): Point => [y, -x]),
        z,
        paint,
      ),
      'y',
      -90,
    );
  const caliper = [
    flat(points('-360 -40, 560 -40, 560 40, -360 40'), [-7, 7], metal),
    flat(
      points('-360 -40, -290 -40, -290 -130, -182 -240, -182 -330, -206 -330, -360 -150'),
      [-7, 7],
      metal,
    ),
    flat(points('-40 -58, 250 -58, 250 62, -40 62'), [-12, 14], blue),
    flat(points('-40 -58, 90 -58, 90 -120, -72 -330, -96 -330, -96 -250'), [-7, 7], blue),
    flat(points('30 -32, 200 -32, 200 36, 30 36'), [14, 16], dark),
    flat(points('46 -16, 140 -16, 140 22, 46 22'), [16, 17], light),
    ...[160, 184].map((x) =>
      fine(move(turn(prism(ring(20, 8), [16, 20], hot), 'y', -90), [x, 4, 0])),
    ),
    ...times(44, (i) =>
      fine(
        flat(
          [
            [-280 + i * 18, 40],
            [-280 + i * 18 + 2, 40],
            [-280 + i * 18 + 2, i % 5 ? 26 : 14],
            [-280 + i * 18, i % 5 ? 26 : 14],
          ],
          [7, 7.6],
          dark,
        ),
      ),
    ).filter((_, i) => i < 13 || i > 29),
    fine(move(turn(sleeve([-14, 18], [0, 20], metal), 'y', -90), [120, -66, 0])),
  ].map((part) => move(part, [20, 330, 40]));
  const foil = turbineBlade().map((part) =>
    move(
      turn(
        place(part, ([x, y, z]) => [x * 1.5, y * 1.5, z * 1.5]),
        'y',
        62,
      ),
      [-96, -150, 40],
    ),
  );
  const plate = [
    box([-420, -400, -240], [720, -340, 300], light),
    box([-230, -340, -100], [60, -264, 180], deep),
  ];
  const stand = [
    box([420, -340, -60], [560, -240, 80], metal),
    fine(box([420, -300, 80], [560, -280, 82], dark)),
    turn(spindle(points('-240 13, 210 13'), light), 'z', 90),
    spindle(points('-300 9, 20 9'), light),
    box([-26, -26, -24], [26, 26, 24], metal),
  ].map((part, i) =>
    i === 2 ? move(part, [490, 0, 10]) : i > 2 ? move(part, [490, 60, 10]) : part,
  );
  const dial = [
    spindle(points('-20 0, -20 66, 20 66'), metal),
    fine(spindle(points('20 58, 21 58'), light)),
    ...times(20, (i) => fine(turn(box([21, 44, -1.5], [22, 55, 1.5], dark), 'x', i * 18))),
    fine(turn(box([23, -8, -2], [25, 48, 2], hot), 'x', 50)),
  ].map((part) => move(turn(part, 'y', -90), [190, 60, 10]));
  const sample = upright(
    spindle(points('-339 120, -290 120, -290 76, -170 76, -170 50, -138 50'), metal),
  );
  const tip = [turn(spindle(points('-66 10, -130 10, -130 5, -196 5'), metal), 'z', 90)].map(
    (part) => move(part, [190, 60, 10]),
  );
  return {
    parts: [...caliper, ...foil, ...plate, ...stand, ...dial, ...tip, move(sample, [190, 0, 10])],
    view: { yaw: 16, pitch: 16 },
    area: { left: 130, top: 90, right: 1470, bottom: 1110 },
  };
}
