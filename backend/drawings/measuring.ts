import { blue, dark, deep, hot, ink, light, metal, signal, sky, steel } from './paint.ts';
import { curve, pipe, spindle } from './fittings.ts';
import {
  box,
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
  upright,
} from './mesh.ts';
import { points, vecs } from './points.ts';
import { disc, path, shape, stroke } from './sheet.ts';
import type { Drawing } from './drawing.ts';

/** Monitoring machines and calibrating instruments. */

/** A pressure calibrator: hand pump, reference gauge and the transmitter under test. */
export function calibration(): Drawing {
  const gauge = [
    spindle(points('-60 0, -60 214, -40 226, 40 226, 40 240, 62 240, 62 214'), metal),
    fine(spindle(points('62 214, 62.8 214'), light)),
    ...times(55, (i) => {
      const long = i % 6 === 0;
      return fine(
        turn(
          box([62.8, long ? 150 : 172, long ? -3 : -1.4], [64, 200, long ? 3 : 1.4], dark),
          'x',
          -135 + i * 5,
        ),
      );
    }),
    fine(turn(box([66, -40, -5], [70, 160, 5], hot), 'x', -42)),
    fine(spindle(points('66 18, 76 18'), dark)),
  ].map((part) => move(turn(part, 'y', -90), [-250, 230, 0]));
  const neck = [upright(spindle(points('-110 20, -60 20, -60 34, 0 34'), blue))].map((part) =>
    move(part, [-250, 0, 0]),
  );
  const base = [
    box([-520, -200, -190], [520, -160, 190], light),
    box([-330, -160, -60], [470, -104, 60], metal),
  ];
  const pump = [
    spindle(points('110 56, 124 62, 420 62, 436 50'), metal),
    spindle(points('436 14, 560 14'), light),
    turn(
      move(
        turn(spindle(points('-120 0, -116 16, -60 22, 60 22, 116 16, 120 0'), hot), 'y', 90),
        [572, 0, 0],
      ),
      'x',
      0,
    ),
    prism(ring(6, 40), [84, 112], blue),
  ].map((part) => move(part, [-60, -44, 0]));
  const transmitter = [
    upright(spindle(points('-104 24, -70 24, -70 40, 10 40'), metal)),
    ...[
      spindle(points('-80 70, 80 70, 80 84, 96 84, 96 64'), blue),
      fine(spindle(points('96 62, 97 62'), dark)),
      fine(box([97, -18, -44], [98.5, 18, 44], light)),
    ].map((part) => move(turn(part, 'y', -90), [0, 70, 0])),
    spindle(points('70 24, 116 24, 116 32, 130 32'), metal),
  ]
    .map((part, i) => move(part, [170, i === 4 ? 70 : 0, 0]))
    .map((part) => move(part, [0, 70, -20]));
  const lead = pipe(
    curve(
      vecs('296 140 -20, 340 146 -50, 400 120 -110, 420 20 -150, 400 -110 -160, 330 -150 -165'),
      8,
    ),
    10,
    deep,
  );
  return {
    parts: [...gauge, ...neck, ...base, ...pump, ...transmitter, lead],
    view: { yaw: 20, pitch: 16 },
    area: { left: 120, top: 120, right: 1480, bottom: 1080 },
  };
}

/** Bearings of a machine train with their probes and readings. */
export function monitoring(): Drawing {
  const train = [
    spindle(points('-640 30, 640 30'), light),
    turned(points('-560 30, -560 150, -540 170, -200 170, -180 150, -180 30'), blue),
    ...times(8, (i) => fine(sleeve([-520 + i * 42, -510 + i * 42], [168, 174], deep))),
    turned(points('120 30, 120 130, 150 150, 330 110, 420 120, 540 190, 560 190, 560 30'), metal),
    fine(sleeve([366, 420], [118, 128], hot)),
    sleeve([144, 156], [148, 170], metal),
    sleeve([540, 556], [188, 206], metal),
    sleeve([-50, -30], [0, 64], metal),
    sleeve([-24, -4], [0, 64], metal),
  ];
  const bearing = (x: number): Part[] => [
    sleeve([x - 24, x + 24], [30, 84], metal),
    box([x - 20, -220, -70], [x + 20, -70, 70], metal),
    ...[45, -45].flatMap((angle) => [
      turn(
        move(turn(spindle(points('84 10, 130 10, 130 14, 150 14'), hot), 'z', 90), [x, 0, 0]),
        'x',
        angle,
      ),
    ]),
  ];
  const at = [-610, -110, 70, 610];
  const base = box([-700, -260, -220], [700, -220, 220], light);
  const feet = [
    box([-540, -220, -150], [-200, -120, 150], metal),
    box([140, -220, -30], [200, -100, 30], metal),
    box([500, -220, -30], [550, -160, 30], metal),
  ];
  const panel = (x: number, inside: string): string =>
    `<g transform="translate(${x} 130)">${shape('M0 0H420V290H0Z', '#ffffff', ink, 3)}${stroke('M20 250H400M20 250V30', '#9fb6c1', 2)}${inside}</g>`;
  const wave = stroke(
    path(
      times(120, (i): Point => [
        24 + i * 3.1,
        140 + 60 * Math.sin(i * 0.26) * (0.6 + i / 300) + 16 * Math.sin(i * 0.9),
      ]),
    ),
    sky,
    3,
  );
  const spectrum =
    stroke(
      times(
        30,
        (i) =>
          `M${30 + i * 12.6} 250V${Math.round(250 - (i === 6 ? 190 : i === 12 ? 90 : i === 18 ? 46 : 12 + ((i * 37) % 17)))}`,
      ).join(''),
      steel,
      5,
    ) +
    stroke('M105.6 250V60', signal, 6) +
    stroke('M20 90H400', '#c98', 2, 'stroke-dasharray="8 8"');
  const orbit =
    stroke(
      path(
        times(90, (i): Point => [
          210 + 120 * Math.cos(i * 0.07) + 18 * Math.cos(i * 0.14),
          145 + 76 * Math.sin(i * 0.07 + 0.5),
        ]),
        true,
      ),
      sky,
      3,
    ) +
    stroke('M210 30V250M60 145H360', '#c8d6dd', 2) +
    disc([322, 182], 9, signal, '#ffffff');
  return {
    parts: [...train, ...at.flatMap(bearing), base, ...feet],
    view: { yaw: 20, pitch: 18 },
    axes: [
      [
        [-800, 0, 0],
        [800, 0, 0],
      ],
    ],
    over: (project) => {
      const tops: Point[] = points('310 420, 800 420, 1290 420');
      const leads = [-610, -110, 610].map((x, i) => {
        const [u, v] = project(polar(x, 150, 45));
        const to = tops[i] ?? [0, 0];
        return (
          stroke(path([[u, v], [u, 470 + i * 14], [to[0], 470 + i * 14], to]), signal, 2.5) +
          disc([u, v], 7, signal, '#ffffff')
        );
      });
      return leads.join('') + panel(100, wave) + panel(590, spectrum) + panel(1080, orbit);
    },
    area: { left: 90, top: 540, right: 1510, bottom: 1120 },
  };
}
