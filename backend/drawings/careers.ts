import { blue, dark, deep, hot, light, metal } from './paint.ts';
import { curve, pipe, spindle } from './fittings.ts';
import { turbineBlade } from './hot-gas.ts';
import {
  box,
  fine,
  move,
  place,
  prism,
  sleeve,
  times,
  turn,
  turned,
  type Part,
  type Point,
  type Vec,
  upright,
} from './mesh.ts';
import { points, vecs } from './points.ts';
import { shape, stroke } from './sheet.ts';
import type { Drawing } from './drawing.ts';

/** Workplaces. */

/** A workbench: vice with a blade, tool board, drawers. */
export function careersWorkshop(): Drawing {
  const bench = [
    box([-620, 0, -230], [620, 44, 230], light),
    ...[-590, 540].flatMap((x) =>
      [-200, 150].map((z) => box([x, -560, z], [x + 50, 0, z + 50], metal)),
    ),
    box([130, -400, -200], [520, -1, 200], blue),
    ...times(4, (i) => [
      box([146, -92 - i * 96, 200], [504, -10 - i * 96, 214], metal),
      fine(box([270, -50 - i * 96, 214], [380, -38 - i * 96, 230], dark)),
    ]).flat(),
    box([-560, -470, -190], [120, -440, 190], light),
  ];
  const vice = [
    box([-440, 44, -70], [-200, 74, 70], deep),
    box([-420, 74, -46], [-330, 190, 46], deep),
    box([-284, 74, -46], [-216, 190, 46], deep),
    move(spindle(points('-216 16, -120 16'), metal), [0, 120, 0]),
    move(turn(spindle(points('-70 8, 70 8'), light), 'y', 90), [-134, 120, 0]),
    box([-334, 150, -60], [-326, 200, 60], metal),
    box([-288, 150, -60], [-280, 200, 60], metal),
  ];
  const foil = turbineBlade().map((part) =>
    move(
      turn(
        place(part, ([x, y, z]) => [x * 0.94, y * 0.94, z * 0.42]),
        'y',
        90,
      ),
      [-307, 290, 0],
    ),
  );
  const board = box([-620, 44, -260], [620, 640, -236], light);
  const spanner = (x: number, length: number): Part => {
    const jaw: Point[] = points(
      '0 -10, 0 -32, 40 -44, 70 -30, 52 -12, 52 12, 70 30, 40 44, 0 32, 0 10',
    );
    const outline: Point[] = [
      [-length, -10],
      ...jaw.map(([a, b]): Point => [a, b * (0.5 + length / 500)]),
      [-length, 10],
      [-length - 30, 24],
      [-length - 54, 0],
      [-length - 30, -24],
    ];
    return move(turn(prism(outline, [226, 234], metal), 'y', -90), [x, 500, -460]);
  };
  const tools = [
    ...times(5, (i) => spanner(-520 + i * 104, 250 - i * 36)),
    ...times(3, (i) =>
      move(
        turn(
          spindle(points('-120 6, 20 6, 20 14, 40 20, 120 20, 130 12'), i === 1 ? hot : blue),
          'z',
          90,
        ),
        [330 + i * 80, 430, -225],
      ),
    ),
  ];
  const onBench = [
    move(turn(sleeve([44, 70], [60, 130], metal), 'z', 90), [420, 0, 60]),
    move(turn(sleeve([70, 92], [40, 100], blue), 'z', 90), [420, 0, 60]),
    box([-60, 44, 40], [130, 58, 170], light),
    fine(box([-40, 58, 60], [60, 59, 66], dark)),
    fine(box([-40, 58, 84], [90, 59, 90], dark)),
    fine(box([-40, 58, 108], [40, 59, 114], dark)),
    fine(box([60, 58, 120], [190, 64, 130], hot)),
  ];
  const lamp = [
    move(turn(spindle(points('44 46, 58 46, 58 8'), dark), 'z', 90), [120, 0, -150]),
    pipe(curve(vecs('120 58 -150, 150 240 -150, 40 380 -100, -120 430 -40'), 10), 8, dark),
    move(turn(turned(points('0 18, 70 66, 74 62, 6 12'), hot), 'z', -110), [-120, 440, -40]),
  ];
  return {
    parts: [...bench, ...vice, ...foil, board, ...tools, ...onBench, ...lamp],
    view: { yaw: 24, pitch: 16 },
    area: { left: 120, top: 90, right: 1480, bottom: 1110 },
  };
}

