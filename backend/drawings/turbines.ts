import { highRotor, lowRotor, stator } from './lm-engine.ts';
import { frameFeet, frameRotor, frames, frameStator } from './frame.ts';
import type { Frame } from './frame.ts';
import type { Drawing } from './drawing.ts';
import { metal } from './paint.ts';

const wide = { left: 70, top: 110, right: 1530, bottom: 1090 };

/** The aeroderivative turbine, a quarter of its cases cut away. */
export const turbineLm = (): Drawing => ({
  parts: [...stator({ from: 90, to: 360 }), ...lowRotor(), ...highRotor()],
  view: { yaw: 28, pitch: 18 },
  axes: [
    [
      [-320, 0, 0],
      [1800, 0, 0],
    ],
  ],
  area: wide,
});

/** The same turbine in longitudinal section. */
export const turbineSection = (): Drawing => ({
  parts: [...stator({ from: 180, to: 360 }), ...lowRotor(), ...highRotor()],
  view: { yaw: 0, pitch: 0 },
  axes: [
    [
      [-260, 0, 0],
      [1740, 0, 0],
    ],
  ],
  area: wide,
});

const frameParts = (frame: Frame, from: number) => [
  ...frameStator({ from, to: 360 }, true, metal, frame),
  ...frameRotor(frame),
  ...frameFeet(),
];

/** A heavy-duty turbine on its feet, a quarter of its cases cut away. */
export const turbineFrame = (machine: keyof typeof frames) => (): Drawing => ({
  parts: frameParts(frames[machine], 90),
  view: { yaw: 30, pitch: 18 },
  axes: [
    [
      [-300, 0, 0],
      [1800, 0, 0],
    ],
  ],
  area: wide,
});

/** The same turbine in longitudinal section. */
export const frameSection = (machine: keyof typeof frames) => (): Drawing => ({
  parts: frameParts(frames[machine], 180),
  view: { yaw: 0, pitch: 0 },
  axes: [
    [
      [-260, 0, 0],
      [1740, 0, 0],
    ],
  ],
  area: wide,
});
