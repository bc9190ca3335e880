import { blue, dark, hot, light, metal } from './paint.ts';
import { flange, gear, spindle } from './fittings.ts';
import {
  around,
  evenly,
  fine,
  move,
  polar,
  prism,
  radians,
  ring,
  sleeve,
  times,
  turn,
  turned,
  type Part,
  type Point,
} from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points } from './points.ts';

const ball = (r: number): Part =>
  turned(
    times(19, (i): Point => [-r * Math.cos((i * Math.PI) / 18), r * Math.sin((i * Math.PI) / 18)]),
    hot,
    { steps: 48 },
  );

/** A groove cut by a ball of radius r into the outline between two edges. */
const groove = (x: number, r: number, middle: number, way: 1 | -1): Point[] =>
  times(13, (i): Point => {
    const angle = radians(-62 + (i * 124) / 12);
    return [x + r * Math.sin(angle), middle + way * r * Math.cos(angle)];
  });

/** A thrust ball bearing in exploded view: outer ring, cage with balls, split inner ring. */
export function bearing(): Drawing {
  const outer = turned(
    [[-250, 262], [-250, 322], [-150, 322], [-150, 262], ...groove(-200, 38, 230, 1).reverse()],
    metal,
  );
  const cage = [
    turned(points('-46 220, -46 244, 46 244, 46 220'), blue),
    fine(sleeve([-48, 48], [226, 238], blue)),
  ];
  const balls = around(evenly(18), fine(move(ball(37), [0, 231, 0])));
  const inner = (from: number, to: number, middle: number): Part => {
    const arc = groove(middle, 38, 231, -1).filter(([x]) => x > from && x < to);
    return turned(
      [
        [from, 140],
        [from, from < middle - 20 ? 206 : 193],
        ...arc,
        [to, to > middle + 20 ? 206 : 193],
        [to, 140],
      ],
      metal,
    );
  };
  return {
    parts: [outer, ...cage, ...balls, inner(170, 220, 220), inner(270, 320, 270)],
    view: { yaw: 42, pitch: 18 },
    axes: [
      [
        [-420, 0, 0],
        [520, 0, 0],
      ],
    ],
  };
}

/** A carbon face seal in exploded view: housing, springs, segmented carbon ring, runner. */
export function carbonSeal(): Drawing {
  const housing = [
    ...flange([-330, -312], [190, 262], 12, metal, { size: 8 }),
    turned(points('-312 190, -312 232, -250 232, -250 216, -296 216, -296 190'), metal),
  ];
  const springs = around(
    evenly(16),
    fine(
      turned([[0, 3], ...times(14, (i): Point => [2 + i * 3.6, i % 2 ? 9 : 6]), [54, 3]], blue, {
        steps: 18,
      }),
    ),
  );
  const coils = springs.map((part, i) => {
    const angle = (i * 360) / 16;
    return turn(move(turn(part, 'x', -angle), [-200, 204, 0]), 'x', angle);
  });
  const carrier = sleeve([-90, -70], [180, 230], metal);
  const segments = times(4, (i) =>
    turned(points('20 178, 20 226, 70 226, 70 212, 92 212, 92 190, 60 178'), dark, {
      from: i * 90 + 2,
      to: i * 90 + 88,
    }),
  );
  const garter = turned(
    times(16, (i): Point => {
      const a = (i * Math.PI) / 8;
      return [112 + 9 * Math.cos(a), 228 + 9 * Math.sin(a)];
    }),
    hot,
  );
  const runner = [
    turned(points('210 150, 210 232, 236 232, 236 180, 310 180, 310 150'), metal),
    fine(sleeve([209.4, 210], [186, 214], light)),
  ];
  return {
    parts: [...housing, ...coils, carrier, ...segments, garter, ...runner],
    view: { yaw: 36, pitch: 18 },
    axes: [
      [
        [-480, 0, 0],
        [470, 0, 0],
      ],
    ],
    notes: [
      { digit: 1, at: polar(-320, 262, 330), to: [170, 200] },
      { digit: 1, at: polar(50, 226, 350), to: [690, 110] },
      { digit: 2, at: polar(222, 232, 40), to: [1440, 130] },
    ],
  };
}

/** The accessory gearbox without its cover: the train of gears and the drive pads. */
export function gearbox(): Drawing {
  const at: { y: number; z: number; teeth: number; paint: typeof metal; start: number }[] = [
    { y: 40, z: -420, teeth: 30, paint: blue, start: 0 },
    { y: -30, z: -232, teeth: 36, paint: metal, start: 3 },
    { y: -10, z: 0, teeth: 42, paint: hot, start: 5 },
    { y: -32, z: 226, teeth: 34, paint: metal, start: 2 },
    { y: 44, z: 412, teeth: 30, paint: blue, start: 4 },
  ];
  const pitch = 3.1;
  const gears = at.flatMap(({ y, z, teeth, paint, start }) =>
    gear(teeth, teeth * pitch, [-46, -8], paint, { start, bore: 17 }).map((part) =>
      move(part, [0, y, z]),
    ),
  );
  const edge = (r: number): Point[] => {
    const side = (sign: 1 | -1): Point[] =>
      times(41, (i): Point => {
        const z = sign * (-430 + (i * 860) / 40);
        const bow = 60 * (z / 430) ** 2 - 24;
        return [bow + sign * (r + 128), z];
      });
    const cap = (sign: 1 | -1): Point[] =>
      times(15, (i): Point => {
        const a = radians(90 - (i * 180) / 14);
        return [36 + (r + 128) * Math.sin(a) * sign, sign * (430 + (r + 128) * Math.cos(a))];
      });
    return [...side(1), ...cap(1), ...side(-1), ...cap(-1)];
  };
  const back = prism(edge(8), [14, 34], metal);
  const rim = prism(edge(0), [0, 14], light);
  const studs = evenly(34).map((_, i) => {
    const list = edge(-8);
    const [y, z] = list[Math.floor((i * list.length) / 34)] ?? [0, 0];
    return fine(move(prism(ring(6, 7), [-8, 0], metal), [0, y, z]));
  });
  const pads = at.map(({ y, z }) =>
    move(turned(points('34 0, 34 96, 90 84, 90 60, 180 60, 180 0'), metal, { steps: 60 }), [
      0,
      y,
      z,
    ]),
  );
  const shaft = [
    ...flange([-190, -176], [14, 62], 8, metal, { size: 5 }),
    spindle(points('-176 30, -64 30'), light),
  ].map((part) => move(part, [0, -10, 0]));
  return {
    parts: [...gears, rim, back, ...studs, ...pads, ...shaft],
    view: { yaw: 60, pitch: 14 },
  };
}