/** A helmet and a tool case on site, with the plant faintly behind. */
export function careersField(): Drawing {
  const dome = times(15, (i): Point => [
    150 * Math.sin((i * Math.PI) / 28),
    150 * Math.cos((i * Math.PI) / 28),
  ]);
  const shell = (part: Part): Part => place(upright(part), ([x, y, z]) => [x * 1.22, y, z]);
  const helmet = [
    shell(turned([...dome, [0, 0]], hot)),
    shell(turned(points('-14 146, -14 188, -4 190, 4 150'), hot)),
    ...[-60, 0, 60].map((z) =>
      fine(
        pipe(
          times(25, (i): Vec => {
            const a = (i * Math.PI) / 24;
            const r = Math.sqrt(149 * 149 - z * z);
            return [-1.22 * r * Math.cos(a), r * Math.sin(a), z];
          }),
          z ? 8 : 13,
          hot,
        ),
      ),
    ),
    fine(box([-218, -12, -34], [-186, 30, 34], light)),
  ].map((part) => move(turn(part, 'y', 24), [-70, 216, 20]));
  const chest = [
    box([-400, -60, -180], [400, 120, 180], blue),
    box([-408, 124, -188], [408, 196, 188], deep),
    ...[-240, 240].map((x) => box([x - 34, 70, 180], [x + 34, 160, 200], metal)),
    ...[-380, 360].map((x) => box([x, -60, 176], [x + 20, 122, 192], metal)),
    pipe(
      curve(vecs('-110 30 184, -110 60 226, -90 70 236, 90 70 236, 110 60 226, 110 30 184'), 8),
      11,
      dark,
    ),
  ];
  const wrench = [
    spindle(points('-360 18, -200 18, -200 12, 300 12'), metal),
    spindle(points('-380 20, -370 24, -220 24, -210 20'), dark),
    move(turn(sleeve([-26, 26], [10, 34], metal), 'z', 90), [316, 0, 0]),
    fine(sleeve([-120, -96], [0, 20], hot)),
  ].map((part) => move(turn(part, 'y', -12), [60, -40, 330]));
  const tablet = [
    box([170, 197, -90], [380, 210, 120], dark),
    fine(box([186, 210, -74], [364, 212, 104], light)),
    ...times(4, (i) =>
      fine(box([206 + i * 38, 212, 40 - i * 26], [228 + i * 38, 214, 84], i === 3 ? hot : blue)),
    ),
  ];
  const slab = box([-620, -90, -330], [620, -60, 470], light);
  const plant = (): string => {
    const s = (d: string): string => shape(d, '#eef3f5', '#9fb6c1', 2.5);
    return (
      stroke('M80 640H1520', '#9fb6c1', 3) +
      s('M150 640V470H420V640Z') +
      s('M190 470V420H380V470Z') +
      s('M440 640V400H560V640Z') +
      s('M330 400V200H600V400Z') +
      s('M580 640V440H1060V640Z') +
      s('M560 440V424H1080V440Z') +
      s('M1080 640V430H1210V640Z') +
      s('M1096 430V120H1194V430Z') +
      s('M1260 640V540H1480V640Z') +
      stroke(
        times(7, (i) => `M346 ${222 + i * 25}H584`).join('') +
          times(3, (i) => `M${700 + i * 120} 440V640`).join('') +
          'M1084 200H1206M1084 290H1206M1084 380H1206' +
          times(6, (i) => `M${1290 + i * 32} 540V640`).join(''),
        '#b9cad3',
        2,
      ) +
      stroke(
        'M1300 540V470M1370 540V470M1440 540V470M1300 470C1400 500 1480 460 1600 430M1370 470C1450 500 1520 450 1600 410M1440 470C1500 480 1550 440 1600 396',
        '#9fb6c1',
        2.5,
      )
    );
  };
  return {
    parts: [...chest, ...helmet, ...wrench, ...tablet, slab],
    view: { yaw: -26, pitch: 24 },
    under: plant,
    area: { left: 190, top: 430, right: 1410, bottom: 1120 },
  };
}
