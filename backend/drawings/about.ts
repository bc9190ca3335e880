import { deep, hot, ink, light, metal, mist, paper, signal, sky, steel, warm } from './paint.ts';
import { times, type Point } from './mesh.ts';
import { hatch } from './hatch.ts';
import { rowSide, turnedSide } from './rotor-side.ts';
import { centreLine, disc, path, shape, stroke, svg } from './sheet.ts';
import { points } from './points.ts';

const ground = (): string =>
  `<rect width="1600" height="816" fill="${paper}"/>` +
  stroke(
    [
      ...times(19, (i) => `M${(i + 1) * 80} 0V816`),
      ...times(10, (i) => `M0 ${(i + 1) * 80}H1600`),
    ].join(''),
    mist,
    1.5,
  );

const at = (x: number, y: number, content: string): string =>
  `<g transform="translate(${x} ${y})">${content}</g>`;
const block = (x: number, y: number, w: number, h: number, fill: string, weight = 2.5): string =>
  shape(
    path(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      true,
    ),
    fill,
    ink,
    weight,
  );

/** The high-pressure rotor from the side: drum with 14 rows, shaft, two turbine stages. */
const highPressureRotor = (): string => {
  const tip = (i: number): number => 168 - i * 4.6;
  const drum: Point[] = points(
    '-60 46, -20 46, -20 104, 0 112, 560 100, 580 92, 612 60, 720 52, 740 70, 770 70, 900 70, 960 70, 960 44, 1060 44',
  );
  return (
    turnedSide(points('-190 34, -140 34, -140 46, -60 46')) +
    turnedSide(drum) +
    times(14, (i) => rowSide(10 + i * 40, 23, tip(i), 34 + i * 3)).join('') +
    [
      [770, 128, 46],
      [868, 136, 42],
    ]
      .map(
        ([x = 0, r = 0, n = 0]) =>
          turnedSide([
            [x - 14, 96],
            [x + 58, 96],
          ]) + rowSide(x, 44, r, n, hot),
      )
      .join('') +
    turnedSide(points('1060 38, 1090 38, 1090 30, 1110 30'))
  );
};

/** A rotor on the rollers of a balancing stand. */
export function balancingStand(): string {
  const pedestal = (x: number): string => {
    const post: Point[] = [
      [x - 90, 690],
      [x - 52, 470],
      [x - 52, 452],
      [x + 52, 452],
      [x + 52, 470],
      [x + 90, 690],
    ];
    const window: Point[] = [
      [x - 44, 650],
      [x - 24, 520],
      [x + 24, 520],
      [x + 44, 650],
    ];
    return (
      shape(path(post, true), metal.tones[2], ink, 4) +
      shape(path(window, true), paper, ink, 2) +
      [-1, 1]
        .map(
          (s) =>
            disc([x + s * 34, 436], 30, metal.tones[0], ink, 3) + disc([x + s * 34, 436], 9, ink),
        )
        .join('') +
      block(x - 52, 452, 104, 16, metal.tones[3])
    );
  };
  const bed: Point[] = points('90 690, 1510 690, 1510 740, 90 740');
  return svg(
    ground() +
      shape(path(bed, true), '#ffffff', ink, 4) +
      stroke(hatch(bed, 14), steel, 1.5) +
      stroke('M60 740H1540', ink, 4) +
      pedestal(272) +
      pedestal(1402) +
      at(390, 372, highPressureRotor()) +
      // the belt drive on the shaft between the wheels, and the two pick-ups at the bearings
      stroke('M1050 372V640M1098 372V640', ink, 5) +
      disc([1074, 640], 26, metal.tones[1], ink, 3) +
      disc([1074, 640], 8, ink) +
      block(1018, 668, 112, 22, metal.tones[3]) +
      [150, 1530]
        .map(
          (x, i) =>
            stroke(
              path([
                [x, 436],
                [x + (i ? -62 : 62), 436],
              ]),
              signal,
              5,
            ) +
            stroke(
              path([
                [x, 436],
                [x, 690],
              ]),
              steel,
              2.5,
            ) +
            disc([x, 436], 9, signal, '#ffffff', 2),
        )
        .join('') +
      centreLine([110, 372], [1570, 372], sky),
    1600,
    816,
  );
}

/** The modules of an aeroderivative turbine in exploded view on one centre line. */
export function explodedEngine(): string {
  const lpc =
    turnedSide(points('-40 60, 0 86, 190 134, 200 128')) +
    times(5, (i) => rowSide(4 + i * 39, 22, 236 - i * 7, 34 + i * 6)).join('') +
    turnedSide(points('-84 0, -78 34, -62 58, -40 66'), light);
  const frame =
    turnedSide(points('0 212, 14 212, 14 196, 60 176, 60 190, 72 190'), metal, 4) +
    stroke(
      [-150, -110, -60, 0, 60, 110, 150]
        .map((y) =>
          path([
            [14, y * 1.2],
            [60, y],
          ]),
        )
        .join(''),
      steel,
      2,
    );
  const hpc =
    turnedSide(points('-50 40, -20 40, -20 96, 0 104, 310 90, 330 60, 352 60')) +
    times(14, (i) => rowSide(2 + i * 22.4, 13, 152 - i * 3.4, 38 + i * 4)).join('');
  const combustor =
    turnedSide(points('0 120, 14 150, 30 158, 100 158, 136 128, 136 120'), warm, 4) +
    [0, 1]
      .map((row) =>
        times(11, (i) => {
          const y = 158 * Math.sin(((i - 5) * Math.PI) / 12);
          return disc([50 + row * 34, y], 6 - Math.abs(i - 5) * 0.5, ink);
        }).join(''),
      )
      .join('') +
    times(9, (i) => {
      const y = 146 * Math.sin(((i - 4) * Math.PI) / 9.4);
      return (
        block(-34, y - 7, 40, 14, metal.tones[0], 2) + block(-46, y - 11, 12, 22, metal.tones[3], 2)
      );
    }).join('');
  const hpt =
    turnedSide(points('-30 44, 0 44, 0 110, 82 110, 82 44, 104 44')) +
    [4, 48].map((x, i) => rowSide(x, 30, 158 + i * 5, 44, hot)).join('');
  const lpt =
    turnedSide(points('-24 60, 0 108, 196 104, 210 60, 240 40, 290 40')) +
    times(5, (i) => rowSide(2 + i * 40, 24, 176 + i * 18, 52, deep)).join('');
  const parts: [number, string][] = [
    [120, lpc],
    [376, frame],
    [526, hpc],
    [944, combustor],
    [1146, hpt],
    [1304, lpt],
  ];
  return svg(
    ground() +
      centreLine([24, 408], [1580, 408], sky) +
      '<g transform="translate(-8 -20.4)scale(.98 1.05)">' +
      parts.map(([x, part]) => at(x, 408, part)).join('') +
      '</g>',
    1600,
    816,
  );
}
