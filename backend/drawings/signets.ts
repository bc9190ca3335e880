import { ink, signal, sky, steel } from './paint.ts';
import { radians, times, type Point } from './mesh.ts';
import { disc, path, shape, stroke } from './sheet.ts';
import type { Drawing } from './drawing.ts';

/** Logos of invented partner companies: shapes without names. */

const sign = (content: string): Drawing => ({
  parts: [],
  view: { yaw: 0, pitch: 0 },
  under: () => `<rect width="1600" height="1200" fill="#ffffff"/>${content}`,
});

const round = (r: number, degrees: number): Point => [
  800 + r * Math.sin(radians(degrees)),
  600 - r * Math.cos(radians(degrees)),
];
const arc = (r: number, from: number, to: number): string => {
  const [a, b] = [round(r, from), round(r, to)];
  return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
};

/** Machinery monitoring: the rings of a probe, open to the right, crossed by a pulse. */
export const monitoringSignet = (): Drawing =>
  sign(
    [150, 230, 310]
      .map((r, i) => stroke(arc(r, 118, 422), [steel, sky, '#a9cbd9'][i] ?? sky, 44))
      .join('') +
      stroke('M470 600H640L700 490L780 730L840 560L870 600H1130', '#ffffff', 60) +
      stroke('M470 600H640L700 490L780 730L840 560L870 600H1130', ink, 26) +
      disc([1150, 600], 30, signal, signal),
  );

/** Energy technology: a hexagon of six vanes around a bright core. */
export const energySignet = (): Drawing => {
  const vanes = times(6, (i) => {
    const a = i * 60;
    return shape(
      path([round(130, a), round(340, a - 24), round(340, a + 30), round(130, a + 60)], true),
      i % 2 ? sky : steel,
      '#ffffff',
      14,
    );
  });
  return sign(vanes.join('') + disc([800, 600], 84, signal, '#ffffff', 14));
};

/** A turbine manufacturer: three swept blades around a hub. */
export const turbineSignet = (): Drawing => {
  const at = (r: number, degrees: number): string =>
    round(r, degrees)
      .map((v) => v.toFixed(1))
      .join(' ');
  const sweep = (turn: number, colour: string): string =>
    shape(
      `M${at(96, turn)}Q${at(250, turn + 10)} ${at(350, turn + 74)}Q${at(330, turn + 110)} ${at(240, turn + 128)}Q${at(250, turn + 80)} ${at(96, turn + 78)}Z`,
      colour,
      '#ffffff',
      10,
    );
  return sign(
    [ink, steel, sky].map((colour, i) => sweep(i * 120, colour)).join('') +
      disc([800, 600], 66, signal, '#ffffff', 10),
  );
};
