import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';

/** A callout of an image, in percent of its width and height. */
export interface Callout {
  number: string;
  x: number;
  y: number;
}

/** An image of a spare; without callouts over a backend that does not store them. */
export type Drawing = StoredImage_ImageFragment & {
  callouts: (Callout & { __typename: 'Callout' })[] | null;
};

/** Writes callouts as a text with a line for each, which is merged, stored and compared like any other text. */
export function calloutLines(callouts: readonly Callout[]): string {
  return callouts
    .map(({ number, x, y }) => `${number.replaceAll(/\s+/g, ' ')}: ${x}% ${y}%\n`)
    .join('');
}

/** Reads callouts from their lines. */
export function parseCallouts(lines: string): Callout[] {
  return lines.split('\n').flatMap((line) => {
    const [, number, x, y] = /^(.+): (\S+)% (\S+)%$/.exec(line) ?? [];
    return number === undefined ? [] : { number, x: Number(x), y: Number(y) };
  });
}
