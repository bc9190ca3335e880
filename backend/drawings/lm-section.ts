import * as lm from './lm.ts';
import { times, type Point } from './mesh.ts';
import { hatch } from './hatch.ts';
import { points } from './points.ts';
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

/** Exaggerates radii slightly, so that short blades stay visible. */
const tall = 1.16;

const onSide = (side: number, outline: readonly Point[]): Point[] =>
  outline.map(([x, r]) => [x, r * side * tall]);

/** The longitudinal section of the aeroderivative turbine about the axis y = 0. */
export const lmSection = (theme: Theme): string =>
  [-1, 1].map((side) => half(theme, side)).join('') + shafts(theme);

function half(theme: Theme, side: number): string {
  const { line, detail, solid, rotor, stator, hot, glow, air, gas } = theme;
  const area = (outline: readonly Point[], fill: string, weight = 2, colour = line): string =>
    shape(path(onSide(side, outline), true), fill, colour, weight);
  const cut = (outline: readonly Point[], lean: 1 | -1 = 1): string =>
    area(outline, solid, 3.5) + stroke(hatch(onSide(side, outline), 11, lean), detail, 1.4);
  const blades = (rows: readonly lm.Row[], fill: string, colour = line): string => {
    const each = rows.map(({ x, width, from, to }) =>
      path(
        onSide(side, [
          [x + width * 0.06, from],
          [x + width, from],
          [x + width * 0.9, to],
          [x + width * 0.16, to],
        ]),
        true,
      ),
    );
    return shape(each.join(''), fill, colour, 1.8);
  };
  const wheels = (rows: readonly lm.Row[], bore: number): string =>
    shape(
      rows.map((row) => path(onSide(side, lm.wheel(row, bore)), true)).join(''),
      solid,
      line,
      1.8,
    );
  const channel = (from: number, to: number, outer: lm.Radius, inner: lm.Radius, fill: string) => {
    const xs = times(41, (i) => from + ((to - from) * i) / 40);
    const top = xs.map((x): Point => [x, outer(x)]);
    return area([...top, ...xs.reverse().map((x): Point => [x, inner(x)])], fill, 0);
  };
  const levers = times(6, (i) => {
    const x = 486 + i * 25.7;
    const r = lm.tip(x) + 14;
    const arm = onSide(side, [
      [x, r - 16],
      [x, r + 20],
      [x + 20, r + 20],
    ]);
    return stroke(path(arm), line, 3) + disc([x, (r + 20) * side * tall], 4, solid, line, 2);
  });
  const cooling = [968, 990, 1012, 1034].map((x, i) =>
    [122 + i * 3, 186 - i * 4]
      .map((r) =>
        path(
          onSide(side, [
            [x, r],
            [x + 8, r],
          ]),
        ),
      )
      .join(''),
  );
  const y = (r: number): number => Math.round(r * side * tall);
  const flames = [-1, 0, 1].map(
    (i) => `M974 ${y(153 + i * 15)}Q1004 ${y(153 + i * 26)} 1042 ${y(151 + i * 12)}`,
  );
  const struts = ['22 100, 36 62', '360 130, 386 78', '448 96, 450 86', '1478 114, 1478 76'];
  const carried = struts.map((text) => stroke(path(onSide(side, points(text))), line, 5));
  const bearings = lm.bearings.map(
    ([x, r]) =>
      area(
        [
          [x - 15, r - 14],
          [x + 15, r - 14],
          [x + 15, r + 14],
          [x - 15, r + 14],
        ],
        solid,
      ) + disc([x, r * side * tall], 10, rotor, line, 2),
  );
  const bolts = lm.flanges.map(([x, r]) =>
    path(
      onSide(side, [
        [x - 13, r - 10],
        [x + 13, r - 10],
      ]),
    ),
  );
  return [
    channel(0, 900, lm.tip, lm.hub, air),
    area(points('900 120, 900 138, 938 172, 938 140'), air, 0),
    channel(1052, 1600, lm.hotTip, lm.hotHub, gas),
    area([...lm.nose(140, 112), ...lm.nose(126, 100).reverse()], solid, 3),
    ...lm.cases.map((outline, i) => cut(outline, i % 2 ? -1 : 1)),
    blades([lm.inletVanes, ...lm.lowVanes, ...lm.highVanes], stator),
    blades([...lm.lowCompressor, ...lm.highCompressor, ...lm.lowTurbine], rotor),
    wheels(lm.lowCompressor, 62),
    wheels([...lm.highCompressor, ...lm.highTurbine], 58),
    wheels(lm.lowTurbine, 74),
    area(lm.frontStrut, stator),
    area(lm.rearStrut, stator),
    cut(lm.frontHub, -1),
    cut(lm.innerCase, -1),
    area(lm.exhaustHub, solid, 3),
    ...[lm.lowDrum, lm.highDrum, lm.highTurbineDrum, lm.lowTurbineDrum, lm.unison].map((outline) =>
      area(outline, rotor, 1.6),
    ),
    ...levers,
    area(lm.liner, glow, 3, hot),
    area(lm.dome, solid, 3, hot),
    stroke(cooling.join(''), hot, 5),
    stroke(flames.join(''), hot, 3),
    area(lm.nozzleStem, stator, 2.5),
    area(lm.nozzleFlange, stator, 2.5),
    blades([...lm.highNozzles, ...lm.lowNozzles], glow, hot),
    blades(lm.highTurbine, hot),
    ...carried,
    ...bearings,
    stroke(bolts.join(''), line, 6),
  ].join('');
}

function shafts({ line, solid, rotor, detail }: Theme): string {
  const both = [...lm.cones, lm.highShaft].flatMap((outline) =>
    [-1, 1].map((side) => shape(path(onSide(side, outline), true), solid, line, 2)),
  );
  const low = [...lm.lowShaft, ...lm.lowShaft.map(([x, r]): Point => [x, -r]).reverse()];
  return (
    both.join('') +
    shape(path(low, true), rotor, line, 3) +
    stroke('M110 -12H1230M110 12H1230', detail, 1.4)
  );
}
