import { blue, light, metal } from './paint.ts';
import { blade, bladeRow, holes } from './fittings.ts';
import { evenly, loft, move, sleeve, turn, turned, type Vec } from './mesh.ts';
import type { Drawing } from './drawing.ts';
import { points } from './points.ts';

/** A rotor disc with its blades, and the vane ring of the same stage in exploded view. */
export function compressorStage(): Drawing {
  const disc = turned(
    points(
      '-30 60, -34 95, -12 130, -10 210, -30 240, -34 262, 34 262, 30 240, 10 210, 12 130, 34 95, 30 60',
    ),
    metal,
  );
  const rotor = bladeRow(
    38,
    0,
    { root: 258, tip: 400, chord: [62, 58], stagger: [34, 58], camber: [0.12, 0.05] },
    blue,
  );
  const shift = 330;
  const vanes = bladeRow(
    22,
    shift,
    { root: 262, tip: 404, chord: [58, 64], stagger: [-24, -20], camber: [-0.12, -0.1] },
    light,
    { from: 90, to: 270 },
  );
  const arc = { from: 90, to: 270 };
  const casing = turned(
    [
      [shift - 60, 404],
      [shift - 60, 418],
      [shift - 46, 418],
      [shift - 46, 440],
      [shift + 46, 440],
      [shift + 46, 418],
      [shift + 60, 418],
      [shift + 60, 404],
    ],
    metal,
    arc,
  );
  const inner = sleeve([shift - 40, shift + 40], [246, 262], metal, arc);
  return {
    parts: [disc, ...holes(evenly(12), 110, -30, 9), ...rotor, ...vanes, casing, inner],
    view: { yaw: 34, pitch: 16 },
    axes: [
      [
        [-330, 0, 0],
        [560, 0, 0],
      ],
    ],
    notes: [
      { digit: 1, at: [450, 330], to: [170, 260] },
      { digit: 2, at: [1230, 900], to: [1440, 1010] },
    ],
  };
}

/** One blade with its dovetail and platform. */
export function compressorBlade(): Drawing {
  const tooth = points('-24 0, -44 -34, -44 -46, 44 -46, 44 -34, 24 0');
  const root = loft(
    [-62, 62].map((x) => tooth.map(([z, y]): Vec => [x, y, z])),
    metal,
  );
  const platform = loft(
    [0, 16].map((y) => points('-70 -40, 70 -46, 70 46, -70 52').map(([x, z]): Vec => [x, y, z])),
    metal,
  );
  const foil = blade(
    {
      root: 16,
      tip: 330,
      chord: [118, 96],
      stagger: [24, 52],
      camber: [0.11, 0.05],
      thickness: [0.11, 0.06],
    },
    blue,
    40,
    40,
  );
  const spread = (angle: number, x: number) =>
    [root, platform, foil].map((part) => move(turn(part, 'y', angle), [x, 0, 0]));
  return {
    parts: [...spread(2, -130), ...spread(148, 130)],
    view: { yaw: 0, pitch: 16 },
    area: { left: 200, top: 90, right: 1400, bottom: 1110 },
    notes: [{ digit: 1, at: [440, 500], to: [760, 300] }],
  };
}
