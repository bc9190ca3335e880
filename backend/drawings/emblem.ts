import { ink, signal } from './paint.ts';
import { radians, times } from './mesh.ts';

/** The logo: a bladed disc around an H, with one blade in signal orange. */
const n = (value: number): number => Math.round(value * 100) / 100;

const polar = (r: number, degrees: number): string =>
  `${n(32 + r * Math.sin(radians(degrees)))} ${n(32 - r * Math.cos(radians(degrees)))}`;

/** One of twelve swept blades between hub and rim. */
const wing = (angle: number): string =>
  `M${polar(18, angle)}Q${polar(23, angle + 2)} ${polar(29.5, angle + 16)}L${polar(29.5, angle + 28)}Q${polar(23, angle + 18)} ${polar(18, angle + 20)}Z`;

export const mark = (): string => {
  const angles = times(12, (i) => i * 30);
  return (
    `<circle cx="32" cy="32" r="32" fill="${ink}"/>` +
    `<path d="${angles
      .filter((a) => a !== 30)
      .map(wing)
      .join('')}" fill="#a9cbd9"/>` +
    `<path d="${wing(30)}" fill="${signal}"/>` +
    `<circle cx="32" cy="32" r="15.5" fill="#fff"/>` +
    `<path d="M24 23h5.2v6.6h5.6V23H40v18h-5.2v-6.8h-5.6V41H24z" fill="${ink}"/>`
  );
};

const frame = (box: string, content: string, extra = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${extra}>${content}</svg>`;

export const logo = (): string => frame('0 0 64 64', mark());

/** The logo on a square of ink, with a margin for masks that cut off the corners. */
export const appIcon = (): string =>
  frame(
    '0 0 64 64',
    `<rect width="64" height="64" fill="${ink}"/><g transform="translate(6.4 6.4)scale(.8)">${mark()}</g>`,
    ' width="512" height="512"',
  );

const stripes = (colours: readonly string[]): string =>
  colours
    .map((colour, i) => `<rect y="${i * 20}" width="100" height="20.1" fill="${colour}"/>`)
    .join('');

/** Flags in their official proportions; boxes of other proportions crop their sides. */
const slice = ' preserveAspectRatio="xMidYMid slice"';
export const flagDe = (): string =>
  frame('0 0 100 60', stripes(['#000', '#d00', '#ffce00']), slice);
export const flagRu = (): string =>
  frame('0 0 90 60', stripes(['#fff', '#0039a6', '#d52b1e']), slice);
export const flagEn = (): string =>
  frame(
    '0 0 60 30',
    '<path fill="#012169" d="M0 0h60v30H0z"/><path stroke="#fff" stroke-width="6" d="M0 0l60 30M60 0L0 30"/>' +
      '<path fill="#c8102e" d="M0 0l30 15h-4.47L0 2.24zM60 30L30 15h4.47L60 27.76zM60 0L30 15v-2.24L55.53 0zM0 30l30-15v2.24L4.47 30z"/>' +
      '<path stroke="#fff" stroke-width="10" d="M30 0v30M0 15h60"/><path stroke="#c8102e" stroke-width="6" d="M30 0v30M0 15h60"/>',
    slice,
  );
