import { blue, dark, hot, metal, warm } from './paint.ts';
import { bladeRow, holes } from './fittings.ts';
import { combustorParts } from './hot-gas.ts';
import { box, evenly, fine, move, sleeve, times, turn, turned } from './mesh.ts';
import { points } from './points.ts';
import type { Drawing } from './drawing.ts';

/** The hot section in exploded view. */

/** Combustor, nozzle ring and turbine wheel in exploded view. */
export function hotSection(): Drawing {
  const nozzle = [
    sleeve([250, 340], [366, 378], metal),
    sleeve([236, 250], [366, 404], metal),
    sleeve([260, 330], [276, 290], metal),
    ...bladeRow(
      28,
      295,
      {
        root: 288,
        tip: 368,
        chord: [76, 76],
        stagger: [44, 44],
        camber: [0.16, 0.16],
        thickness: [0.2, 0.18],
      },
      warm,
    ),
  ];
  const wheel = [
    turned(
      points(
        '560 70, 560 120, 590 150, 590 238, 566 262, 566 286, 654 286, 654 262, 630 238, 630 150, 660 120, 660 70',
      ),
      metal,
    ),
    ...bladeRow(
      44,
      610,
      {
        root: 284,
        tip: 366,
        chord: [62, 58],
        stagger: [-30, -46],
        camber: [-0.16, -0.12],
        thickness: [0.16, 0.12],
      },
      hot,
    ),
    ...holes(evenly(14), 100, 560, 9),
  ];
  const shroud = [
    turned(
      points(
        '860 372, 860 386, 874 386, 874 420, 888 420, 888 386, 960 386, 960 404, 974 404, 974 372',
      ),
      blue,
    ),
    ...times(30, (i) => fine(turn(box([860.5, 372, -1], [973, 373, 1], dark), 'x', i * 12))),
  ];
  return {
    parts: [
      ...combustorParts().map((part) => move(part, [-160, 0, 0])),
      ...nozzle,
      ...wheel,
      ...shroud,
    ],
    view: { yaw: 36, pitch: 18 },
    axes: [
      [
        [-560, 0, 0],
        [1160, 0, 0],
      ],
    ],
    area: { left: 70, top: 110, right: 1530, bottom: 1090 },
  };
}
