import { blue, dark, hot, metal, warm } from './paint.ts';
import { airfoil, blade } from './fittings.ts';
import {
  around,
  evenly,
  fine,
  loft,
  move,
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
import { points } from './points.ts';

const dot = (at: Vec, r: number): Part =>
  fine(
    move(
      turned(
        times(5, (i): Point => [-r * Math.cos((i * Math.PI) / 4), r * Math.sin((i * Math.PI) / 4)]),
        dark,
        { steps: 10 },
      ),
      at,
    ),
  );

/** Half a fir tree, mirrored: pairs of (half width, height below the platform). */
const firTree: Point[] = (() => {
  const half: Point[] = points(
    '34 0, 34 -14, 44 -22, 44 -32, 26 -44, 26 -52, 35 -59, 35 -69, 18 -81, 18 -89, 26 -96, 26 -106, 8 -118',
  );
  return [
    ...half.map(([z, y]): Point => [y, z]),
    ...half.reverse().map(([z, y]): Point => [y, -z]),
  ];
})();

const section = {
  chord: [96, 86] as const,
  stagger: [8, 38] as const,
  camber: [0.22, 0.15] as const,
  thickness: [0.2, 0.14] as const,
};

/** A cooled rotor blade of the high-pressure turbine. */
export function turbineBlade(): Part[] {
  const foil = blade({ root: 14, tip: 190, ...section }, hot, 40, 40);
  const row = (share: number, upper: boolean, count: number): Part[] =>
    times(count, (i) => {
      const t = (i + 1) / (count + 1);
      const angle = radians(section.stagger[0] + (section.stagger[1] - section.stagger[0]) * t);
      const chord = section.chord[0] + (section.chord[1] - section.chord[0]) * t;
      const profile = airfoil(
        chord,
        section.thickness[0] + (section.thickness[1] - section.thickness[0]) * t,
        section.camber[0] + (section.camber[1] - section.camber[0]) * t,
        40,
      );
      const index = Math.round(share * 40);
      const [u, v] = profile[upper ? index : 80 - index] ?? [0, 0];
      return dot(
        [
          u * Math.cos(angle) - v * Math.sin(angle),
          14 + 176 * t,
          u * Math.sin(angle) + v * Math.cos(angle),
        ],
        1.7,
      );
    });
  return [
    prism(firTree, [-52, 52], metal),
    loft(
      [0, 14].map((y) => points('-66 -44, 66 -44, 66 44, -66 44').map(([x, z]): Vec => [x, y, z])),
      metal,
    ),
    foil,
    ...row(0.02, true, 16),
    ...row(0.28, true, 14),
    ...row(0.92, true, 20),
    ...row(0.12, true, 14),
    ...row(0.3, false, 12),
    ...row(0.12, false, 12),
    ...times(3, (i) => fine(move(prism(ring(20, 7), [-52.6, -52], dark), [0, -30 - i * 30, 0]))),
  ];
}

/** The blade from both sides. */
export function hptBlade(): Drawing {
  const spread = (parts: Part[], angle: number, x: number): Part[] =>
    parts.map((part) => move(turn(part, 'y', angle), [x, 0, 0]));
  return {
    parts: [...spread(turbineBlade(), -32, -100), ...spread(turbineBlade(), 150, 110)],
    view: { yaw: 0, pitch: 16 },
    area: { left: 200, top: 110, right: 1400, bottom: 1090 },
    notes: [{ digit: 4, at: [480, 450], to: [220, 300] }],
  };
}

/** A nozzle segment: two vanes between outer and inner band. */
export function hptNozzle(): Drawing {
  const arc = { from: -11, to: 11, steps: 720 };
  const vane = {
    root: 398,
    tip: 524,
    chord: [104, 112],
    stagger: [-44, -44],
    camber: [-0.2, -0.2],
    thickness: [0.22, 0.2],
  } as const;
  const vanes = [-5.4, 5.4].flatMap((angle) => {
    const profile = airfoil(106, 0.21, -0.2, 40);
    const dots = [0.02, 0.1, 0.2, 0.34].flatMap((share, k) =>
      times(9, (i) => {
        const [u, v] = profile[k === 3 ? Math.round(share * 40) : 80 - Math.round(share * 40)] ?? [
          0, 0,
        ];
        const s = radians(-44);
        return dot(
          [u * Math.cos(s) - v * Math.sin(s), 408 + i * 13, u * Math.sin(s) + v * Math.cos(s)],
          1.6,
        );
      }),
    );
    return [blade(vane, hot, 4, 40), ...dots].map((part) => turn(part, 'x', angle));
  });
  const outer = turned(
    points('-74 524, -74 536, -60 536, -60 562, -48 562, -48 538, 56 538, 56 572, 70 572, 70 524'),
    metal,
    arc,
  );
  const inner = turned(
    points('-70 398, 70 398, 70 388, 40 388, 40 350, 28 350, 28 386, -70 388'),
    metal,
    arc,
  );
  const lift = (part: Part): Part => move(part, [0, -460, 0]);
  const bolt = [-8, 0, 8].map((angle) =>
    fine(turn(move(prism(ring(24, 5), [27, 27.8], dark), [0, 364, 0]), 'x', angle)),
  );
  return {
    parts: [...vanes, outer, inner, ...bolt].map(lift),
    view: { yaw: 62, pitch: 20 },
    notes: [{ digit: 5, at: [580, 680], to: [220, 760] }],
  };
}

/** The annular combustor, with a quarter cut away, with swirl cups in its dome. */
export function combustorParts(open = { from: 90, to: 360 }): Part[] {
  const shown = (angle: number): boolean =>
    open.to - open.from >= 360 ||
    (((angle % 360) + 360) % 360 > open.from + 5 && ((angle % 360) + 360) % 360 < open.to - 5);
  const dilution = (r: number, x: number, count: number, size: number): Part[] =>
    around(
      evenly(count, 3).filter(shown),
      fine(turn(move(prism(ring(16, size), [-r - 0.4, -r + 0.4], dark), [0, x, 0]), 'z', -90)),
    );
  const cup = fine(
    move(
      turned(points('-34 12, -34 26, -12 26, 0 15, 16 24, 16 20, 0 11'), blue, { steps: 28 }),
      [-150, 330, 0],
    ),
  );
  const liner = (
    outer: Point[],
    thick: number,
    lining: typeof metal,
    skin: typeof metal,
  ): Part[] => [
    turned([...outer, ...outer.map(([x, r]): Point => [x, r + thick]).reverse()], skin, open),
    turned([...outer, ...outer.map(([x, r]): Point => [x, r - thick]).reverse()], lining, open),
  ];
  return [
    ...liner(points('-160 376, -60 396, 60 396, 140 368'), 5, hot, metal),
    ...liner(points('-160 284, -60 266, 60 266, 140 300'), 5, metal, hot),
    turned(points('-166 281, -166 381, -158 375, -158 285'), warm, open),
    turned(points('-164 374, -150 386, -190 394, -230 368, -226 362, -190 386'), metal, open),
    turned(points('-164 286, -150 274, -190 268, -230 294, -226 300, -190 276'), metal, open),
    ...around(evenly(30, 6).filter(shown), cup),
    ...dilution(401.4, -26, 60, 8),
    ...dilution(401.4, 30, 30, 12),
    ...[-60, 4].map((x) => fine(sleeve([x, x + 7], [400, 409], metal, open))),
    sleeve([126, 140], [372, 392], metal, open),
    sleeve([126, 140], [276, 298], metal, open),
  ];
}

/** The combustor by itself. */
export const combustor = (): Drawing => ({
  parts: combustorParts(),
  notes: [
    { digit: 1, at: [1135, 800], to: [1360, 960] },
    { digit: 2, at: [960, 640], to: [1360, 560] },
    { digit: 3, at: [570, 250], to: [250, 180] },
  ],
  view: { yaw: 30, pitch: 18 },
  axes: [
    [
      [-420, 0, 0],
      [420, 0, 0],
    ],
  ],
});
