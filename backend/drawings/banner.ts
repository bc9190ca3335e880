import { mark } from './emblem.ts';
import { ink, signal } from './paint.ts';
import { lmSection, type Theme } from './lm-section.ts';
import { times } from './mesh.ts';
import { centreLine, path, stroke, svg } from './sheet.ts';

/** Light lines on ink, for the banner. */
const night: Theme = {
  line: '#c3d7e0',
  detail: '#46708a',
  solid: '#16303f',
  rotor: '#2a6685',
  stator: '#183b4e',
  hot: signal,
  glow: '#4a2a22',
  air: '#142b39',
  gas: '#2a2527',
};

const grid = (width: number, height: number): string =>
  stroke(
    [
      ...times(Math.ceil(width / 100) - 1, (i) => `M${(i + 1) * 100} 0V${height}`),
      ...times(Math.ceil(height / 100) - 1, (i) => `M0 ${(i + 1) * 100}H${width}`),
    ].join(''),
    '#172d3a',
    2,
  );

/** The wide banner: empty on the left, the section of the engine on the right. */
export function hero(): string {
  const engine = `<g transform="translate(1072 500)scale(.8)">${lmSection(night)}</g>`;
  const arrows = times(5, (i) => {
    const y = 500 + (i - 2) * 52 + (i > 2 ? 34 : i < 2 ? -34 : 0);
    return i === 2
      ? ''
      : path([
          [880, y],
          [930, y],
        ]) +
          path([
            [918, y - 7],
            [930, y],
            [918, y + 7],
          ]);
  }).join('');
  return svg(
    `<rect width="2400" height="1000" fill="${ink}"/>` +
      grid(2400, 1000) +
      stroke(arrows, '#3d6a82', 2.5) +
      engine +
      centreLine([840, 500], [2392, 500], '#6fa3bb'),
    2400,
    1000,
  );
}

/** The preview picture of links to the site: the logo over the engine. */
export const preview = (): string =>
  svg(
    `<rect width="1200" height="630" fill="${ink}"/>` +
      grid(1200, 630) +
      `<g transform="translate(250 345)scale(.56)">${lmSection(night)}</g>` +
      centreLine([60, 345], [1190, 345], '#6fa3bb') +
      `<g transform="translate(70 60)scale(1.5)"><circle cx="32" cy="32" r="33" fill="#c3d7e0"/>${mark()}</g>`,
    1200,
    630,
  );
