import { languages, type LocalizedText } from '../../languages.ts';
import type { SeedCallout, SeedSubPart } from '../content-types.ts';

/**
 * Parses a part list with one part per line:
 * `part number | quantity | substitute or - | a description in each language, in the order of the list`.
 * Returns the sub-parts in the same order. Throws an Error that names a line with a missing column.
 */
export function partTable(table: string): SeedSubPart[] {
  return table.trim().split('\n').map(readLine);
}

function readLine(line: string): SeedSubPart {
  const [partnumber, quantity, substPart, ...texts] = line.split('|').map((cell) => cell.trim());
  const isComplete = texts.length === languages.length && texts.every(Boolean);
  if (!partnumber || !substPart || !isComplete || !/^[1-9]\d*$/.test(quantity ?? '')) {
    throw new Error(`Not a line of a part list: ${line}`);
  }
  return {
    partnumber,
    quantity: Number(quantity),
    description: inLanguages(texts),
    substPart: substPart === '-' ? '' : substPart,
  };
}

function inLanguages(texts: string[]): LocalizedText {
  const entries = languages.map((language, index) => [language, texts[index]]);
  return Object.fromEntries(entries) as LocalizedText;
}

/**
 * Parses the callouts of drawings with one per line, in pixels of a drawing of 1600 by 1200:
 * `image | number | x y | part numbers, separated by blanks`. Throws an Error that names an incomplete line.
 */
export function calloutTable(table: string): SeedCallout[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [image, number, place = '', parts] = line.split('|').map((cell) => cell.trim());
      const [x = NaN, y = NaN] = place.split(' ').map(Number);
      if (!image || !number || !parts || Number.isNaN(x + y)) {
        throw new Error(`Not a line of callouts: ${line}`);
      }
      const percent = (value: number, whole: number) => Math.round((value / whole) * 10_000) / 100;
      const [left, top] = [percent(x, 1600), percent(y, 1200)];
      return { image, number, x: left, y: top, partNumbers: parts.split(' ') };
    });
}
