import * as lm from './lm.ts';
import { blue, deep, hot, light, metal, warm, type Paint } from './paint.ts';
import { bladeRow, bolts, spindle } from './fittings.ts';
import {
  around,
  evenly,
  fine,
  loft,
  move,
  prism,
  ring,
  sleeve,
  turn,
  turned,
  type Part,
  type Point,
} from './mesh.ts';

/** The visible sector of the cases; the rest is cut away. */
export interface Sector {
  from: number;
  to: number;
}

const row = (
  { x, width, from, to }: lm.Row,
  count: number,
  lean: number,
  paint: Paint,
  sector?: Sector,
): Part[] =>
  bladeRow(
    count,
    x + width / 2,
    {
      root: from,
      tip: to,
      chord: [width * 1.2, width * 1.2],
      stagger: [lean * 0.7, lean],
      camber: [lean / 400, lean / 500],
      thickness: [0.12, 0.1],
    },
    paint,
    sector,
  );

const disc = (one: lm.Row, bore: number, paint: Paint = metal): Part =>
  fine(turned(lm.wheel(one, bore), paint));

/** Returns the angles of a bolt circle that lie on the visible sector of a case. */
export const within = (angles: readonly number[], { from, to }: Sector): number[] =>
  angles.filter((angle) => {
    const beyond = (((angle - from) % 360) + 360) % 360;
    return to - from >= 360 || (beyond > 2 && beyond < to - from - 2);
  });

/** The low-pressure rotor: five compressor stages, the long shaft, five turbine stages. */
export const lowRotor = (): Part[] => [
  spindle(lm.lowShaft, blue),
  ...lm.lowCompressor.flatMap((one, i) => [disc(one, 62), ...row(one, 30 + i * 4, 46, blue)]),
  fine(turned(lm.lowDrum, metal)),
  ...lm.lowTurbine.flatMap((one, i) => [disc(one, 74), ...row(one, 54 - i * 3, -38, deep)]),
  fine(turned(lm.lowTurbineDrum, metal)),
];

/** The high-pressure rotor: fourteen compressor stages and two turbine stages. */
export const highRotor = (): Part[] => [
  turned(lm.highShaft, metal),
  ...lm.highCompressor.flatMap((one, i) => [
    disc(one, 58),
    ...row(one, 40 + (i >> 1) * 2, 48, blue),
  ]),
  fine(turned(lm.highDrum, metal)),
  ...lm.highTurbine.flatMap((one) => [disc(one, 58), ...row(one, 46, -40, hot)]),
  fine(turned(lm.highTurbineDrum, metal)),
];

/** The stationary parts: cases, frames, vanes, combustor. */
export function stator(sector: Sector): Part[] {
  const vanes = [
    row(lm.inletVanes, 34, -8, light, sector),
    ...lm.lowVanes.map((one, i) => row(one, 36 + i * 4, -30, light, sector)),
    ...lm.highVanes.map((one) => row(one, 48, -32, light, sector)),
    ...lm.highNozzles.map((one) => row(one, 36, 36, hot, sector)),
    ...lm.lowNozzles.map((one) => row(one, 48, 34, warm, sector)),
  ].flat();
  const stem = [
    sleeve([246, 256], [0, 22], metal),
    sleeve([178, 246], [0, 7], light),
    prism(ring(6, 11), [256, 274], hot),
  ].map((part) => fine(move(turn(part, 'z', 90), [934, 0, 0])));
  const strut = (outline: readonly Point[], half: number): Part =>
    fine(
      loft(
        [-half, half].map((z) => outline.map(([x, r]) => [x, r, z] as const)),
        light,
      ),
    );
  const lever = fine(turn(prism(ring(8, 4), [0, 40], metal), 'z', 90));
  const levers = lm.highVanes
    .slice(0, 6)
    .flatMap(({ x }) => around(within(evenly(36), sector), move(lever, [x, lm.tip(x) + 8, 0])));
  return [
    ...lm.cases.map((outline) => turned(outline, metal, sector)),
    turned([...lm.nose(140, 112), ...lm.nose(126, 100).reverse()], light),
    turned(lm.frontHub, metal, sector),
    turned(lm.innerCase, metal, sector),
    turned(lm.exhaustHub, metal, sector),
    turned(lm.linerShell, hot, sector),
    turned(lm.dome, warm, sector),
    ...around(within(evenly(10, 18), sector), strut(lm.frontStrut, 6)),
    ...around(within(evenly(12, 15), sector), strut(lm.rearStrut, 6)),
    ...lm.highVanes
      .slice(0, 6)
      .map(({ x }) => fine(sleeve([x - 3, x + 5], [lm.tip(x) + 42, lm.tip(x) + 50], blue, sector))),
    ...levers,
    ...stem.flatMap((part) => around(within(evenly(30, 6), sector), part)),
    ...lm.flanges.flatMap(([x, r]) =>
      bolts(within(evenly(40, 4), sector), r - 8, [x - 15, x - 4], 5),
    ),
    ...vanes,
  ];
}
