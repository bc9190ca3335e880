import { hot, ink, mist, signal, steel } from './paint.ts';
import { frameFeet, frameStator } from './frame.ts';
import { times, type Point } from './mesh.ts';
import { disc, path, shape, stroke } from './sheet.ts';
import type { Drawing } from './drawing.ts';

/** Advice and conversion. */

const none: Drawing = { parts: [], view: { yaw: 0, pitch: 0 } };

/** A compressor map: speed lines, islands of efficiency, surge line and the operating line. */
export function consulting(): Drawing {
  const [x0, y0] = [250, 1000];
  const to = (flow: number, ratio: number): Point => [x0 + flow * 1100, y0 - ratio * 800];
  const speeds = times(7, (i) => {
    const k = 0.4 + i * 0.1;
    return times(30, (j): Point => {
      const s = j / 29;
      return to(k * (0.62 + 0.3 * Math.sin((s * Math.PI) / 2)), k * k * (0.98 - 0.55 * s ** 3.2));
    });
  });
  const surge = times(24, (j): Point => {
    const k = 0.36 + (j / 23) * 0.68;
    return to(k * 0.62, k * k * 0.98);
  });
  const island = (size: number): string => {
    const [cx, cy] = to(0.685, 0.58);
    return path(
      times(72, (i): Point => {
        const a = (i * Math.PI) / 36;
        const u = 250 * size * Math.cos(a);
        const v = 92 * size * Math.sin(a);
        return [cx + u * 0.8 + v * 0.6, cy - u * 0.86 + v * 0.5];
      }),
      true,
    );
  };
  const line = times(24, (j): Point => {
    const k = 0.36 + (j / 23) * 0.66;
    return to(k * 0.8, k * k * 0.86);
  });
  const from = to(0.8 * 0.78, 0.78 * 0.78 * 0.86);
  const best = to(0.8 * 0.93, 0.93 * 0.93 * 0.86);
  const ticks = times(11, (i) => `M${x0 + i * 110} ${y0}v14M${x0} ${y0 - i * 80}h-14`).join('');
  const surgeArea = path([...surge, to(0, 1.06), to(0, 0.127)], true);
  return {
    ...none,
    under: () =>
      shape('M150 90H1450V1110H150Z', '#ffffff', ink, 3) +
      stroke(
        times(10, (i) => `M${x0 + (i + 1) * 110} ${y0}V150M${x0} ${y0 - (i + 1) * 80}H1400`).join(
          '',
        ),
        mist,
        2,
      ) +
      shape(surgeArea, '#f7ebe5', 'none', 0) +
      [1.15, 0.8, 0.48, 0.2]
        .map((s, i) =>
          shape(island(s), ['#eef4f7', '#dfeaf0', '#cfe0e8', '#b5d0dc'][i] ?? '', '#7fb0c6', 2),
        )
        .join('') +
      speeds.map((s) => stroke(path(s), steel, 3)).join('') +
      stroke(path(surge), signal, 5, 'stroke-dasharray="22 12"') +
      stroke(path(line), ink, 4) +
      stroke(`M${x0} 150V${y0}H1400${ticks}`, ink, 4) +
      disc(from, 15, '#ffffff', ink, 4) +
      disc(best, 17, signal, '#ffffff', 4) +
      stroke(
        path([
          [from[0] + 24, from[1] + 6],
          [best[0] + 30, from[1] + 6],
          [best[0] + 30, best[1] + 26],
        ]) +
          path([
            [best[0] + 20, best[1] + 42],
            [best[0] + 30, best[1] + 26],
            [best[0] + 40, best[1] + 42],
          ]),
        signal,
        4,
      ),
  };
}

/** The heavy-duty turbine, its new combustors highlighted in colour. */
export function retrofit(): Drawing {
  const parts = [...frameStator({ from: 0, to: 360 }, true, hot), ...frameFeet()];
  return {
    parts,
    view: { yaw: 34, pitch: 18 },
    axes: [
      [
        [-300, 0, 0],
        [1800, 0, 0],
      ],
    ],
    area: { left: 70, top: 110, right: 1530, bottom: 1090 },
  };
}
